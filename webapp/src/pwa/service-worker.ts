/**
 * The service worker. It answers for the server in one case alone: a page that is opened without a connection becomes `/offline`, which has
 * its own files and none of a release. Everything else goes to the network as if it were not there (adr/0082).
 */

import { openNotification, showNotification } from "./push.ts";
import type { WorkerScope } from "./worker-types.ts";

declare const self: WorkerScope;
/** Written in front of this script by the server. */
declare const RELEASE: string;

const PREFIX = "jobmap-shell-";
const SHELL = PREFIX + RELEASE;
const OFFLINE = "/offline";
const FILES = [OFFLINE, "/pwa/offline.js", "/pwa/offline.css", "/pwa/icon.svg"];
/** Pages for frames on other sites, and what is no page. */
const OUTSIDE = /^\/(?:job-map-iframe|company-iframe|widget|api|auth|dev|files|og)(?:\/|$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" }))))
      // Nothing of an open page comes from here: the new one may begin at once.
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => event.waitUntil(begin()));

async function begin(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  const isPage = request.mode === "navigate" && request.destination === "document" && !OUTSIDE.test(pathname);
  if (isPage) event.respondWith(networkFirst(event.preloadResponse, request, OFFLINE));
  else if (FILES.includes(pathname)) event.respondWith(networkFirst(undefined, request, pathname));
});

self.addEventListener("push", (event) => event.waitUntil(showNotification(self, event)));
self.addEventListener("notificationclick", (event) => event.waitUntil(openNotification(self, event)));

/** The server's answer, whatever it is; only where there is none, the kept file. */
async function networkFirst(
  preloaded: Promise<Response | undefined> | undefined,
  request: Request,
  kept: string,
): Promise<Response> {
  try {
    return (await preloaded) ?? (await fetch(request));
  } catch (error) {
    const cache = await caches.open(SHELL);
    const found = await cache.match(kept);
    if (!found) throw error;
    return found;
  }
}
