import { ELEMENT, loaderTag, loaderText, twoLines, withHost, type ZooPage } from "./page.ts";

/** What puts scripts back that a plugin has kept from running. */
const replay = (selector: string, from: string, event: string): string =>
  `<script>addEventListener('${event}',()=>document.querySelectorAll('${selector}').forEach(old=>{const s=document.createElement('script');s.async=false;s.src=old.getAttribute('${from}');old.replaceWith(s)}),{once:true})</script>`;

/** What plugins that make pages faster, and editors that clean them, do to the two lines. */
export const PLUGINS: readonly ZooPage[] = [
  { name: "the loader as it is", body: twoLines, isCore: true },
  { name: "deferred", body: (site) => `${loaderTag(site, "defer")}${ELEMENT}` },
  { name: "in the way, in the head of things", body: (site) => `${loaderTag(site, "")}${ELEMENT}` },
  { name: "turned into a module", body: (site) => `${loaderTag(site, 'type="module"')}${ELEMENT}` },
  { name: "moved to the foot", body: (site) => `${ELEMENT}<footer>Us</footer>${loaderTag(site, "")}` },
  {
    name: "with a version behind its name, twice",
    body: ({ host }) => {
      const tag = (query: string): string =>
        `<script async src="${host}/widget/v1/loader.js${query}"></script>`;
      return `${ELEMENT}${tag("?ver=6.4")}${tag("")}`;
    },
  },
  { name: "inlined", body: (site) => `<script>${loaderText()}</script>${withHost(site)}` },
  {
    name: "inlined as a module",
    body: (site) => `<script type="module">${loaderText()}</script>${withHost(site)}`,
  },
  {
    name: "combined with others",
    body: (site) =>
      `${withHost(site)}<script src="data:text/javascript;base64,${Buffer.from(`var theirs=1;${loaderText()}`).toString("base64")}"></script>`,
  },
  {
    name: "from a blob",
    body: (site) =>
      `${withHost(site)}<script>const s=document.createElement("script");s.src=URL.createObjectURL(new Blob([${quoted(loaderText())}]));document.head.append(s)</script>`,
  },
  {
    name: "kept as text and run by a function",
    body: (site) => `${withHost(site)}<script>new Function(${quoted(loaderText())})()</script>`,
  },
  {
    name: "with another type, put back by Rocket Loader",
    body: ({ host }) =>
      `<script type="a1b2-text/javascript" src="${host}/widget/v1/loader.js" data-cf-settings="a1b2-|49"></script>${ELEMENT}${replay("[data-cf-settings]", "src", "DOMContentLoaded")}`,
  },
  {
    name: "delayed until something is touched, its address kept aside",
    body: ({ host }) =>
      `<script type="rocketlazyloadscript" data-rocket-src="${host}/widget/v1/loader.js"></script>${ELEMENT}${replay("[data-rocket-src]", "data-rocket-src", "pointermove")}`,
    isTouched: true,
  },
  {
    name: "delayed by LiteSpeed",
    body: ({ host }) =>
      `<script type="litespeed/javascript" data-src="${host}/widget/v1/loader.js"></script>${ELEMENT}${replay("script[data-src]", "data-src", "pointermove")}`,
    isTouched: true,
  },
  {
    name: "written by document.write",
    body: ({ host }) =>
      `<script>document.write('<scr'+'ipt src="${host}/widget/v1/loader.js"></scr'+'ipt>${ELEMENT}')</script>`,
  },
  {
    name: "marked so that no plugin touches it",
    body: (site) =>
      `${loaderTag(site, 'async data-cfasync="false" data-no-optimize="1" data-no-defer crossorigin')}${ELEMENT}`,
  },
  {
    name: "minified, in capitals, without quotes",
    body: ({ host }) =>
      `<SCRIPT ASYNC SRC=${host}/widget/v1/loader.js></SCRIPT><JOB-MAP COMPANY=acme STYLE=display:block;width:100%;min-height:560px></JOB-MAP>`,
  },
  {
    name: "in paragraphs of wpautop",
    body: (site) => `<p>${loaderTag(site)}<br />\n${ELEMENT}</p>\n<p></p>`,
  },
  {
    name: "put in by a tag manager, after the page",
    body: (site) =>
      `<div id="place"></div><script>setTimeout(()=>{place.innerHTML=${quoted(twoLines(site))};const old=place.querySelector('script'),s=document.createElement('script');s.src=old.src;old.replaceWith(s)},50)</script>`,
  },
];

function quoted(text: string): string {
  return JSON.stringify(text).replaceAll("<", "\\u003c");
}
