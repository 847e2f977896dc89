import { GIVEN_UP_MS } from "./first-files.ts";

/** What `paint-first.server.ts` writes instead of `module` and `modulepreload`: values that no browser fetches. */
export const LATER = { type: "later", rel: "modulelater" } as const;

/** About as long as a frame takes. */
const FRAME_MS = 16;
/**
 * How often the script looks for modules. It counts looks, not time: a computer that sleeps while a page loads comes back to a page that works.
 */
export const MAX_LOOKS = GIVEN_UP_MS / FRAME_MS;

declare global {
  interface Window {
    /** Records the most recently pressed button until React's listeners are attached. */
    notePress?: ((event: MouseEvent) => void) & { button?: HTMLElement | null };
  }
}

/**
 * Inline script in the head. A page's modules are requested after its first paint, so that fetching and running them does not delay it; in
 * a hidden tab, which is not painted, soon. They are preloaded a few at a time, because forty at once make scrolling stutter. While the
 * style sheet loads, the browser initializes number formatting, which otherwise costs the first formatted number 15 ms. The script looks
 * for modules until the page is complete, or for about as long as the banner of `first-files.ts` waits for them; that file also handles modules
 * that fail. The framework, two thirds of them, is read in a task of its own before all others; should it fail, so will the page's modules,
 * which need it.
 */
export const AFTER_PAINT_SCRIPT = /* @__PURE__ */ `{
let note=window.notePress=event=>{note.button=event.target.closest("button[type=button]:not([popovertarget])")};
addEventListener("click",note,true);
let looks=0;
let next=then=>document.hidden?setTimeout(then,${FRAME_MS}):requestAnimationFrame(then);
let waiting=()=>document.querySelector("script[type=${LATER.type}]");
let announce=()=>{
let links=[...document.querySelectorAll("link[rel=${LATER.rel}]")].slice(0,8);
for(let link of links)link.rel="modulepreload";
if(links.length)setTimeout(announce)
};
let start=()=>{
announce();
let framework=document.querySelector("link[href*='/framework-']");
if(framework)import(framework.href).catch(()=>{}).then(()=>setTimeout(run));
else run()
};
let run=()=>{
let{nonce,textContent}=waiting();
let script=Object.assign(document.createElement("script"),{type:"module",nonce,textContent});
let failed=script.onerror=()=>window.scriptsFailed(start,textContent);
window.onunhandledrejection=()=>{if(window.notePress)failed()};
document.head.append(script);
script.remove()
};
let look=()=>{
if(waiting())next(start);
else if(document.readyState==="loading"&&looks++<${MAX_LOOKS})next(look)
};
next(look);
setTimeout(()=>new Intl.NumberFormat("en-US"))
}`.replaceAll("\n", "");

/** React handles presses from now on. */
export function stopNoting(): void {
  if (window.notePress) removeEventListener("click", window.notePress, true);
}

/** Replays the press that happened before hydration. Links and forms do not need this: they work without scripts. */
export function pressAgain(): void {
  window.notePress?.button?.click();
  delete window.notePress;
}
