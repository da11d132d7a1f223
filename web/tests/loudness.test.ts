import { describe, expect, it } from "vitest";
import { loudnessOf, readWav, tremblingOf } from "../src/lib/loudness";
import { choose, isLoudnessDrawn, readSettings } from "../src/lib/settings.svelte";

const RATE = 1000;

/** A WAV file of 16 bits, one channel, with a chunk that nobody knows before its samples. */
function wav(samples: number[]): ArrayBuffer {
  const bytes = new ArrayBuffer(12 + 24 + 10 + 8 + 2 * samples.length);
  const data = new DataView(bytes);
  const word = (at: number, text: string) => [...text].forEach((letter, place) => data.setUint8(at + place, letter.charCodeAt(0)));
  word(0, "RIFF");
  word(8, "WAVE");
  word(12, "fmt ");
  data.setUint32(16, 16, true);
  data.setUint16(20, 1, true);
  data.setUint16(22, 1, true);
  data.setUint32(24, RATE, true);
  data.setUint16(34, 16, true);
  word(36, "note");
  data.setUint32(40, 1, true);
  word(46, "data");
  data.setUint32(50, 2 * samples.length, true);
  samples.forEach((sample, place) => data.setInt16(54 + 2 * place, sample * 32767, true));
  return bytes;
}

/** Silence with knocks of a tenth of a second. */
function knocks(...starts: number[]): number[] {
  return Array.from({ length: RATE }, (_, frame) => (starts.some((start) => frame >= start && frame < start + 96) ? 0.5 : 0));
}

describe("a recording", () => {
  it("is read from the bytes that came", () => {
    const samples = readWav(wav([0, 0.5, -1]))!;
    expect(samples.rate).toBe(RATE);
    expect([...samples.values].map((one) => Math.round(one * 100) / 100)).toEqual([0, 0.5, -1]);
  });

  it("is none where the bytes are none, or end too soon", () => {
    expect(readWav(new ArrayBuffer(10))).toBeNull();
    expect(readWav(new TextEncoder().encode("RIFF....WAVE".padEnd(60, "?")).buffer as ArrayBuffer)).toBeNull();
    expect(readWav(wav([0.1, 0.2, 0.3, 0.4]).slice(0, 58))?.values).toHaveLength(2);
  });

  it("is drawn as loud as it is, moment by moment", () => {
    const { seconds, moments } = loudnessOf(readWav(wav(knocks(200)))!);
    expect(seconds).toBe(1);
    expect(moments).toHaveLength(125);
    expect(moments.map((loud, moment) => (loud > 0.5 ? moment : -1)).filter((moment) => moment >= 0)).toEqual([25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36]);
    expect(Math.max(...loudnessOf({ rate: RATE, values: new Float32Array(100) }).moments)).toBe(0);
  });

  it("lets a phone tremble while it is loud, and rest in between", () => {
    const pattern = tremblingOf(loudnessOf(readWav(wav(knocks(240, 720)))!));
    expect(pattern).toHaveLength(5);
    const [begin, wait, first, rest] = pattern as [number, number, number, number];
    expect([begin, wait]).toEqual([0, 240]);
    expect(first).toBeGreaterThanOrEqual(96);
    expect(rest).toBeGreaterThanOrEqual(360);
  });
});

describe("drawing what is heard", () => {
  it("is chosen, and comes by itself where nothing is heard", () => {
    choose({ sound: true, loudness: false });
    expect(isLoudnessDrawn()).toBe(false);
    choose({ loudness: true });
    expect(isLoudnessDrawn()).toBe(true);
    choose({ sound: false, loudness: false });
    expect(isLoudnessDrawn()).toBe(true);
    expect(readSettings('{"loudness": "loud"}').loudness).toBe(false);
  });
});
