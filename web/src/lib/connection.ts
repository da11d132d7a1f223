/**
 * The line to a table: a socket that opens again by itself, and polling where sockets are blocked.
 *
 * A command that got no answer is sent again with the same id, on a new socket or by POST: the
 * server counts it once.
 */

import { tellFault } from "./faults";
import type { Bye, Command, Done, Message, News, Problem, Verdict } from "./wire";

/** What a command comes to. */
export type Answer = Done | Verdict | Problem;

export type LineState = "opening" | "live" | "polling" | "lost" | "closed";

/** The part of a WebSocket that is used here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface World {
  socket(path: string): Socket;
  /** `GET` of news and `POST` of commands; throws when the server cannot be reached. */
  news(path: string, signal: AbortSignal): Promise<News>;
  send(path: string, message: Command & { id: string }): Promise<Answer>;
  newId(): string;
  /** Whether the page is before the reader's eyes: who looks at a table is not called to it. */
  isLooked(): boolean;
}

export interface Listener {
  /** The numbers of the first entry and of the first lines of chat and gallery that are missing. */
  since(): number;
  chatSince(): number;
  gallerySince(): number;
  heard(message: Message): void;
  changed(state: LineState): void;
}

export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 10_000;
/** Silence for so long is asked about, and no answer for so long is a lost line: noticed within ten seconds. */
export const PING_EVERY = 5_000;
export const PONG_WITHIN = 4_000;
/** A new socket may take longer to speak: a server that has just been started greets everybody at once. */
export const HELLO_WITHIN = 8_000;
/** After so many sockets in a row that never spoke, polling is tried. */
export const DUMB_SOCKETS = 2;
export const SOCKET_AGAIN = 60_000;
/** So many seconds the server may hold a request for news back until there are some. */
export const POLL_WAIT = 5;

interface Waiting {
  message: Command & { id: string };
  resolve: (answer: Answer) => void;
}

/** Whether a goodbye is for good: the table is gone, or the guest may not come any more, or is not signed in here. */
export function isForGood(code: Bye["code"]): code is "no-such-table" | "banned" | "signed-off" {
  return code === "no-such-table" || code === "banned" || code === "signed-off";
}

export class Line {
  state: LineState = "opening";
  private socket: Socket | null = null;
  private waiting = new Map<string, Waiting>();
  private failures = 0;
  private dumb = 0;
  private hasSpoken = false;
  /** Of the last news; −1 before the first. */
  private version = -1;
  private timers = new Map<string, ReturnType<typeof setTimeout>>();
  private poll: AbortController | null = null;

  constructor(
    private table: string,
    private listener: Listener,
    private world: World,
  ) {}

  open(): void {
    this.openSocket();
  }

  /** Hang up for good. */
  close(): void {
    this.become("closed");
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    this.poll?.abort();
    this.poll = null;
    this.drop();
  }

  /** The reader is back, or the network is: do not wait any longer. */
  hurry(): void {
    if (this.state === "lost") {
      this.failures = 0;
      this.openSocket();
    } else if (this.state === "live") this.ping();
  }

  /** Let the server know whether the reader looks. */
  look(): void {
    if (this.state !== "live") return;
    this.socket?.send(JSON.stringify({ type: "look", id: this.world.newId(), is_looking: this.world.isLooked() }));
  }

  /** Send a command; the answer comes even if the line breaks in between. */
  send(command: Command): Promise<Answer> {
    const message = { ...command, id: this.world.newId() };
    return new Promise((resolve) => {
      this.waiting.set(message.id, { message, resolve });
      this.transmit(message);
    });
  }

  private transmit(message: Command & { id: string }): void {
    if (this.state === "live") this.socket?.send(JSON.stringify(message));
    else if (this.state === "polling") void this.post(message);
  }

  private async post(message: Command & { id: string }): Promise<void> {
    try {
      this.answer(await this.world.send(`/api/tables/${this.table}/send`, message));
    } catch {
      this.lose();
    }
  }

  private answer(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    if (!waiting) return;
    this.waiting.delete(answer.id);
    waiting.resolve(answer);
  }

  private become(state: LineState): void {
    if (this.state === "closed" || this.state === state) return;
    this.state = state;
    this.listener.changed(state);
  }

  private after(name: string, wait: number, then: () => void): void {
    this.cancel(name);
    this.timers.set(name, setTimeout(() => {
      this.timers.delete(name);
      then();
    }, wait));
  }

  private cancel(name: string): void {
    const timer = this.timers.get(name);
    if (timer !== undefined) clearTimeout(timer);
    this.timers.delete(name);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.cancel("ping");
    this.cancel("pong");
    if (socket) {
      socket.onmessage = null;
      socket.onclose = null;
      socket.close();
    }
  }

