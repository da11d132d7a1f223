/** The people at a table, as boards and sentences need them. */

import type { Person } from "./board";
import type { GameInfo, SeatInfo } from "./wire";
import { say, words } from "./words.svelte";

/** So many tempers there are; each has a name. */
const TEMPERS = 12;

/** What the server calls somebody of whom nothing is kept any more. */
const ERASED = "—";

/** The first letter of a name, for its badge. */
export function letterOf(name: string): string {
  return [...name.normalize("NFC")].find((one) => /\p{L}|\p{N}/u.test(one))?.toUpperCase() ?? "?";
}

/** Whether two names are read as the same. */
export function isSameName(one: string, other: string): boolean {
  return one.localeCompare(other, undefined, { sensitivity: "base" }) === 0;
}

/** How everybody at a table is called: bots by ready-made names that no person has there. */
function namesOf(seats: Pick<SeatInfo, "seat" | "kind" | "name" | "temper">[]): string[] {
  const taken = seats.map((seat) => seat.name);
  return seats.map((seat) => {
    if (seat.name && seat.name !== ERASED) return seat.name;
    if (seat.name === ERASED) return say("page-somebody");
    if (seat.kind === "free") return say("page-seat-free");
    const own = seat.kind === "bot" ? botNames(seat.temper).find((name) => !taken.some((one) => isSameName(one, name))) : undefined;
    const name = own ?? say("page-seat", { seat: seat.seat + 1 });
    taken.push(name);
    return name;
  });
}

/** Whether somebody sits there who is not at the table now. */
export function isAway(seat: SeatInfo | undefined): boolean {
  return seat?.kind === "person" && !seat.is_here && !seat.is_mine;
}

/** The names that bots go by, from the one that those of a temper have. */
function botNames(temper: number): string[] {
  const names = Array.from({ length: TEMPERS }, (_, place) => `bot-${(temper + place) % TEMPERS}`);
  return names.filter((id) => words()?.has(id)).map((id) => say(id));
}

/** Everybody, with letters that tell them apart where names begin alike. */
export function peopleOf(seats: Pick<SeatInfo, "seat" | "kind" | "name" | "temper" | "colour" | "shape">[]): Person[] {
  const names = namesOf(seats);
  return lettered(
    seats.map((seat, place) => ({
      seat: seat.seat,
      name: names[place]!,
      colour: `var(--seat-${seat.colour})`,
      shape: seat.shape,
      isBot: seat.kind === "bot",
    })),
  );
}

/** Give each a letter of their name that no other has. */
export function lettered(people: Omit<Person, "letter">[]): Person[] {
  const taken = new Set<string>();
  return people.map((person) => {
    const letters = [...person.name.normalize("NFC").toUpperCase()].filter((one) => /\p{L}|\p{N}/u.test(one));
    const letter = letters.find((one) => !taken.has(one)) ?? String(person.seat + 1);
    taken.add(letter);
    return { ...person, letter };
  });
}

const SIGNS = ["red", "blue", "yellow", "green", "white", "black"] as const;
const FORMS = ["circle", "square", "triangle", "diamond", "star", "hexagon"] as const;

/** People where nobody is known: an uploaded log. They are called by their colours. */
export function strangers(seats: number): Person[] {
  return lettered(
    Array.from({ length: seats }, (_, seat) => ({
      seat,
      name: say(`seat-${seat}`),
      colour: `var(--seat-${SIGNS[seat] ?? "purple"})`,
      shape: FORMS[seat] ?? "heart",
      isBot: false,
    })),
  );
}

/** What a bot's level is called. */
export function levelName(level: string): string {
  const id = `page-level-${level}`;
  return words()?.has(id) ? say(id) : level;
}

/** How strong a level is among so many, by the ladder: how often one of it wins among the level below it, or one of the level
 * above among it; empty where nothing was measured. */
export function levelStrength(game: Pick<GameInfo, "strengths">, level: string, seats: number): string {
  const measured = game.strengths.filter((one) => one.seats === seats);
  const own = measured.find((one) => one.level === level);
  const above = measured.find((one) => one.among === level);
  const one = own ?? above;
  if (!one) return "";
  const other = levelName(own ? one.among : one.level);
  return say(own ? "page-level-wins" : "page-level-loses", { others: seats - 1, level: other, wins: one.wins, even: Math.round(100 / seats) });
}

/** How bots of a level play, in a line; empty where nobody has written that. */
export function levelAbout(level: string): string {
  const id = `page-level-${level}-about`;
  return words()?.has(id) ? say(id) : "";
}
