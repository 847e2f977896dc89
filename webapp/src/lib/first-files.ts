/** Id of the banner that reports late scripts, and its two messages in `data-late`. */
export const LATE = { id: "late", slow: "slow", failed: "failed" } as const;

/** The first scripts and the style sheet count as late after this, in ms. */
const LATE_MS = 8_000;
/** When loading is given up, as for every script (specification, section 8). */
export const GIVEN_UP_MS = 120_000;

/**
 * Inline script in the head that watches the files everything else depends on. A style sheet that fails, or delays first paint for long, is
 * requested once more, bypassing all caches. So are scripts that fail; if they fail again, or are late, the banner of `LateBanner.tsx`
 * shows until hydration. Meanwhile the page is readable, and its links and forms work.
 */
export const FIRST_FILES_SCRIPT = /* @__PURE__ */ `{
let tell=which=>{
let banner=window.notePress&&document.getElementById("${LATE.id}");
if(banner){banner.hidden=false;for(let part of banner.querySelectorAll("[data-late]"))part.hidden=part.dataset.late!==which}
};
let sheetAgain=link=>{
if(link.dataset.again||link.href.endsWith("?retry"))return;
link.dataset.again=1;
document.head.append(Object.assign(document.createElement("link"),{rel:"stylesheet",href:link.href+"?retry"}))
};
addEventListener("error",({target})=>{if(target.rel==="stylesheet")sheetAgain(target)},true);
setTimeout(()=>{
tell("${LATE.slow}");
for(let link of document.querySelectorAll("link[rel=stylesheet]"))if(!link.sheet){link.media="not all";sheetAgain(link)}
},${LATE_MS});
setTimeout(()=>tell("${LATE.failed}"),${GIVEN_UP_MS});
let isRetry=false;
window.scriptsFailed=(start,text)=>{
if(!window.notePress)return;
if(isRetry)return tell("${LATE.failed}");
isRetry=true;
Promise.allSettled(text.match(/(\\/es)?\\/assets\\/[\\w.-]+\\.js/g).map(url=>fetch(url,{cache:"reload"}))).then(start)
};
}`.replaceAll("\n", "");

/** Hides the banner after hydration. */
export function hideLateBanner(): void {
  const banner = document.getElementById(LATE.id);
  if (banner) banner.hidden = true;
}
