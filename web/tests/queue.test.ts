import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EventQueue } from "../src/lib/queue";

const moment = (number: number, event = "walked") => ({ event: { number, event }, before: {}, view: {} });

describe("the queue of events", () => {
  const told: string[] = [];
  let queue: EventQueue<string>;

  beforeEach(() => {
    vi.useFakeTimers();
    told.length = 0;
    queue = new EventQueue<string>({
      enter: (after) => told.push(`view ${after}`),
      show: (shown) => told.push(shown ? `event ${shown.event.number}` : "calm"),
      duration: (shown) => (shown.event === "told" ? 0 : 400),
    });
  });
  afterEach(() => vi.useRealTimers());

  it("shows the events of an entry one by one, and then how things stand", () => {
    queue.add({ moments: [moment(0), moment(1)], after: "A" });
    expect(told).toEqual(["event 0"]);
    vi.advanceTimersByTime(400);
    expect(told).toEqual(["event 0", "event 1"]);
    vi.advanceTimersByTime(400);
    expect(told).toEqual(["event 0", "event 1", "view A", "calm"]);
  });

  it("keeps the order of entries that arrive while others are shown", () => {
    queue.add({ moments: [moment(0)], after: "A" });
    queue.add({ moments: [moment(1)], after: "B" });
    expect(told).toEqual(["event 0"]);
    vi.advanceTimersByTime(800);
    expect(told).toEqual(["event 0", "view A", "event 1", "view B", "calm"]);
  });

  it("tells every event when it is skipped, in order, and is calm at once", () => {
    queue.add({ moments: [moment(0), moment(1)], after: "A" });
    queue.add({ moments: [moment(2)], after: "B" });
    queue.skip();
    expect(told).toEqual(["event 0", "event 1", "view A", "event 2", "view B", "calm"]);
    expect(queue.isBusy).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(told).toHaveLength(6);
  });

  it("does not wait for what takes no time", () => {
    queue.add({ moments: [moment(1, "told"), moment(2, "told")], after: "A" });
    expect(told).toEqual(["event 1", "event 2", "view A", "calm"]);
  });

  it("forgets what waits when it is cleared", () => {
    queue.add({ moments: [moment(0), moment(1)], after: "A" });
    queue.clear();
    vi.advanceTimersByTime(5000);
    expect(told).toEqual(["event 0", "calm"]);
  });
});
