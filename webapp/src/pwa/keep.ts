/** Runs on every page once it is loaded: makes the site installable, and keeps what can be read without a connection. */

import { keepMaps } from "./keep-map.ts";
import { keepSaved } from "./keep-saved.ts";
import { currentToken, forgetAll, forgetOthers } from "./kept.ts";

/** Writes after which the saved jobs are others. */
const CHANGES_SAVED = /\/api\/v1\/user\/(?:job\/(?:save|clear-save-jobs)|folder\/save-job)/;
const AFTER_WRITE_MS = 2_000;

function addLinks(): void {
  const links = [
    { rel: "manifest", href: "/manifest.webmanifest" },
    { rel: "apple-touch-icon", href: "/pwa/apple-touch-icon.png" },
  ];
  for (const link of links) document.head.append(Object.assign(document.createElement("link"), link));
}

/** Sees who signs in and out, and what is saved, by what the page asks. */
function watchRequests(): void {
  const plainFetch = window.fetch;
  let token = currentToken();
  let timer = 0;
  window.fetch = async (...request) => {
    const [input] = request;
    const address = input instanceof Request ? input.url : String(input);
    if (address.includes("/api/v1/auth/logout")) await forgetAll();
    const response = await plainFetch(...request);
    const now = currentToken();
    const isOther = now !== token;
    token = now;
    if (isOther) await forgetOthers();
    if (isOther || CHANGES_SAVED.test(address)) {
      clearTimeout(timer);
      timer = window.setTimeout(() => void keepSaved(true), AFTER_WRITE_MS);
    }
    return response;
  };
  addEventListener("storage", () => void forgetOthers());
}

async function start(): Promise<void> {
  addLinks();
  // A page in a frame is somebody else's.
  if (window.top !== window || !("serviceWorker" in navigator)) return;
  const registration: ServiceWorkerRegistration | undefined =
    await navigator.serviceWorker.register("/service-worker.js");
  if (!registration) return;
  await forgetOthers();
  watchRequests();
  keepMaps();
  await keepSaved(false);
}

// Without a connection, or where a browser keeps nothing, pages are as they always were.
start().catch(() => {});
