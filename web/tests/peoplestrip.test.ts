import { mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { peopleOf } from "../src/lib/people";
import { loadWords } from "../src/lib/words.svelte";
import PeopleStrip from "../src/parts/PeopleStrip.svelte";
import { newDevices, now, mine, seat, table } from "./device";

const device = newDevices();

describe("who sits there and is away", () => {
  beforeAll(loadWords);
  let strip: Record<string, unknown> | undefined;
  afterEach(() => {
    if (strip) void unmount(strip);
    strip = undefined;
    document.body.replaceChildren();
  });
  const waiting = now({ asked: [1] });

  it("is said to be away, also when it is their turn", () => {
    strip = mount(PeopleStrip, { target: document.body, props: { people: peopleOf(mine), me: 0, asked: [1], away: [1] } });
    const [anna, ben] = [...document.querySelectorAll("li")];
    expect(anna!.querySelector(".status")!.textContent!.trim()).toBe("you");
    expect(ben!.querySelector(".status")!.textContent!.trim()).toBe("away");
    expect(ben!.classList.contains("asked")).toBe(true);
  });

  it("is waited for as such", () => {
    const { at, tell } = device;
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [], now: waiting }] });
    expect(at.speech.prompt()).toBe("We are waiting for Ben.");
    tell({ table: table([mine[0]!, seat(1, { is_here: false })]), seats: [{ seat: 0, since: 0, entries: [], now: waiting }] });
    expect(at.speech.prompt()).toBe("We are waiting for Ben, who is away just now.");
    tell({ table: table([mine[0]!, seat(1, { kind: "bot", is_here: false })]), seats: [{ seat: 0, since: 0, entries: [], now: waiting }] });
    expect(at.speech.prompt()).toBe("We are waiting for Ben.");
  });
});
