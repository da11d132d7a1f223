/** A device at a table of two, whose server is played by the test. */

import { afterEach, beforeEach, vi } from "vitest";
import type { Answer, Socket } from "../src/lib/connection";
import { live } from "../src/lib/live.svelte";
import { choose } from "../src/lib/settings.svelte";
import { LiveTable } from "../src/lib/table.svelte";
import type { Choice, Command, Entry, GameSheet, News, Now, SeatInfo, SeatNews, TableInfo } from "../src/lib/wire";
import { GameWords, loadWords } from "../src/lib/words.svelte";

export const seat = (number: number, changes: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: "person",
  name: ["Anna", "Ben", "Chloé"][number]!,
  colour: "red",
  shape: "circle",
  level: "",
  temper: 0,
  character: "",
  is_mine: false,
  is_host: false,
  is_here: true,
  has_word: true,
  has_resigned: false,
  heir: null,
  can_come_back: false,
  key: "",
  who: `who-${number}`,
  is_late: false,
  due_at: null,
  left: null,
  agrees: false,
  rating: null,
  ...changes,
});

export const table = (seats: SeatInfo[]): TableInfo =>
  ({ id: "T", game: "walk", title: "Walk", phase: "running", seats, options: {}, asked: [0], undo: null, result: null }) as unknown as TableInfo;

export const choice = (move: string, preview: Choice["preview"] = null): Choice => ({ move, verb: move.split(" ")[0]!, data: {}, is_passive: false, preview });

export const now = (changes: Partial<Now> = {}): Now => ({ view: { step: "walk", die: 4 }, asked: [0], question: null, moves: [], orders: [], undo: null, clocks: [], result: null, ...changes });

export const entry = (number: number, to: number): Entry => ({
  number,
  kind: "move",
  seat: 1,
  text: `walk ${to}`,
  events: [{ number, event: "walked", article: "WA-1", seat: 1, to }],
  changes: null,
});

export const words = new GameWords(
  "en",
  "",
  "event-walked = { $seat } walks to { $to }.\n    .you = You walk to { $to }.\nstep-walk = You threw { $die }: where to?\nmove-walk = Walk\nrefused-too-far = That is too far.\nwarning-far = That is far.\n",
  { fields: [], happenings: [{ name: "walked", article: "WA-1", numbers: [{ name: "seat", kind: "seat" }, { name: "to", kind: "number" }] }] } as unknown as GameSheet,
);

export class FakeSocket implements Socket {
  sent: (Command & { id: string })[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** The seats where the first is the reader's. */
export const mine = [seat(0, { is_mine: true }), seat(1)];
/** The seats where two people share this device. */
export const both = [seat(0, { is_mine: true }), seat(1, { is_mine: true })];

/** How things stand when the first seat is asked. */
export const asked = now({ question: { number: 2, step: "walk", article: "WA-1", wave: 0 }, moves: [choice("walk 4", [{ number: 9, event: "walked", article: "WA-1", seat: 0, to: 4 }]), choice("stay", [])] });

type Told = Omit<SeatNews, "before"> & Partial<SeatNews>;

export class Device {
  socket!: FakeSocket;
  at!: LiveTable;
  private version = 0;

  /** Open the table; the server says hello. */
  open(): LiveTable {
    let id = 0;
    this.at = new LiveTable("T", {
      socket: () => (this.socket = new FakeSocket()),
      news: () => new Promise(() => undefined),
      send: () => new Promise(() => undefined),
      newId: () => `c${id++}`,
      isLooked: () => true,
    });
    this.at.listen(words, {});
    this.socket.say({ type: "hello", build: "b", protocol: 1, time: 0 });
    return this.at;
  }

  /** The server tells news. */
  tell = ({ seats = [], ...changes }: Partial<Omit<News, "seats">> & { seats?: Told[] }) =>
    this.socket.say({ type: "news", version: this.version++, table: null, chat: [], gallery: [], ...changes, seats: seats.map((one) => ({ before: null, ...one })) });

  /** The server answers what was sent last. */
  answer = async (reply: Partial<Answer>) => {
    this.socket.say({ id: this.socket.sent.at(-1)!.id, ...reply });
    await Promise.resolve();
    await Promise.resolve();
  };
}

/** For each test of a file a new device, with a table open. */
export function newDevices(): Device {
  const device = new Device();
  beforeEach(async () => {
    vi.useFakeTimers();
    localStorage.clear();
    choose({ language: "en", motion: "on", sound: false });
    await loadWords();
    live.polite.length = 0;
    live.urgent.length = 0;
    device.open();
  });
  afterEach(() => {
    device.at.close();
    vi.useRealTimers();
  });
  return device;
}
