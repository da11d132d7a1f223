/** A view in plain words: for the board of a game that draws none, and for reading aloud. */

import type { Person } from "./board";
import type { FieldInfo, View } from "./wire";

export interface PlainRow {
  /** The field, in words. */
  label: string;
  isBySeat: boolean;
  /** One value, or one for each seat. */
  values: string[];
}

/** A field's name in words: its own sentence `field-<name>` where the game has one. */
export function fieldLabel(name: string, has: (id: string) => boolean, say: (id: string) => string): string {
  const id = `field-${name.replaceAll("_", "-")}`;
  return has(id) ? say(id) : name.replaceAll("_", " ");
}

/** A value in words; what may not be known is a dash, and a thing seen from behind a question mark. */
export function plainValue(value: unknown, isSecret = false): string {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) return value.length ? value.map((one) => plainValue(one, isSecret)).join(" ") : "–";
  if (typeof value === "object") return Object.values(value).map((one) => plainValue(one, isSecret)).join(" · ");
  return isSecret && value === -1 ? "?" : String(value);
}

/** The view's fields, one row each; lists with a member for each seat are spread over the people. */
export function plainRows(view: View, fields: FieldInfo[], people: Person[], label: (name: string) => string): PlainRow[] {
  return fields
    .filter((field) => field.name in view)
    .map((field) => {
      const value: unknown = view[field.name];
      const plain = (one: unknown) => plainValue(one, field.audience !== "everyone");
      const isList = Array.isArray(value);
      const isWhole = isList && value.length === people.length;
      const isShared = isList && !isWhole && people.length > 0 && value.length > 0 && value.length % people.length === 0;
      if (isWhole) return { label: label(field.name), isBySeat: true, values: value.map(plain) };
      if (isShared && field.shape === "numbers") {
        const each = value.length / people.length;
        const values = people.map((_, seat) => plain(value.slice(seat * each, (seat + 1) * each)));
        return { label: label(field.name), isBySeat: true, values };
      }
      return { label: label(field.name), isBySeat: false, values: [plain(value)] };
    });
}
