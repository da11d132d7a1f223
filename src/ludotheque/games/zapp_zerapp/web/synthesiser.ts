/**
 * The rattle for the practice room, made here: at a table the server makes it. It follows
 * `sound/synthesiser.py` step by step, and a test listens to both with the same ear.
 */

import type { Samples } from "$lib/loudness";

const RATE = 22_050;
const SAMPLES = RATE;
const SURE = 3;
const CROWD = 0.9;
const SPREAD: Record<number, number> = { 4: 0.14, 5: 0.19, 6: 0.21 };
const MOST_SPREAD = 0.22;
const STROKES = 5;
const PACE = 0.185;
const FALL = 0.12;
/** The last stroke begins no later, so that its knocks die away before the second is over. */
const LAST_STROKE = 0.835;
/** How the last moments sink into silence: there is no click at the end. */
const FADE = Math.floor((RATE * 15) / 1000);
const EVEN = 8;
const RING = 1600;
const LOUDNESS = 0.12;
const HISS = 0.0006;

/** What rings when it is struck: hertz, milliseconds until it has died away to a third, strength. */
const WOOD = [[430, 11, 1], [710, 9, 0.9], [1180, 7, 0.8], [1720, 5, 0.6], [2600, 3, 0.5], [3900, 2, 0.4]] as const;
const STONE = [[4300, 2.5, 1], [5900, 2, 0.8], [7700, 1.5, 0.6]] as const;

/** One shake of a barrel with so many stones. */
export function rattle(stones: number): Samples {
  const seeming = stir(stones);
  const curve = new Float64Array(SAMPLES + RING);
  const [wood, stone] = [ringing(WOOD), ringing(STONE)];
  const pace = PACE * (1 + 0.03 * normal());
  const begin = 0.05 + 0.02 * Math.random();
  for (let stroke = 0; stroke < STROKES; stroke++) {
    const start = Math.min(LAST_STROKE, begin + stroke * pace + 0.006 * normal());
    const force = Math.exp(0.12 * normal());
    const heard = Math.max(1, Math.floor(seeming + Math.random()));
    const falls = shares(heard + 1).map((share) => start + FALL * share);
    strike(curve, wood, falls, force, 0.2);
    const bounces = falls.filter(() => Math.random() < 0.5);
    strike(curve, wood, bounces.map((time) => time + 0.012 + 0.01 * Math.random()), 0.08 * force, 0.3);
    const meetings = poisson((0.35 * heard * (heard - 1)) / (1 + 0.1 * heard));
    strike(curve, stone, Array.from({ length: meetings }, () => start + FALL * Math.random()), 0.2 * force, 0.4);
  }
  const loud = LOUDNESS * 10 ** (0.1 * normal());
  const values = new Float32Array(SAMPLES);
  for (let frame = 0; frame < SAMPLES; frame++) {
    const left = SAMPLES - 1 - frame;
    const fade = left < FADE ? 0.5 - 0.5 * Math.cos((Math.PI * left) / (FADE - 1)) : 1;
    values[frame] = Math.tanh((curve[frame]! * loud + HISS * normal()) * fade);
  }
  return { rate: RATE, values };
}

/** How many stones seem to rattle in this shake. */
function stir(stones: number): number {
  if (stones <= SURE) return stones;
  return SURE * (stones / SURE) ** CROWD * Math.exp((SPREAD[stones] ?? MOST_SPREAD) * normal());
}

/** How a body rings when it is struck, a little differently each time. */
function ringing(body: readonly (readonly [number, number, number])[]): Float64Array {
  const sound = new Float64Array(RING);
  const drift = 1 + 0.03 * normal();
  for (const [hertz, milliseconds, strength] of body) {
    const turn = (2 * Math.PI * hertz * (drift + 0.01 * normal())) / RATE;
    for (let frame = 0; frame < RING; frame++) {
      sound[frame]! += strength * Math.sin(turn * frame) * Math.exp((-1000 * frame) / RATE / milliseconds);
    }
  }
  return sound;
}

/** Add a blow at each of the times, of about that force and either sign. */
function strike(curve: Float64Array, sound: Float64Array, times: number[], force: number, spread: number): void {
  for (const time of times) {
    const at = Math.trunc(time * RATE);
    const blow = force * Math.exp(spread * normal()) * (Math.random() < 0.5 ? -1 : 1);
    for (let frame = 0; frame < RING; frame++) curve[at + frame]! += blow * sound[frame]!;
  }
}

/** Where so many parts of one end, drawn fairly evenly; the last end, 1, is left out. */
function shares(parts: number): number[] {
  const drawn = Array.from({ length: parts }, () => gamma(EVEN));
  const all = drawn.reduce((sum, one) => sum + one, 0);
  let sum = 0;
  return drawn.slice(0, -1).map((one) => (sum += one) / all);
}

function normal(): number {
  return Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
}

/** A gamma draw of a whole shape: a sum of exponential ones. */
function gamma(shape: number): number {
  let sum = 0;
  for (let turn = 0; turn < shape; turn++) sum -= Math.log(1 - Math.random());
  return sum;
}

function poisson(mean: number): number {
  const limit = Math.exp(-mean);
  let [count, product] = [0, Math.random()];
  while (product > limit) {
    count += 1;
    product *= Math.random();
  }
  return count;
}
