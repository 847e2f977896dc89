import { GIVEN_UP_MS } from "./first-files.ts";

/** What `paint-first.server.ts` writes instead of `module` and `modulepreload`: nothing that a browser would fetch. */
export const LATER = { type: "later", rel: "modulelater" } as const;

declare global {
  interface Window {
    /** Notes which button was pressed last, as long as nothing else listens. */
    notePress?: ((event: MouseEvent) => void) & { button?: HTMLElement | null };
  }
}

/**
 * Runs in the head. A page's modules are asked for once it has been painted for the first time, so that neither fetching nor running
 * them delays that; in a tab that nobody sees, which is not painted, at once. They are announced a few at a time: forty at once hold up
 * whoever scrolls. While the style sheet is on its way the browser reads what it needs to write numbers, which otherwise takes the
 * first one 15 ms. It looks for them until the page has ended, or for as long as the banner of `first-files.ts` waits for them, which also
 * has what becomes of those that fail.
 */
export const AFTER_PAINT_SCRIPT = /* @__PURE__ */ `{
let note=window.notePress=event=>{note.button=event.target.closest("button[type=button]:not([popovertarget])")};
addEventListener("click",note,true);
let next=then=>document.hidden?setTimeout(then):requestAnimationFrame(then);
let waiting=()=>document.querySelector("script[type=${LATER.type}]");
let announce=()=>{
let links=[...document.querySelectorAll("link[rel=${LATER.rel}]")].slice(0,8);
for(let link of links)link.rel="modulepreload";
if(links.length)setTimeout(announce)
};
let start=()=>{
announce();
let{nonce,textContent}=waiting();
let script=Object.assign(document.createElement("script"),{type:"module",nonce,textContent});
let failed=script.onerror=()=>window.scriptsFailed(start,textContent);
window.onunhandledrejection=()=>{if(window.notePress)failed()};
document.head.append(script);
script.remove()
};
let look=()=>{
if(waiting())next(start);
else if(document.readyState==="loading"&&performance.now()<${GIVEN_UP_MS})next(look)
};
next(look);
setTimeout(()=>new Intl.NumberFormat("en-US"))
}`.replaceAll("\n", "");

/** From now on React hears what is pressed. */
export function stopNoting(): void {
  if (window.notePress) removeEventListener("click", window.notePress, true);
}

/** Presses what was pressed before anything listened. Links and forms need none of this: they work without scripts. */
export function pressAgain(): void {
  window.notePress?.button?.click();
  delete window.notePress;
}
