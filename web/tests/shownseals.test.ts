import { beforeEach, describe, expect, it } from "vitest";
import { compareShown } from "../src/lib/sealcheck";
import { noteSeal, noteWord, shownBy } from "../src/lib/shownseals";
import type { Replay } from "../src/lib/wire";

const replay = (seal: string, words: string[] = []) => ({ seal, words }) as unknown as Replay;

describe("the seal that a table has shown", () => {
  beforeEach(() => localStorage.clear());

  it("is the first one, whatever the table shows later", () => {
    noteWord("t1", "prune");
    noteSeal("t1", "aaaa");
    noteSeal("t1", "bbbb");
    expect(shownBy("t1")).toEqual({ table: "t1", seal: "aaaa", words: ["prune"] });
  });

  it("is compared with that of the finished game", () => {
    noteSeal("t1", "aaaa");
    expect(compareShown(replay("aaaa"), "t1")).toEqual({ verdict: "same", seal: "aaaa", isGood: true });
    expect(compareShown(replay("bbbb"), "t1")).toEqual({ verdict: "other", seal: "aaaa", isGood: false });
  });

  it("is not enough if the word that was given is missing", () => {
    noteSeal("t1", "aaaa");
    noteWord("t1", "a:b");
    expect(compareShown(replay("aaaa", ["0:a:b", "2:plum"]), "t1").verdict).toBe("same");
    expect(compareShown(replay("aaaa", ["0:pear"]), "t1")).toEqual({ verdict: "word-lost", seal: "aaaa", isGood: false });
  });

  it("is found for a log that names no table, and nothing is claimed where none was shown", () => {
    noteSeal("t1", "aaaa");
    expect(compareShown(replay("aaaa"), null).verdict).toBe("same");
    expect(compareShown(replay("bbbb"), null)).toEqual({ verdict: "never-shown", seal: "", isGood: true });
    expect(compareShown(replay("bbbb"), "t2").verdict).toBe("never-shown");
  });
});
