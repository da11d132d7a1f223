/** Finding somebody to play with: waiting for others, and who invites the reader, wherever they are on the page. */

import { get, greet, isKnown, post, put, request } from "./api";
import { tellFault } from "./faults";
import { live } from "./live.svelte";
import { ownLook, wordOfLuck } from "./newtable";
import { go, place } from "./router.svelte";
import { settings } from "./settings.svelte";
import { noteWord } from "./shownseals";
import { play } from "./sound";
import type { Done, Finding, InvitationInfo, Seek, Seeking } from "./wire";
import { say } from "./words.svelte";

/** So often an open page asks whether anybody invites its reader, in milliseconds. */
const EVERY = 20_000;
/** So many seconds the server holds a request back of whoever waits for somebody. */
const WAIT = 12;

export const finding: { seeking: Seeking | null; invitations: InvitationInfo[] } = $state({ seeking: null, invitations: [] });

let tag = "";
let timer: ReturnType<typeof setTimeout> | undefined;
let asking: AbortController | null = null;
/** Whether it is this window in which the reader began to wait: another may be closed meanwhile. */
let isBegunHere = false;
/** The word that the reader mixes into the luck of the table that is found: the same if a wish has to be sent again. */
let word = "";
/** The invitations that the reader has heard of. */
let heard: string[] = [];

/** From now on know who was found and who invites; whoever has played with nobody asks once. */
export function followFinding(): void {
  if (isKnown()) greet().then(look, () => undefined);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && isKnown()) void look();
  });
  // Waiting ends when the page goes away in which it began.
  addEventListener("pagehide", () => {
    if (isBegunHere && finding.seeking && !finding.seeking.table) void fetch("/api/me/seeking", { method: "DELETE", keepalive: true });
  });
}

/** Ask what is new; while the reader waits for somebody, again and again. A failure leaves what was known. */
export async function look(): Promise<void> {
  clearTimeout(timer);
  asking?.abort();
  const own = (asking = new AbortController());
  let isWorthIt = true;
  try {
    const isWaiting = finding.seeking !== null && !finding.seeking.table;
    const told = await get<Finding>(`/api/me/finding?tag=${tag}${isWaiting ? `&wait=${WAIT}` : ""}`, own.signal);
    if (own !== asking) return;
    take(told);
    isWorthIt = told.knows_people || told.seeking !== null;
    if (isWaiting && finding.seeking) return void look();
  } catch (error) {
    if (own !== asking) return;
    if (!own.signal.aborted) tellFault("page", "", error);
  }
  if (isWorthIt && !document.hidden) timer = setTimeout(() => void look(), EVERY * (1 + Math.random() / 4));
}

function take(told: Finding): void {
  tag = told.tag;
  const hadTable = finding.seeking?.table;
  finding.seeking = told.seeking;
  finding.invitations = told.invitations;
  for (const one of told.invitations) if (!heard.includes(one.id)) call(say("page-invites-you", { name: one.from_name, game: one.title }));
  heard = told.invitations.map((one) => one.id);
  const table = told.seeking?.table;
  if (!table || table === hadTable) return;
  if (word) noteWord(table, word);
  word = "";
  call(say("page-somebody-found"));
  // Whoever plays meanwhile is not torn away from it.
  if (place.route.page !== "table") go(`/t/${table}`);
}

function call(sentence: string): void {
  live.urge(sentence);
  play("turn");
}

/** Wait for somebody to play with; whoever is expected at a table already is led there. */
export async function seek(wish: Pick<Seek, "game" | "seats" | "fill">): Promise<void> {
  await greet();
  const own = ownLook();
  await put("/api/me", own);
  word ||= wordOfLuck();
  isBegunHere = true;
  const known = finding.seeking?.table;
  take(await post<Finding>("/api/me/seeking", { ...wish, language: settings.language, sit: { ...own, word } }));
  if (finding.seeking && !finding.seeking.table) void look();
  else if (known && finding.seeking?.table === known) go(`/t/${known}`);
}

/** Wait no more; also after the reader has come to the table that was found. */
export async function stopSeeking(): Promise<void> {
  finding.seeking = null;
  isBegunHere = false;
  asking?.abort();
  await request("DELETE", "/api/me/seeking");
  void look();
}

/** Answer an invitation; whoever accepts sits down. */
export async function answerInvitation(invitation: InvitationInfo, answer: "accept" | "decline" | "block"): Promise<void> {
  const own = ownLook();
  const luck = wordOfLuck();
  const sit = { ...own, word: luck };
  const done = await post<Done>(`/api/me/invitations/${invitation.id}`, answer === "accept" ? { answer, sit } : { answer });
  finding.invitations = finding.invitations.filter((one) => one.id !== invitation.id);
  if (answer !== "accept") return;
  noteWord(invitation.table, luck);
  go(`/t/${done.table ?? invitation.table}`);
}
