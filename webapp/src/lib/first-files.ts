/** Id of the banner that the scripts of a page are late, and of its two sentences in `data-late`. */
export const LATE = { id: "late", slow: "slow", failed: "failed" } as const;

/** The first scripts and the style sheet are late after this, in ms. */
const LATE_MS = 8_000;
/** Given up on, like every script (specification, section 8). */
export const GIVEN_UP_MS = 120_000;

/**
 * Runs in the head, and looks after the files that all else on a page depends on. A style sheet that fails, or holds up the first paint
 * for long, is asked for once more past every cache. So are scripts that fail; when they fail again, and when they are late, the banner
 * of `LateBanner.tsx` shows until React listens. The page can be read meanwhile, and its links and forms work.
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
Promise.allSettled(text.match(/\\/assets\\/[\\w.-]+\\.js/g).map(url=>fetch(url,{cache:"reload"}))).then(start)
};
}`.replaceAll("\n", "");

/** Takes the banner away: the page listens. */
export function hideLateBanner(): void {
  const banner = document.getElementById(LATE.id);
  if (banner) banner.hidden = true;
}
