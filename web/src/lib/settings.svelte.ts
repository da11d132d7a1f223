/** What the reader has chosen for this device: language, light, sound, motion, speed, text size, name. */

/** Each language by its own name, in every language. */
export const LANGUAGE_NAMES = { fr: "Français", en: "English", de: "Deutsch" } as const;

/** As which numbers, dates and lists are written: English as in Britain, where a day stands before its month. */
export const localeOf = (language: Language): string => (language === "en" ? "en-GB" : language);

export const LANGUAGES = ["fr", "en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  sound: boolean;
  /** Whether recordings are drawn and felt even where they can be heard. */
  loudness: boolean;
  motion: "system" | "on" | "off";
  /** How long what happens is shown. */
  speed: "calm" | "normal" | "quick" | "once";
  size: "normal" | "large" | "largest";
  /** What was left open beside the board. */
  panel: "" | "log" | "rules" | "chat";
  keys: boolean;
  /** The games in which a simple choice is played at the first tap. */
  swift: string[];
  name: string;
  colour: string;
  shape: string;
}

const KEPT_AS = "ludotheque.settings";

/** The first of the browser's languages that is there; French is the shelf's mother tongue. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return wanted.length ? "en" : "fr";
}

function fresh(): Settings {
  return {
    language: languageOf(typeof navigator === "undefined" ? [] : navigator.languages),
    theme: "system",
    sound: true,
    loudness: false,
    motion: "system",
    speed: "normal",
    size: "normal",
    panel: "",
    keys: true,
    swift: [],
    name: "",
    colour: "",
    shape: "",
  };
}

/** What was kept, as far as it makes sense; the rest as on a first visit. */
export function readSettings(kept: string | null): Settings {
  const settings = fresh();
  let found: unknown;
  try {
    found = JSON.parse(kept ?? "{}");
  } catch {
    return settings;
  }
  if (typeof found !== "object" || found === null) return settings;
  const said = found as Record<string, unknown>;
  const allowed: Record<string, readonly unknown[]> = {
    language: LANGUAGES,
    theme: ["system", "light", "dark"],
    motion: ["system", "on", "off"],
    speed: ["calm", "normal", "quick", "once"],
    size: ["normal", "large", "largest"],
    panel: ["", "log", "rules", "chat"],
    sound: [true, false],
    loudness: [true, false],
    keys: [true, false],
  };
  for (const [name, values] of Object.entries(allowed)) {
    if (values.includes(said[name])) Object.assign(settings, { [name]: said[name] });
  }
  for (const name of ["name", "colour", "shape"]) {
    if (typeof said[name] === "string") Object.assign(settings, { [name]: said[name].slice(0, 40) });
  }
  if (Array.isArray(said.swift)) settings.swift = said.swift.filter((game): game is string => typeof game === "string").slice(0, 40);
  return settings;
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT_AS);
  } catch {
    return null; // A browser that keeps nothing is no reason not to play.
  }
}

export const settings: Settings = $state(readSettings(kept()));

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ isCalm: calm.matches });
calm.addEventListener("change", () => (system.isCalm = calm.matches));

/** Whether things may move. */
export function hasMotion(): boolean {
  return settings.motion === "system" ? !system.isCalm : settings.motion === "on";
}

/** Whether recordings are drawn, and felt on a phone: always where nothing is heard. */
export function isLoudnessDrawn(): boolean {
  return settings.loudness || !settings.sound;
}

/** Change some settings and keep them. */
export function choose(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(settings));
  } catch {
    // Kept for this visit only.
  }
  showSettings();
}

/** Put the settings on the document, where the style sheet reads them. */
export function showSettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = settings.theme;
  root.dataset.size = settings.size;
  root.dataset.motion = hasMotion() ? "on" : "off";
}
