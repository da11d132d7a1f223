/** The board in words, for those who hear it. */

import type { Person } from "$lib/board";
import type { Say } from "$lib/sentences";
import type { Standing } from "./barrels";
import { START, type Ring, type ZappView } from "./ring";
import { homeOf, type Shown } from "./shown";

/** What the reader's shakes of a barrel sounded like this turn, where numbers are heard. What was heard before one has to
    remember. */
export function heardOf(view: ZappView, me: number | null, barrel: number): number[] {
  const heard = me === null ? 0 : view.heard[me];
  if (!Array.isArray(heard) || me === null) return [];
  return view.shaken[me]!.flatMap((one, shake) => (one === barrel && shake >= view.earlier[me]! && heard[shake] !== undefined ? [heard[shake]] : []));
}

/** A barrel: where it is, and what the reader knows of it. */
export function barrelWords(say: Say, people: Person[], standing: Standing, me: number | null, heard: number[], known: number, noted = 0): string {
  const { barrel, where, seat } = standing;
  const words: string[] = [];
  if (where === "heap") words.push(say("board-barrel-heap", { barrel }));
  else if (seat === me) words.push(say(`board-barrel-${where}`, { barrel }));
  else words.push(say(where === "put" ? "board-barrel-chosen" : "board-barrel-held", { barrel, name: people[seat!]!.name }));
  if (standing.isShaken) words.push(say("board-barrel-shaken"));
  if (heard.length) words.push(say("board-barrel-heard", { numbers: heard.join(", ") }));
  if (noted) words.push(say("board-barrel-noted", { number: noted }));
  if (known) words.push(say("board-barrel-known", { stones: known }));
  return words.join(" ");
}

/** Who stands on a place, one sentence a colour. */
export function standingWords(say: Say, people: Person[], places: number[], ring: Ring, place: number): string[] {
  return people.flatMap(({ seat, name }) => {
    const count = places.filter((one, apprentice) => one === place && ring.owner(apprentice) === seat).length;
    return count ? [say("board-here", { name, count })] : [];
  });
}

/** A space: whose zone or castles it has, and who stands there. */
export function spaceWords(say: Say, people: Person[], places: number[], ring: Ring, space: number): string {
  const zone = ring.zones[space]!;
  const words: string[] = [];
  if (zone >= 0) {
    words.push(people[zone] ? say("board-space-zone", { space, name: people[zone].name }) : say("board-space-free", { space }));
  } else {
    const names = ring.castles[space]!.flatMap((colour) => (people[colour] ? [people[colour].name] : []));
    if (names.length === 2) words.push(say("board-space-white-two", { space, name: names[0], other: names[1] }));
    else words.push(names.length ? say("board-space-white-one", { space, name: names[0] }) : say("board-space-white", { space }));
  }
  return [...words, ...standingWords(say, people, places, ring, space)].join(" ");
}

export function startWords(say: Say, people: Person[], places: number[], ring: Ring, seat: number): string {
  const count = places.filter((place, apprentice) => place === START && ring.owner(apprentice) === seat).length;
  return say("board-start", { name: people[seat]!.name, count });
}

export function villageWords(say: Say, people: Person[], places: number[], ring: Ring, seat: number): string {
  return say("board-village", { name: people[seat]!.name, count: homeOf(places, ring, seat), all: ring.apprentices });
}

export function magicWords(say: Say, shown: Pick<Shown, "magic" | "dice">): string {
  if (!shown.magic) return say("board-magic-none");
  return say("board-magic", { magic: shown.magic, first: shown.dice[0] ?? 0, second: shown.dice[1] ?? 0 });
}

/** What somebody does with barrels. */
export function plateWords(say: Say, person: Person, shown: Pick<Shown, "left" | "right" | "put" | "stones" | "busted">): string {
  const { seat, name } = person;
  const stones = shown.stones[seat]!;
  if (stones) return say(shown.busted[seat] ? "board-plate-busted" : "board-plate-spell", { name, stones });
  if (shown.put[seat]) return say("board-plate-put", { name, barrel: shown.put[seat] });
  const held = [shown.left[seat]!, shown.right[seat]!].filter(Boolean);
  if (held.length === 2) return say("board-plate-two", { name, barrel: held[0], other: held[1] });
  return held.length ? say("board-plate-one", { name, barrel: held[0] }) : say("board-plate-none", { name });
}
