/**
 * A long list of choices as one can survey it: those that are said alike are one entry, which opens.
 * What they have in common is read off their own sentences, whatever the game and the language.
 */

/** So many entries are surveyed at once. */
export const SURVEYED = 12;

/** Something that can be chosen, and its sentence. */
export interface Said<T> {
  what: T;
  words: string;
}

/** One entry: a single choice, or several under what they have in common. */
export interface Entry<T> {
  label: string;
  members: Said<T>[];
}

const wordsOf = (sentence: string) => sentence.split(/[\s\u00a0\u202f]+/).filter(Boolean);

/** A word whatever stands after it. */
const bare = (word: string | undefined) => word?.replace(/[,;:]+$/, "") ?? "";

/** How many words at their beginning some sentences have in common. */
function shared(sentences: string[][]): number {
  const [first = [], ...others] = sentences;
  const end = first.findIndex((word, place) => others.some((other) => bare(other[place]) !== bare(word)));
  return end < 0 ? first.length : end;
}

/** Words that others follow: without what only leads on to them. */
const leading = (words: string[]) => words.join(" ").replace(/[\s·,:;(–-]+$/u, "");

/** Those that go on with the same word, after what all of them have in common, in their order. */
function split<T>(members: Said<T>[]): Said<T>[][] {
  const said = members.map(({ words }) => wordsOf(words));
  const place = shared(said);
  const parts = new Map<string, Said<T>[]>();
  members.forEach((member, at) => {
    const next = bare(said[at]![place]);
    parts.set(next, [...(parts.get(next) ?? []), member]);
  });
  return [...parts.values()];
}

const labelOf = <T>(members: Said<T>[]): string => {
  const said = members.map(({ words }) => wordsOf(words));
  return members.length === 1 ? members[0]!.words : `${leading(said[0]!.slice(0, shared(said)))} …`;
};

const byLabel = (one: { label: string }, other: { label: string }) => one.label.localeCompare(other.label, undefined, { numeric: true });

/** Names in the order of the alphabet, in stretches from one to another. */
function stretches<T>(parts: Said<T>[][], most: number, all: Said<T>[]): Entry<T>[] {
  const place = shared(all.map(({ words }) => wordsOf(words)));
  const nameOf = (members: Said<T>[]) => leading(wordsOf(members[0]!.words).slice(place, place + 1));
  const sorted = parts.toSorted((one, other) => one[0]!.words.localeCompare(other[0]!.words, undefined, { numeric: true }));
  const size = Math.ceil(sorted.length / Math.min(most, Math.ceil(sorted.length / most)));
  const begun = leading(wordsOf(all[0]!.words).slice(0, place));
  return Array.from({ length: Math.ceil(sorted.length / size) }, (_, at) => {
    const run = sorted.slice(at * size, (at + 1) * size);
    const label = run.length > 1 ? `${begun} ${nameOf(run[0]!)} – ${nameOf(run.at(-1)!)}`.trim() : labelOf(run[0]!);
    return { label, members: run.flat() };
  });
}

/** The entries in which some choices are surveyed, several first: each as it is, where there are no more than that. */
export function survey<T>(members: Said<T>[], most = SURVEYED): Entry<T>[] {
  if (members.length <= most) return members.map((member) => ({ label: member.words, members: [member] }));
  let parts = split(members);
  if (parts.length < 2) return members.map((member) => ({ label: member.words, members: [member] }));
  if (parts.length > most) return stretches(parts, most, members);
  // What has room beside the others is opened at once: the largest first.
  for (;;) {
    const open = parts
      .map((part) => ({ part, into: part.length > 1 ? split(part) : [] }))
      .filter(({ into }) => into.length > 1 && parts.length - 1 + into.length <= most)
      .toSorted((one, other) => other.part.length - one.part.length)[0];
    if (!open) break;
    parts = parts.flatMap((part) => (part === open.part ? open.into : [part]));
  }
  const entries = parts.map((part) => ({ label: labelOf(part), members: part }));
  return [...entries.filter((one) => one.members.length > 1).toSorted(byLabel), ...entries.filter((one) => one.members.length === 1)];
}
