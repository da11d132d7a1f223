/** The people at a table, as boards and sentences need them. */

import type { Person } from "./board";
import type { SeatInfo } from "./wire";
import { say, words } from "./words.svelte";

/** The first letter of a name, for its badge. */
export function letterOf(name: string): string {
  return [...name.normalize("NFC")].find((one) => /\p{L}|\p{N}/u.test(one))?.toUpperCase() ?? "?";
}

/** How a seat's owner is called. */
export function nameOf(seat: Pick<SeatInfo, "seat" | "kind" | "name">): string {
  if (seat.name) return seat.name;
  if (seat.kind === "free") return say("page-seat-free");
  const id = `page-bot-${seat.seat}`;
  return seat.kind === "bot" && words()?.has(id) ? say(id) : say("page-seat", { seat: seat.seat + 1 });
}

/** Everybody, with letters that tell them apart where names begin alike. */
export function peopleOf(seats: SeatInfo[]): Person[] {
  return lettered(
    seats.map((seat) => ({
      seat: seat.seat,
      name: nameOf(seat),
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
