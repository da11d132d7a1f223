/**
 * French as it is written: elision before names, and no line that begins with a colon. The terminal
 * does the same (`core/french.py`).
 */

/** Before a name that begins with a vowel: *de Écureuil* is *d’Écureuil*. */
const ELIDED = /(?<![\p{L}\p{N}_])([Dd]|[Qq]u|[Ll]orsqu|[Pp]uisqu|[Jj]usqu)e (?=[AÀÂÄEÉÈÊËIÎÏOÔÖUÙÛÜŒÆ])/gu;

/** Before a title with its article: *une table de Les …* is *une table des …*. */
const CONTRACTED: [RegExp, string][] = [
  [/(?<![\p{L}\p{N}_])de Les /gu, "des "],
  [/(?<![\p{L}\p{N}_])de Le /gu, "du "],
  [/(?<![\p{L}\p{N}_])à Les /gu, "aux "],
  [/(?<![\p{L}\p{N}_])à Le /gu, "au "],
];

/** Where a line must not break. */
const BEFORE = / (?=»|[:;!?](?:[\s*_)»…]|$))/gm;
const AFTER = /(?<=«) |(?<=\d) (?=(?:F|%)(?![\p{L}\p{N}_]))/gu;

/** The text with its elisions, its contractions, and the spaces that hold words together. */
export function polish(text: string): string {
  for (const [pattern, short] of CONTRACTED) text = text.replace(pattern, short);
  return text.replace(ELIDED, "$1’").replace(BEFORE, "\u00a0").replace(AFTER, "\u00a0");
}
