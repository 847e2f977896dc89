/** Milliseconds after the page has loaded: what is only for later must not compete with it. */
const DELAY_MS = 1_000;

/**
 * Inline script in the head, of builds alone: brings `src/pwa/keep.ts` once the page has loaded. It is no module of the page, so that no page
 * waits for it or grows by it.
 */
export const PWA_SCRIPT = import.meta.env.PROD
  ? `addEventListener("load",()=>setTimeout(()=>document.head.append(Object.assign(document.createElement("script"),{src:"/pwa/keep.js"})),${DELAY_MS}));`
  : "";
