/**
 * Sealed luck, checked by the reader's own browser.
 *
 * Before the first throw the table shows the SHA-256 of a secret, and after the game the secret.
 * Draw number n (from 0) is HMAC-SHA256 with the secret as key over `n:try:[words as JSON]`, read
 * as a big-endian number, taken modulo the number of ways; a number that would make some ways
 * likelier than others is passed over for the next try.
 */

import { sha256 } from "./sha256";

const SPAN = 1n << 256n;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
}

function hex(digest: Uint8Array): string {
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The seal of a secret: what was to be shown before the first throw. */
export async function sealOf(secret: string): Promise<string> {
  return hex(await digest(bytes(secret)));
}

/** SHA-256, by the browser itself; it refuses on addresses that are not secure (a friend's LAN). */
async function digest(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (!crypto.subtle) return sha256(data);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", data));
}

/** HMAC-SHA256 under one key. */
function signer(key: Uint8Array<ArrayBuffer>): (data: Uint8Array<ArrayBuffer>) => Promise<Uint8Array> {
  if (crypto.subtle) {
    const made = crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    return async (data) => new Uint8Array(await crypto.subtle.sign("HMAC", await made, data));
  }
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = block.map((byte) => byte ^ 0x36);
  const outer = block.map((byte) => byte ^ 0x5c);
  return async (data) => sha256(outer, sha256(inner, data));
}

export class SealedDraws {
  private sign: (data: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;
  private said: string;

  constructor(secret: string, words: string[]) {
    this.sign = signer(bytes(secret));
    this.said = JSON.stringify(words);
  }

  /** The way that draw number `draw` comes out, of `ways` equally likely ones. */
  async way(draw: number, ways: bigint): Promise<bigint> {
    for (let attempt = 0; ; attempt++) {
      const value = BigInt(`0x${hex(await this.sign(bytes(`${draw}:${attempt}:${this.said}`)))}`);
      if (value < SPAN - (SPAN % ways)) return value % ways;
    }
  }
}
