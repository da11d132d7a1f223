/** The map in words, for those who hear it. */

import type { Person } from "$lib/board";
import type { Say } from "$lib/sentences";
import type { Chart, Place } from "./chart";
import { cityIncome, regionsOf } from "./income";
import type { Shown } from "./shown";
import { COVERED, GONE, NOT_YET } from "./view";

/** What a place is called; one that the words do not know goes by its name in the file. */
export function nameOf(say: Say, place: Place): string {
  const name = say("place-name", { place: place.id });
  return name === place.id ? place.name : name;
}

export function regionName(say: Say, chart: Chart, region: number): string {
  const { id, name } = chart.regions[region];
  const said = say(`board-region-${id}`);
  return said.startsWith("board-region-") ? name : said;
}

/** A place, its disc, who is there and what it pays. */
export function placeWords(say: Say, chart: Chart, people: Person[], shown: Shown, place: Place, me: number | null): string {
  const name = nameOf(say, place);
  const region = regionName(say, chart, place.region);
  const posts = shown.posts[place.index];
  const isCovered = place.isCity ? shown.discs[place.index] === COVERED : place.isOut;
  const called = say(place.isCity ? "board-city" : "board-village", { name, number: place.number, region });
  const words = [called[0].toUpperCase() + called.slice(1)];
  if (isCovered) return [...words, say("board-covered")].join(" ");
  if (!place.isCity) {
    words.push(posts.length ? say("board-village-of", { name: people[posts[0]].name }) : say("board-village-free"));
    return words.join(" ");
  }
  const disc = shown.discs[place.index];
  words.push(say(disc === NOT_YET ? "board-disc-to-come" : disc === GONE ? "board-disc-gone" : "board-disc-lies"));
  if (posts.length) words.push(say("board-posts", { names: posts.map((seat) => people[seat].name).join(", ") }));
  if (disc !== NOT_YET) words.push(say("board-free", { free: place.number - posts.length }));
  const waiting = shown.centre[place.index];
  if (waiting) words.push(say("board-waiting", { name: people[shown.turn].name, posts: waiting }));
  const income = me === null ? 0 : cityIncome(chart, shown, place.index, me);
  if (income) words.push(say("board-pays-you", { sum: income }));
  return words.join(" ");
}

/** Somebody's influence, money, safe-conducts, discs, posts and regions. */
export function houseWords(say: Say, chart: Chart, people: Person[], shown: Shown, seat: number): string {
  const money = shown.florins[seat];
  return say("board-house", {
    name: people[seat].name,
    influence: shown.influence[seat],
    money: money ?? "?",
    conducts: shown.conducts[seat],
    discs: shown.held[seat].count,
    posts: shown.stock[seat],
    regions: regionsOf(chart, shown, seat).size,
  });
}
