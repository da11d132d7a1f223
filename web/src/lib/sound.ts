/** Short, soft sounds, made here and now: wood, paper, metal and a bell. */

import { request } from "./api";
import type { SoundName } from "./board";
import { without } from "./faults";
import { loudnessOf, readWav, tremblingOf, type Loudness, type Samples } from "./loudness";
import { isLoudnessDrawn, settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** Browsers let a page sound only after the reader has touched it, and complain about what tries before. */
const isTouched = () => navigator.userActivation?.hasBeenActive ?? true;

/** Get ready to sound: call this on the first touch. */
export function wakeSound(): void {
  if (!settings.sound || context || typeof AudioContext === "undefined" || !isTouched()) return;
  context = new AudioContext();
}

/** Play a sound, if the reader wants sounds. */
export function play(name: SoundName): void {
  if (!settings.sound || name === "none") return;
  wakeSound();
  if (!context || document.hidden) return;
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime;
  SOUNDS[name](context, now);
}

let heard: AudioBufferSourceNode | null = null;

/**
 * Play what the server has recorded for an event, one at a time: to the ear, on one side if it is
 * heard there (−1 is left, 1 is right), and to the finger. Returns what there is to see of it, and
 * throws where it did not come.
 */
export async function playRecording(address: string, side = 0): Promise<Loudness | null> {
  const samples = await decode(await (await request("GET", address)).arrayBuffer());
  if (!samples) return null;
  if (settings.sound) sound(samples, side);
  const loudness = loudnessOf(samples);
  if (isLoudnessDrawn()) navigator.vibrate?.(tremblingOf(loudness));
  return loudness;
}

async function decode(bytes: ArrayBuffer): Promise<Samples | null> {
  const samples = readWav(bytes);
  if (samples || typeof OfflineAudioContext === "undefined") return samples;
  const buffer = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(bytes).catch(without("sound", ""));
  return buffer && { rate: buffer.sampleRate, values: buffer.getChannelData(0) };
}

/** Sound some samples, and nothing else that was recorded. */
export function sound({ rate, values }: Samples, side = 0): void {
  wakeSound();
  if (!context) return;
  if (context.state === "suspended") void context.resume();
  heard?.stop();
  const buffer = context.createBuffer(1, values.length, rate);
  buffer.copyToChannel(values, 0);
  const source = context.createBufferSource();
  source.buffer = buffer;
  const panner = context.createStereoPanner();
  panner.pan.value = side;
  source.connect(panner).connect(context.destination);
  source.start();
  heard = source;
}

type Sound = (audio: AudioContext, at: number) => void;

/** A tone that fades: a struck bar, a coin, a bell. */
function tone(audio: AudioContext, at: number, pitch: number, length: number, loud: number, kind: OscillatorType = "sine"): void {
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.type = kind;
  source.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + length + 0.02);
}

/** A breath of noise round a pitch: wood on wood, paper on cloth. */
function noise(audio: AudioContext, at: number, pitch: number, sharp: number, length: number, loud: number): void {
  const frames = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = sharp;
  const gain = audio.createGain();
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

const SOUNDS: Record<Exclude<SoundName, "none">, Sound> = {
  dice: (audio, at) => {
    for (const [after, pitch] of [[0, 1500], [0.07, 1900], [0.13, 1300], [0.22, 1700], [0.28, 1200]] as const)
      noise(audio, at + after, pitch, 5, 0.05, 0.3);
  },
  card: (audio, at) => noise(audio, at, 3200, 0.8, 0.11, 0.16),
  coins: (audio, at) => {
    for (const [after, pitch] of [[0, 2637], [0.06, 3136], [0.11, 3520]] as const) {
      tone(audio, at + after, pitch, 0.22, 0.045, "triangle");
      tone(audio, at + after, pitch * 1.504, 0.14, 0.02);
    }
  },
  step: (audio, at) => noise(audio, at, 700, 4, 0.07, 0.35),
  hit: (audio, at) => {
    noise(audio, at, 300, 2, 0.16, 0.45);
    tone(audio, at, 110, 0.2, 0.12);
  },
  turn: (audio, at) => {
    tone(audio, at, 659.3, 0.5, 0.07);
    tone(audio, at + 0.13, 880, 0.7, 0.07);
  },
  win: (audio, at) => {
    [523.3, 659.3, 784, 1046.5].forEach((pitch, place) => tone(audio, at + place * 0.13, pitch, 0.8, 0.07));
  },
};
