/*
 * Shows what this browser is called with, and leads there. It keeps no page and answers no request:
 * pages come from the server as they always do.
 */

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

const ours = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : {};
  if (!told.title) return;
  event.waitUntil(
    ours().then((pages) => {
      const isSeen = pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === told.url);
      if (isSeen) return undefined;
      const { title, body, url, tag, lang } = told;
      return self.registration.showNotification(title, { body, tag, lang, icon: "/icon.svg", data: { url } });
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.url, self.location.origin);
  event.waitUntil(
    ours().then((pages) => {
      const there = pages.find((page) => new URL(page.url).pathname === url.pathname);
      return there ? there.focus() : self.clients.openWindow(url.href);
    }),
  );
});
