/** Reads a `board.toml` as it stands in its folder, for tests and tools: tables of plain values. */

type Table = Record<string, unknown>;

/** What is drawn of the file is for the reader to say. */
export function readBoard<Board = Record<string, any>>(text: string): Board {
  const board: Record<string, Table | Table[]> = {};
  let table: Table = {};
  let key = "";
  let open = "";
  for (const line of text.split("\n")) {
    const written = line.replace(/^\s*#.*$/, "").trim();
    if (open) {
      open += written;
    } else if (written.startsWith("[[")) {
      const name = written.slice(2, -2);
      table = {};
      board[name] = [...((board[name] as Table[] | undefined) ?? []), table];
    } else if (written.startsWith("[")) {
      table = board[written.slice(1, -1)] = {};
    } else if (written) {
      const [, name, value] = /^(\w+)\s*=\s*(.*)$/.exec(written)!;
      key = name;
      open = value;
    }
    if (open && isWhole(open)) {
      table[key] = JSON.parse(open.replace(/,\s*\]/g, "]"));
      open = "";
    }
  }
  return board as Board;
}

/** Whether all brackets of a value are closed. */
function isWhole(value: string): boolean {
  const bare = value.replace(/"(\\.|[^"])*"/g, "");
  return bare.split("[").length === bare.split("]").length;
}
