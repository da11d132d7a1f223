import { describe, expect, it } from "vitest";
import { chatPeople } from "../src/lib/chatpeople";
import type { ChatLine, TableInfo } from "../src/lib/wire";

const info = {
  who: "me",
  seats: [
    { kind: "person", who: "me", name: "Anna" },
    { kind: "person", who: "w1", name: "Ben" },
    { kind: "bot", who: "", name: "Bot" },
    { kind: "free", who: "", name: "" },
  ],
} as unknown as TableInfo;
const line = (who: string, name: string) => ({ who, name }) as ChatLine;

describe("the people of a chat", () => {
  it("are all others who sit here or have spoken, each once", () => {
    const chat = [line("w1", "Benno"), line("w2", "Carl"), line("me", "Anna"), line("w2", "Carlo"), line("", "Long gone")];
    expect(chatPeople(info, chat)).toEqual([
      { who: "w1", name: "Ben" },
      { who: "w2", name: "Carl" },
    ]);
  });
});
