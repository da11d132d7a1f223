/**
 * How loud a recording is from moment to moment: for those who cannot hear it, as a drawing and as
 * a trembling. All of it is made here, from the sound alone.
 */

/** A recording as it was received: samples from −1 to 1, one channel. */
export interface Samples {
  rate: number;
  values: Float32Array<ArrayBuffer>;
}

/** What there is to see of a recording: its loudness from 0 to 1, moment by moment. */
export interface Loudness {
  seconds: number;
  moments: number[];
}

const MOMENT = 0.008;
/** What is softer than this part of the loudest moment is not felt. */
const FELT = 0.3;
const BEAT = 24;

/** The samples of a WAV file of 16 bits; `null` if it is none. */
export function readWav(bytes: ArrayBuffer): Samples | null {
  const data = new DataView(bytes);
  const word = (at: number) => String.fromCharCode(...new Uint8Array(bytes, at, 4));
  if (bytes.byteLength < 44 || word(0) !== "RIFF" || word(8) !== "WAVE") return null;
  let [rate, channels, bits] = [0, 1, 0];
  for (let at = 12; at + 8 <= bytes.byteLength; ) {
    const size = data.getUint32(at + 4, true);
    if (word(at) === "fmt ") {
      channels = data.getUint16(at + 10, true);
      rate = data.getUint32(at + 12, true);
      bits = data.getUint16(at + 22, true);
    } else if (word(at) === "data") {
      if (bits !== 16 || !rate || !channels) return null;
      const frames = Math.floor(Math.min(size, bytes.byteLength - at - 8) / (2 * channels));
      const values = new Float32Array(frames);
      for (let frame = 0; frame < frames; frame++) {
        for (let channel = 0; channel < channels; channel++)
          values[frame]! += data.getInt16(at + 8 + 2 * (frame * channels + channel), true) / 32768 / channels;
      }
      return { rate, values };
    }
    at += 8 + size + (size % 2);
  }
  return null;
}

/** How loud it is, moment by moment; the loudest is 1. */
export function loudnessOf({ rate, values }: Samples): Loudness {
  const frames = Math.max(1, Math.round(rate * MOMENT));
  const energy: number[] = [];
  for (let start = 0; start < values.length; start += frames) {
    const end = Math.min(values.length, start + frames);
    let sum = 0;
    for (let frame = start; frame < end; frame++) sum += values[frame]! ** 2;
    energy.push(Math.sqrt(sum / (end - start)));
  }
  const most = Math.max(...energy, 1e-9);
  return { seconds: values.length / rate, moments: energy.map((one) => one / most) };
}

/** When a phone trembles, and when it rests, in turn, in milliseconds: as `navigator.vibrate` takes it. */
export function tremblingOf({ seconds, moments }: Loudness): number[] {
  const beats = Math.max(1, Math.round((seconds * 1000) / BEAT));
  const pattern: number[] = [];
  let isOn = true;
  let length = 0;
  for (let beat = 0; beat < beats; beat++) {
    const part = moments.slice(Math.floor((beat * moments.length) / beats), Math.ceil(((beat + 1) * moments.length) / beats));
    const isFelt = Math.max(...part) >= FELT;
    if (isFelt !== isOn) {
      pattern.push(length);
      length = 0;
      isOn = isFelt;
    }
    length += BEAT;
  }
  if (isOn) pattern.push(length);
  return pattern;
}
