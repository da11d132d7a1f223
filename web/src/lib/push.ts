/** Calling this browser: whether it can be, and what the server has to know for it. */

import type { PushWish } from "./wire";

const WORKER = "/calls-worker.js";

/** Why this browser cannot be called; empty if it can, or could be asked. */
export function whyNoPush(): "" | "insecure" | "unable" | "denied" {
  if (!window.isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "unable";
  return Notification.permission === "denied" ? "denied" : "";
}

async function known(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Where this browser is called now, if it is. */
export async function pushEndpoint(): Promise<string | null> {
  return whyNoPush() ? null : ((await known())?.endpoint ?? null);
}

/** Ask the reader and the browser; `null` if one of them says no. */
export async function beginPush(key: string): Promise<PushWish | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER, { scope: "/" });
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
}

/** Be called no more; where it was. */
export async function endPush(): Promise<string | null> {
  const found = await known();
  await found?.unsubscribe();
  return found?.endpoint ?? null;
}
