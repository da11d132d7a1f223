import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DUMB_SOCKETS, FIRST_WAIT, HELLO_WITHIN, Line, LONGEST_WAIT, PING_EVERY, PONG_WITHIN, SOCKET_AGAIN, type Answer, type LineState, type Socket } from "../src/lib/connection";
import type { Message, News } from "../src/lib/wire";

class FakeSocket implements Socket {
  sent: { type: string; id: string }[] = [];
  isClosed = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly path: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.isClosed = true;
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const hello = { type: "hello", build: "b", protocol: 1, time: 0 };
const news = (version: number): News => ({ type: "news", version, table: null, seats: [], chat: [], gallery: [] });
const done = (id: string): Answer => ({ type: "done", id, number: 12, seat: null, table: null });

describe("the line to a table", () => {
  let sockets: FakeSocket[];
  let states: LineState[];
  let heard: Message[];
  let polls: { path: string; resolve: (news: News) => void; reject: (error: Error) => void }[];
  let posts: { id: string; type: string }[];
  let entries: number;
  let isLooked: boolean;
  let line: Line;
  const last = () => sockets[sockets.length - 1]!;

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    states = [];
    heard = [];
    polls = [];
    posts = [];
    entries = 0;
    isLooked = true;
    let id = 0;
    line = new Line(
      "T",
      {
        since: () => entries,
        chatSince: () => 0,
        gallerySince: () => 0,
        heard: (message) => heard.push(message),
        changed: (state) => states.push(state),
      },
      {
        socket: (path) => {
          const socket = new FakeSocket(path);
          sockets.push(socket);
          return socket;
        },
        news: (path, signal) =>
          new Promise((resolve, reject) => {
            signal.addEventListener("abort", () => reject(new Error("given up")));
            polls.push({ path, resolve, reject });
          }),
        send: (_path, message) => {
          posts.push(message);
          return Promise.resolve(done(message.id));
        },
        newId: () => `c${id++}`,
        isLooked: () => isLooked,
      },
    );
    line.open();
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
  });