  private known(): string {
    return `since=${this.listener.since()}&chat=${this.listener.chatSince()}&gallery=${this.listener.gallerySince()}`;
  }

  private openSocket(): void {
    if (this.state === "closed") return;
    this.cancel("again");
    this.drop();
    this.hasSpoken = false;
    const path = `/api/tables/${this.table}/socket?${this.known()}`;
    let socket: Socket;
    try {
      socket = this.world.socket(path);
    } catch {
      this.dumb += 1;
      this.lose();
      return;
    }
    this.socket = socket;
    socket.onmessage = (event) => this.hear(String(event.data));
    socket.onclose = () => this.lose();
    this.after("pong", HELLO_WITHIN, () => this.lose());
  }

  private hear(text: string): void {
    let message: Message;
    try {
      message = JSON.parse(text) as Message;
    } catch (error) {
      tellFault("line", "", error);
      return;
    }
    this.cancel("pong");
    // A socket that begins with a problem is refused: after a few of them requests do instead.
    if (!this.hasSpoken && message.type !== "problem") {
      this.hasSpoken = true;
      this.failures = 0;
      this.dumb = 0;
      this.poll?.abort();
      this.poll = null;
      this.become("live");
      if (!this.world.isLooked()) this.look();
      for (const { message: unanswered } of this.waiting.values()) this.transmit(unanswered);
    }
    this.after("ping", PING_EVERY, () => this.ping());
    if (message.type === "news") this.version = message.version;
    if (message.type === "done" || message.type === "verdict" || message.type === "problem") this.answer(message);
    this.listener.heard(message);
    if (message.type === "bye" && isForGood(message.code)) this.close();
  }

  private ping(): void {
    this.socket?.send(JSON.stringify({ type: "ping", id: this.world.newId() }));
    this.after("pong", PONG_WITHIN, () => this.lose());
  }

  /** The line broke. */
  private lose(): void {
    if (this.state === "closed") return;
    if (this.socket && !this.hasSpoken) this.dumb += 1;
    this.drop();
    if (this.poll) return; // Polling goes on; the socket was only tried again.
    this.become("lost");
    if (this.dumb >= DUMB_SOCKETS) {
      void this.startPolling();
      return;
    }
    this.retry();
  }

  private retry(): void {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures);
    this.failures += 1;
    this.after("again", wait, () => this.openSocket());
  }

  private async startPolling(): Promise<void> {
    const poll = new AbortController();
    this.poll = poll;
    this.after("socket", SOCKET_AGAIN, () => this.trySocketAgain());
    while (this.poll === poll) {
      const path =
        `/api/tables/${this.table}/news?${this.known()}` +
        (this.version < 0 ? "" : `&version=${this.version}&wait=${POLL_WAIT}`) +
        (this.world.isLooked() ? "" : "&is_looking=false");
      let news: News;
      const asking = new AbortController();
      poll.signal.addEventListener("abort", () => asking.abort());
      this.after("poll", 1000 * POLL_WAIT + PONG_WITHIN, () => asking.abort());
      try {
        news = await this.world.news(path, asking.signal);
      } catch {
        this.cancel("poll");
        if (this.poll !== poll) return;
        this.poll = null;
        this.dumb = 0;
        this.become("lost");
        this.retry();
        return;
      }
      this.cancel("poll");
      if (this.poll !== poll) return;
      this.version = news.version;
      this.failures = 0;
      if (this.state !== "polling") {
        this.become("polling");
        for (const { message } of this.waiting.values()) this.transmit(message);
      }
      this.listener.heard(news);
    }
  }

  private trySocketAgain(): void {
    if (!this.poll) return;
    this.openSocket();
    this.after("socket", SOCKET_AGAIN, () => this.trySocketAgain());
  }
}

/** The real world: the browser's sockets and requests. */
export function browserWorld(
  request: (method: string, path: string, body?: unknown, signal?: AbortSignal) => Promise<Response>,
  problemOf: (error: unknown) => Problem | null,
): World {
  return {
    socket: (path) => new WebSocket(location.origin.replace(/^http/, "ws") + path) as unknown as Socket,
    news: async (path, signal) => (await request("GET", path, undefined, signal)).json() as Promise<News>,
    send: async (path, message) => {
      try {
        return (await (await request("POST", path, message)).json()) as Answer;
      } catch (error) {
        const problem = problemOf(error);
        if (!problem) throw error;
        return { ...problem, id: message.id };
      }
    },
    isLooked: () => !document.hidden,
    newId: () => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36)).join(""),
  };
}
