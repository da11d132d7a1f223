/** The language in which somebody is called: whoever reads the page in another one is called in it, too. */

import { get, put } from "./api";
import type { Language } from "./settings.svelte";
import type { CallSheet } from "./wire";

/** Be called in a language from now on, where it was ever said in which. */
export async function callIn(language: Language): Promise<void> {
  const { wishes } = await get<CallSheet>("/api/me/calls");
  if (wishes.language && wishes.language !== language) await put<CallSheet>("/api/me/calls", { ...wishes, language });
}
