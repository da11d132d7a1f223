/** What the gangs wear, as outlines, and who they are. */

import type { Person } from "$lib/board";

/** The four gangs by what they wear: flat cap, bowler, beret, and bare-headed with a scarf. */
export const HATS = [
  "M-42,-36C-54,-62 -24,-78 8,-74C38,-72 52,-56 48,-42C66,-40 78,-32 74,-22C52,-32 -8,-34 -42,-36Z",
  "M-66,-44Q-50,-32 0,-32Q50,-32 66,-44Q62,-52 38,-50C44,-112 -44,-112 -38,-50Q-62,-52 -66,-44ZM-36,-56Q0,-46 36,-56",
  "M40,-42C34,-50 -34,-50 -38,-36C-84,-44 -82,-84 -24,-92C30,-98 62,-72 40,-42ZM-20,-92l2,-12l7,0l0,11Z",
  "M-38,-22C-48,-72 -10,-90 14,-82C44,-78 44,-46 37,-20C33,-34 30,-44 16,-46C4,-46 -2,-38 -12,-44C-22,-50 -30,-40 -38,-22Z",
];
export const SCARF = "M-38,22C-20,40 22,40 40,20L48,38C26,62 -24,62 -46,40ZM8,50L34,92L14,100L-4,56Z";

/** The gangs' signs: outline, middle, and half of the width. The last one is known by its scarf. */
export const CAPS = [
  { path: HATS[0], x: 12, y: -50, half: 66 },
  { path: HATS[1], x: 0, y: -66, half: 66 },
  { path: HATS[2], x: -10, y: -68, half: 74 },
  { path: SCARF, x: 1, y: 60, half: 52 },
];

/** The gangs by the colours that their Apaches have in the box; `board-gang-1` is the blue one's name. */
const IN_THE_BOX = ["red", "blue", "yellow", "green"];

/** By seat: the number of its gang. Who plays in a gang's colour leads it; the others lead what is left. */
export function gangsOf(people: Pick<Person, "colour">[]): number[] {
  const own = people.map(({ colour }) => IN_THE_BOX.indexOf(colour.replace(/^var\(--seat-(.*)\)$/, "$1")));
  const left = IN_THE_BOX.map((_, gang) => gang).filter((gang) => !own.includes(gang));
  return own.map((gang, seat) => (gang >= 0 && own.indexOf(gang) === seat ? gang : left.shift()!));
}