  it("tells of a message that cannot be read, and passes over it", () => {
    const server = vi.fn((_path: string, _sent: { body: string }) => Promise.resolve(new Response()));
    vi.stubGlobal("fetch", server);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    last().say(hello);
    last().onmessage?.({ data: '{"type":' });
    last().say(news(1));
    expect(heard.map((message) => message.type)).toEqual(["hello", "news"]);
    expect(JSON.parse(server.mock.calls[0]![1].body)).toMatchObject({ where: "line", error: expect.stringContaining("SyntaxError") });
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("asks for everything at first, and is live once the server has spoken", () => {
    expect(last().path).toBe("/api/tables/T/socket?since=0&chat=0&gallery=0");
    last().say(hello);
    expect(states).toEqual(["live"]);
    expect(heard).toEqual([hello]);
  });

  it("says whether the reader looks, at once where they do not", () => {
    const looks = () => last().sent.filter(({ type }) => type === "look");
    last().say(hello);
    expect(looks()).toEqual([]);
    isLooked = false;
    line.look();
    expect(looks()).toMatchObject([{ is_looking: false }]);
    last().onclose?.();
    line.look();
    vi.advanceTimersByTime(FIRST_WAIT);
    last().say(hello);
    expect(looks()).toMatchObject([{ is_looking: false }]);
    isLooked = true;
    line.look();
    expect(looks()).toMatchObject([{ is_looking: false }, { is_looking: true }]);
  });

  it("opens again by itself, with the number of the first entry that is missing", () => {
    last().say(hello);
    entries = 17;
    last().onclose?.();
    expect(states).toEqual(["live", "lost"]);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(FIRST_WAIT);
    expect(last().path).toBe("/api/tables/T/socket?since=17&chat=0&gallery=0");
    last().say(hello);
    expect(states).toEqual(["live", "lost", "live"]);
  });

  it("waits longer each time, but never longer than the longest wait", () => {
    for (let attempt = 0; attempt < 8; attempt++) {
      last().say(hello);
      last().onclose?.();
      vi.advanceTimersByTime(FIRST_WAIT);
    }
    expect(sockets).toHaveLength(9);
    last().say(hello);
    const before = sockets.length;
    last().onclose?.();
    vi.advanceTimersByTime(FIRST_WAIT);
    last().onclose?.();
    vi.advanceTimersByTime(LONGEST_WAIT);
    expect(sockets.length).toBe(before + 2);
  });

  it("sends a command again with the same id when no answer came, and answers once", async () => {
    last().say(hello);
    const answer = line.send({ type: "say", text: "hello" });
    expect(last().sent).toEqual([{ type: "say", text: "hello", id: "c0" }]);
    last().onclose?.();
    vi.advanceTimersByTime(FIRST_WAIT);
    last().say(hello);
    expect(last().sent).toEqual([{ type: "say", text: "hello", id: "c0" }]);
    last().say(done("c0"));
    expect(await answer).toEqual(done("c0"));
    last().onclose?.();
    vi.advanceTimersByTime(FIRST_WAIT);
    last().say(hello);
    expect(last().sent).toEqual([]);
  });

  it("notices a line that is dead without saying so", () => {
    last().say(hello);
    vi.advanceTimersByTime(PING_EVERY);
    expect(last().sent.map((message) => message.type)).toEqual(["ping"]);
    vi.advanceTimersByTime(PONG_WITHIN);
    expect(states).toEqual(["live", "lost"]);
    expect(sockets[0]!.isClosed).toBe(true);
  });

  it("notices it within ten seconds, whenever the line died", () => {
    last().say(hello);
    for (const silence of [0, 1_700, PING_EVERY - 1]) {
      vi.advanceTimersByTime(silence);
      last().say(news(1));
    }
    vi.advanceTimersByTime(10_000);
    expect(states).toEqual(["live", "lost"]);
  });

  it("notices it within ten seconds while it polls, too", async () => {
    last().onclose?.();
    vi.advanceTimersByTime(FIRST_WAIT);
    last().onclose?.();
    polls[0]!.resolve(news(1));
    await vi.waitFor(() => expect(polls).toHaveLength(2));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(states).toEqual(["lost", "polling", "lost"]);
  });

  it("asks at once when the device says that it is offline, and believes the server", () => {
    last().say(hello);
    line.hurry();
    expect(last().sent.map((message) => message.type)).toEqual(["ping"]);
    vi.advanceTimersByTime(PONG_WITHIN);
    expect(states).toEqual(["live", "lost"]);
  });

  it("gives a new socket the time to speak", () => {
    vi.advanceTimersByTime(HELLO_WITHIN - 1);
    last().say(hello);
    expect(states).toEqual(["live"]);
  });

  it("keeps a line whose ping is answered", () => {
    last().say(hello);
    vi.advanceTimersByTime(PING_EVERY);
    last().say({ type: "pong", id: last().sent[0]!.id, time: 0 });
    vi.advanceTimersByTime(PONG_WITHIN);
    expect(states).toEqual(["live"]);
  });

  it("polls where sockets never speak, and posts what waited", async () => {
    const answer = line.send({ type: "say", text: "hello" });
    last().onclose?.();
    vi.advanceTimersByTime(FIRST_WAIT);
    last().onclose?.();
    expect(polls).toHaveLength(1);
    expect(polls[0]!.path).toBe("/api/tables/T/news?since=0&chat=0&gallery=0");
    polls[0]!.resolve(news(3));
    expect(await answer).toEqual(done("c0"));
    expect(posts.map((post) => post.id)).toEqual(["c0"]);
    expect(states).toEqual(["lost", "polling"]);
    await vi.waitFor(() => expect(polls).toHaveLength(2));
    expect(polls[1]!.path).toContain("version=3&wait=5");
  });

  it("goes back to a socket when one speaks again", async () => {
    last().onclose?.();
    vi.advanceTimersByTime(FIRST_WAIT);
    last().onclose?.();
    polls[0]!.resolve(news(1));
    await vi.waitFor(() => expect(line.state).toBe("polling"));
    vi.advanceTimersByTime(SOCKET_AGAIN);
    last().say(hello);
    expect(line.state).toBe("live");
  });

  it("goes on by requests where its sockets are refused a place", async () => {
    const refusal = { type: "problem", id: "", code: "too-many-connections", status: 429, variables: {}, article: "", reason: "" };
    for (let attempt = 0; attempt < DUMB_SOCKETS; attempt++) {
      last().say(refusal);
      last().onclose?.();
      vi.advanceTimersByTime(FIRST_WAIT);
    }
    expect(heard).toEqual(Array(DUMB_SOCKETS).fill(refusal));
    polls[0]!.resolve(news(1));
    await vi.waitFor(() => expect(states).toEqual(["lost", "polling"]));
    void line.send({ type: "sit" });
    expect(posts.map((post) => post.type)).toEqual(["sit"]);
  });

  it("tries sockets again when polling fails too", async () => {
    last().onclose?.();
    vi.advanceTimersByTime(FIRST_WAIT);
    last().onclose?.();
    const before = sockets.length;
    polls[0]!.reject(new Error("offline"));
    await vi.waitFor(() => expect(states[states.length - 1]).toBe("lost"));
    vi.advanceTimersByTime(LONGEST_WAIT);
    expect(sockets.length).toBe(before + 1);
  });

  it("does not wait when the network is back", () => {
    last().say(hello);
    last().onclose?.();
    line.hurry();
    expect(sockets).toHaveLength(2);
  });

  it("hangs up for good when the table does not exist", () => {
    last().say(hello);
    last().say({ type: "bye", code: "no-such-table" });
    vi.advanceTimersByTime(LONGEST_WAIT);
    expect(sockets).toHaveLength(1);
    expect(states).toEqual(["live", "closed"]);
  });
});
