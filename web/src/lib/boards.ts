/** Board files: the values of an owner's box, looked through by the server. */

import { get, post } from "./api";
import type { BoardDraft, BoardSheet, BoardValue, TableInfo } from "./wire";

/** What a board file is called where its owner has given it no name. */
export const BOARD_FILE = "board.toml";

/** A board file, perhaps with changes: what it holds, and what is wrong with it. */
export function lookThrough(draft: BoardDraft): Promise<BoardSheet> {
  return post<BoardSheet>("/api/boards", draft);
}

/** The board file that a table plays on. */
export function boardOfTable(table: Pick<TableInfo, "id">): Promise<BoardSheet> {
  return get<BoardSheet>(`/api/tables/${encodeURIComponent(table.id)}/board`);
}

/** Values that are not stated by the rule sheet, those of one name together, in the order of the file. */
export function notStated(sheet: BoardSheet): [string, BoardValue[]][] {
  const groups = new Map<string, BoardValue[]>();
  for (const value of sheet.values) {
    if (value.provenance === "stated") continue;
    groups.set(value.name, [...(groups.get(value.name) ?? []), value]);
  }
  return [...groups];
}

/** Why a value is what it is, in the reader's language; what an owner has noted stands as it is. */
export function whyOf(value: BoardValue, language: string): string {
  return value.why[language] ?? value.why.any ?? "";
}

/** Let the browser save a text as a file. */
export function saveText(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
