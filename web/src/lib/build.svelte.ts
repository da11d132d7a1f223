/** Whether this page is older than the server, and what must not be lost by loading it anew. */

/** The build of this page. */
export const ownBuild = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "";
const isKnown = ownBuild !== "" && !ownBuild.startsWith("__");

export const build = $state({ isOutdated: false });

/** The server has named the build that it holds. */
export function noticeBuild(held: string): void {
  if (isKnown && held && held !== ownBuild) build.isOutdated = true;
}

const KEPT_AS = "ludotheque.drafts";

function all(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT_AS) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** What was being written under a name before the page was loaded anew. */
export function draft(name: string): string {
  return all()[name] ?? "";
}

/** Keep what is being written, so that loading the page anew does not lose it. */
export function keepDraft(name: string, text: string): void {
  const drafts = all();
  if (text) drafts[name] = text;
  else delete drafts[name];
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify(drafts));
  } catch {
    // Not kept: the notice still lets the reader choose the moment.
  }
}
