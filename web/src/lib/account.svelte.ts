/** Being known: what the account page shows, and what is asked of the browser for it. */

import { get, ownProblem, post, request, Trouble } from "./api";
import { choose, LANGUAGES, localeOf, settings } from "./settings.svelte";
import type { AccountSheet, Greeting, Guest, KeptAccount, LinkInfo, PasskeyOffer, SignedIn } from "./wire";

class Account {
  guest: Guest | null = $state.raw(null);
  sheet: AccountSheet | null = $state.raw(null);
  /** Recovery codes that were made just now: nobody can see them again. */
  codes: string[] = $state.raw([]);
  /** So many times somebody has signed in here: whatever is told of who one is, is asked for anew. */
  entries: number = $state(0);
}
export const account = new Account();

export async function loadAccount(): Promise<void> {
  const { guest } = await get<Greeting>("/api/hello");
  account.sheet = await get<AccountSheet>("/api/account");
  account.guest = guest;
  // Whoever has an account may have changed it elsewhere.
  if (guest.is_kept) choose({ name: guest.name, colour: guest.colour, shape: guest.shape });
}

/** Why this browser makes no passkeys for this address; empty if it does. */
export function whyNoPasskey(): "" | "https" | "number" | "browser" {
  if (/^[\d.]+$|^\[/.test(location.hostname)) return "number";
  if (!isSecureContext) return "https";
  const can = typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential;
  return can ? "" : "browser";
}

/** Make a passkey and keep it; with the first one there is an account. */
export async function makePasskey(name: string): Promise<void> {
  const { options } = await post<PasskeyOffer>("/api/account/offer", undefined);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options));
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  const kept = await post<KeptAccount>("/api/account/passkeys", { credential: JSON.stringify(made), name });
  if (kept.codes.length) account.codes = kept.codes;
  await loadAccount();
}

export async function signInWithPasskey(): Promise<SignedIn> {
  const { options } = await post<PasskeyOffer>("/api/sign-in/offer", undefined);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options));
  const signed = await asked(() => navigator.credentials.get({ publicKey }));
  return entered(await post<SignedIn>("/api/sign-in", { credential: JSON.stringify(signed) }));
}

export async function signInWithCode(code: string): Promise<SignedIn> {
  return entered(await post<SignedIn>("/api/sign-in", { code }));
}

/** Whom a link signs in: somebody may have been sent one that is not theirs. */
export async function nameOnLink(link: string): Promise<string> {
  return (await get<LinkInfo>(`/api/sign-in/link/${encodeURIComponent(link)}`)).name;
}

export async function signInWithLink(link: string): Promise<SignedIn> {
  return entered(await post<SignedIn>("/api/sign-in", { link }));
}

/** Have a link sent by mail, if the address is an account's; nobody is told whether it is. */
export async function sendLink(address: string): Promise<void> {
  await request("POST", "/api/sign-in/link", { address, language: settings.language });
}

/** Whoever signs in is seen here as everywhere else. */
async function entered(signedIn: SignedIn): Promise<SignedIn> {
  adopt(signedIn.guest);
  await loadAccount();
  account.entries += 1;
  return signedIn;
}

function adopt(guest: Guest): void {
  const language = LANGUAGES.find((one) => one === guest.language) ?? settings.language;
  choose({ name: guest.name, colour: guest.colour, shape: guest.shape, language });
}

/** What was changed, as the server tells it. */
export async function change(method: string, path: string, body?: unknown): Promise<void> {
  account.sheet = (await (await request(method, path, body)).json()) as AccountSheet;
}

/** This browser is nobody's from now on: a new start, under no name. */
export function leave(): void {
  choose({ name: "", colour: "", shape: "" });
  account.codes = [];
  location.assign("/account");
}

/** A day and an hour, as the reader writes them. */
export function when(seconds: number): string {
  return new Intl.DateTimeFormat(localeOf(settings.language), { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
}

/** What the browser was asked for; whoever says no to it has changed nothing. */
async function asked(ask: () => Promise<Credential | null>): Promise<Credential> {
  try {
    const found = await ask();
    if (found) return found;
  } catch (error) {
    if (error instanceof DOMException && error.name === "InvalidStateError") throw new Trouble(ownProblem("passkey-known"));
    if (!(error instanceof DOMException) || !["NotAllowedError", "AbortError"].includes(error.name)) throw error;
  }
  throw new Trouble(ownProblem("no-passkey"));
}
