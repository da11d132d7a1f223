/** What lies on the drawn table while events are told: the last calm view and what came since. */

import type { GameEvent } from "$lib/board";
import { discsInHand, florins, GONE, LIES, type PfeffersaeckeView } from "./view";

export interface Shown {
  turn: number;
  round: number;
  /** The phase that is being played: 1 to 6, 0 before the first turn and after the last. */
  phase: number;
  discs: number[];
  posts: number[][];
  centre: number[];
  /** By seat: the numbers of one's own discs, and how many there are. */
  hands: { numbers: number[] | null; count: number }[];
  stock: number[];
  villages: number;
  money: (number | null)[];
  conducts: number[];
  influence: number[];
  /** What was taken this turn: a doubled income is told as a whole. */
  taken: number;
  event: GameEvent | null;
}

const PHASES: Record<string, number> = { place: 1, extend: 2, income: 3, open: 5 };
const TOLD_IN: Record<string, number> = {
  "disc-placed": 1,
  extended: 2,
  "fee-paid": 2,
  "city-income": 3,
  "base-income": 4,
  "income-doubled": 4,
  "city-opened": 5,
  "village-opened": 5,
  majority: 6,
  filled: 6,
};

/** The table as the view has it. */
export function calm(view: PfeffersaeckeView): Shown {
  return {
    turn: view.turn,
    round: view.round,
    phase: PHASES[view.step] ?? 0,
    discs: view.discs,
    posts: view.posts,
    centre: view.centre,
    hands: view.hands.map((hand) => ({ numbers: typeof hand === "number" ? null : hand, count: discsInHand(hand) })),
    stock: view.stock,
    villages: view.village_counter,
    money: florins(view),
    conducts: view.conducts,
    influence: view.influence,
    taken: 0,
    event: null,
  };
}

/** The table after one more event. */
export function tell(before: Shown, event: GameEvent): Shown {
  const now: Shown = {
    ...before,
    discs: [...before.discs],
    posts: before.posts.map((posts) => [...posts]),
    centre: [...before.centre],
    hands: [...before.hands],
    stock: [...before.stock],
    money: [...before.money],
    conducts: [...before.conducts],
    influence: [...before.influence],
    event,
  };
  const seat = Number(event.seat);
  const place = Number(event.place);
  const sum = Number(event.sum ?? event.price ?? 0);
  const phase = event.event === "phase-passed" ? Number(event.phase) : TOLD_IN[event.event ?? ""];
  if (phase) {
    now.phase = phase;
    if (seat !== now.turn) now.taken = 0;
    now.turn = seat;
  }
  switch (event.event) {
    case "starter":
      now.turn = seat;
      break;
    case "dealt":
      now.hands[seat] = { ...now.hands[seat], count: now.hands[seat].count + 1 };
      break;
    case "founded":
      now.posts[place]?.push(seat);
      now.stock[seat]--;
      now.villages = Number(event.villages);
      break;
    case "round":
      now.round = Number(event.round);
      break;
    case "disc-placed": {
      const { numbers, count } = now.hands[seat];
      const played = numbers?.indexOf(Number(event.disc)) ?? -1;
      now.hands[seat] = { numbers: numbers?.filter((_, disc) => disc !== played) ?? null, count: count - 1 };
      now.discs[place] = LIES;
      now.taken = 0;
      break;
    }
    case "extended":
      now.centre[place] += Number(event.posts);
      now.stock[seat] -= Number(event.posts);
      break;
    case "fee-paid":
      pay(now, seat, -sum);
      break;
    case "city-income":
    case "base-income":
      pay(now, seat, sum);
      now.taken += sum;
      break;
    case "income-doubled":
      pay(now, seat, sum - now.taken);
      break;
    case "conduct-spent":
      now.conducts[seat] = Number(event.left);
      break;
    case "city-opened":
      pay(now, seat, -sum);
      now.centre[place]++;
      now.stock[seat]--;
      break;
    case "village-opened":
      pay(now, seat, -sum);
      now.posts[place]?.push(seat);
      now.stock[seat]--;
      now.influence[seat]++;
      now.villages = Number(event.villages);
      break;
    case "majority":
    case "filled":
      settle(now, seat);
      now.discs[place] = GONE;
      now.influence[event.event === "filled" ? Number(event.winner) : seat] += Number(event.points);
      break;
    case "regions":
    case "fortune":
      settle(now, now.turn);
      now.phase = 0;
      now.influence[seat] += Number(event.points);
      break;
  }
  return now;
}

/** PF-14: the posts in the centres go to the next free spaces. */
function settle(now: Shown, seat: number): void {
  for (const [city, waiting] of now.centre.entries()) {
    for (let post = 0; post < waiting; post++) now.posts[city].push(seat);
    now.centre[city] = 0;
  }
}

function pay(now: Shown, seat: number, sum: number): void {
  const had = now.money[seat];
  if (had !== null && had !== undefined) now.money[seat] = had + sum;
}
