import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EventQueue } from "../src/lib/queue";

const event = (number: number, name = "walked") => ({ number, event: name });

describe("the queue of events", () => {
  const told: string[] = [];
  let queue: EventQueue<string>;

  beforeEach(() => {
    vi.useFakeTimers();
    told.length = 0;
    queue = new EventQueue<string>({
      enter: (after) => told.push(`view ${after}`),
      show: (shown) => told.push(shown ? `event ${shown.number}` : "calm"),
      duration: (shown) => (shown.event === "told" ? 0 : 400),
    });
  });
  afterEach(() => vi.useRealTimers());

  it("shows the view after an entry and then its events one by one", () => {
    queue.add({ events: [event(0), event(1)], after: "A" });
    expect(told).toEqual(["view A", "event 0"]);
    vi.advanceTimersByTime(400);
    expect(told).toEqual(["view A", "event 0", "event 1"]);
    vi.advanceTimersByTime(400);
    expect(told).toEqual(["view A", "event 0", "event 1", "calm"]);
  });

  it("keeps the order of entries that arrive while others are shown", () => {
    queue.add({ events: [event(0)], after: "A" });
    queue.add({ events: [event(1)], after: "B" });
    expect(told).toEqual(["view A", "event 0"]);
    vi.advanceTimersByTime(800);
    expect(told).toEqual(["view A", "event 0", "view B", "event 1", "calm"]);
  });

  it("tells every event when it is skipped, in order, and is calm at once", () => {
    queue.add({ events: [event(0), event(1)], after: "A" });
    queue.add({ events: [event(2)], after: "B" });
    queue.skip();
    expect(told).toEqual(["view A", "event 0", "event 1", "view B", "event 2", "calm"]);
    expect(queue.isBusy).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(told).toHaveLength(6);
  });

  it("passes over what the seat may not know, and does not wait for what takes no time", () => {
    queue.add({ events: [{ number: 0 }, event(1, "told"), event(2, "told")], after: "A" });
    expect(told).toEqual(["view A", "event 1", "event 2", "calm"]);
  });

  it("forgets what waits when it is cleared", () => {
    queue.add({ events: [event(0), event(1)], after: "A" });
    queue.clear();
    vi.advanceTimersByTime(5000);
    expect(told).toEqual(["view A", "event 0", "calm"]);
  });
});
