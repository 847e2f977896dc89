import { expect } from "@playwright/test";
import { ELEMENT, frameTag, loaderTag, twoLines, type ZooPage } from "./page.ts";

const HIDDEN = '<div id="place" style="display:none">';
const show = 'document.getElementById("place").style.display = "block"';
const inner = (html: string): string => html.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Where pages put an embed, and when they show it. */
export const PLACES: readonly ZooPage[] = [
  {
    name: "in details that are opened later",
    body: (site) => `${loaderTag(site)}<details><summary>Jobs</summary>${ELEMENT}</details>`,
    act: 'document.querySelector("summary").click()',
  },
  {
    name: "in a tab that is opened later",
    body: (site) => `${twoLines(site).replace("<job-map", `${HIDDEN}<job-map`)}</div>`,
    act: show,
    isCore: true,
  },
  {
    name: "in an accordion without height",
    body: (site) =>
      `<style>#place{max-height:0;overflow:hidden;transition:max-height .1s}</style><div id="place">${twoLines(site)}</div>`,
    act: 'document.getElementById("place").style.maxHeight = "900px"',
  },
  {
    name: "in a dialog",
    body: (site) =>
      `<dialog id="place" style="width:90%;max-width:none"><p>Our jobs</p>${twoLines(site)}</dialog>`,
    act: 'document.getElementById("place").showModal()',
  },
  {
    name: "in a popover",
    body: (site) => `<div popover id="place" style="width:90%">${twoLines(site)}</div>`,
    act: 'document.getElementById("place").showPopover()',
  },
  {
    name: "off the screen, slid in",
    body: (site) =>
      `<style>#place{position:fixed;inset:0;transform:translateX(110%)}</style><div id="place">${twoLines(site)}</div>`,
    act: 'document.getElementById("place").style.transform = "none"',
  },
  {
    name: "far down, faded in when it is scrolled to",
    body: (site) =>
      `<style>#place{opacity:0;transform:translateY(100px);content-visibility:auto;contain-intrinsic-size:auto 560px}</style><div style="height:3000px"></div><div id="place">${twoLines(site)}</div><script>new IntersectionObserver(([one])=>{if(one.isIntersecting)one.target.style.cssText="opacity:1;transform:none"}).observe(document.getElementById("place"))</script>`,
    act: "scrollTo(0, 9999)",
  },
  {
    name: "in a closed shadow root",
    body: (site) =>
      `${loaderTag(site)}<div id="place"></div><script>const root=place.attachShadow({mode:"closed"});const map=document.createElement("job-map");map.setAttribute("company","acme");root.append(map);window.embedded=map</script>`,
    isStill: true,
  },
  {
    name: "in the slot of another element",
    body: (site) =>
      `<their-card>${twoLines(site)}</their-card><script>customElements.define("their-card",class extends HTMLElement{constructor(){super();this.attachShadow({mode:"open"}).innerHTML="<style>::slotted(*){color:red;font-size:40px;text-transform:uppercase;margin:0!important}</style><slot></slot>"}})</script>`,
  },
  {
    name: "copied from a template",
    body: (site) =>
      `${loaderTag(site)}<template id="one">${ELEMENT}</template><div id="place"></div><script>place.append(one.content.cloneNode(true));place.append(place.firstElementChild)</script>`,
  },
  {
    name: "on a page whose body is changed for another, as Turbo does",
    body: (site) => `<p>Home</p>${loaderTag(site)}`,
    act: `(async () => { for (let i = 0; i < 3; i++) {
const next = new DOMParser().parseFromString('<body>${ELEMENT}</body>', "text/html").body;
document.body.replaceWith(document.adoptNode(next).cloneNode(true)); await new Promise(requestAnimationFrame); } })()`,
  },
  {
    name: "two companies, one beside the other",
    body: (site) => `${twoLines(site)}${ELEMENT.replace("acme", "bolt")}`,
    also: async (page) => expect(page.locator("job-map .count b")).toHaveText(["60 jobs", "12 jobs"]),
  },
  {
    name: "in a frame that comes late",
    body: (site) =>
      `${loaderTag(site)}<div id="place"></div><script>setTimeout(()=>{place.innerHTML='${frameTag(site, 'data-theme="dark"')}'},100)</script>`,
    isCore: true,
    isFramed: true,
    seen: { scheme: "dark" },
  },
  {
    name: "in a lazy frame",
    body: (site) => `<div style="height:1500px"></div>${frameTag(site, 'loading="lazy"')}`,
    act: "scrollTo(0, 9999)",
    isFramed: true,
  },
  {
    name: "in a frame in a frame",
    body: (site) =>
      `<iframe title="Outer" width="890" height="600" srcdoc="${inner(frameTag(site))}"></iframe>`,
    isFramed: true,
  },
  {
    name: "in a frame that fits videos",
    body: (site) =>
      `<style>.v{position:relative;padding-top:66%;width:880px}.v iframe{position:absolute;inset:0;width:100%;height:100%;max-width:100%}</style><div class="v">${frameTag(site)}</div>`,
    isFramed: true,
  },
  {
    name: "in a sandboxed frame without an origin, without windows",
    body: (site) => frameTag(site, 'sandbox="allow-scripts"'),
    isFramed: true,
  },
  {
    name: "in a frame of a page that isolates itself",
    body: (site) => frameTag(site),
    headers: { "Cross-Origin-Embedder-Policy": "require-corp", "Cross-Origin-Opener-Policy": "same-origin" },
    isFramed: true,
  },
];
