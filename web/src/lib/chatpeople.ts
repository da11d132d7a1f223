/** Who is there to be hidden, muted or reported: everybody else who sits at a table or has spoken. */

import type { ChatLine, TableInfo } from "./wire";

export interface ChatPerson {
  who: string;
  name: string;
}

export function chatPeople(info: TableInfo, chat: ChatLine[]): ChatPerson[] {
  const found = new Map<string, ChatPerson>();
  const seated = info.seats.filter((seat) => seat.kind === "person");
  for (const { who, name } of [...seated, ...chat]) {
    if (who && who !== info.who && !found.has(who)) found.set(who, { who, name });
  }
  return [...found.values()];
}
