import { ELEMENT, loaderTag, twoLines, type ZooPage } from "./page.ts";

const strict = (host: string, script: string): string =>
  `default-src 'none'; script-src ${script}; connect-src ${host} SOCKETS; img-src ${host} data:; style-src 'self' ; require-trusted-types-for 'script'; trusted-types 'none'`;
const BARE = '<job-map company="acme"></job-map>';

/** Documents of another kind: policies, doctypes, languages, media, globals. The server's address stands for `HOST` in headers, that of its WebSockets for `SOCKETS`. */
export const DOCUMENTS: readonly ZooPage[] = [
  {
    name: "a strict policy with a nonce",
    body: (site) => `${loaderTag(site, 'async nonce="abc"')}${BARE}`,
    headers: { "Content-Security-Policy": strict("HOST", "'nonce-abc' 'strict-dynamic'") },
    isCore: true,
  },
  {
    name: "a strict policy without a nonce",
    body: (site) => `${loaderTag(site)}${BARE}`,
    headers: { "Content-Security-Policy": strict("HOST", "HOST") },
  },
  {
    name: "a policy of markup, and no referrer",
    head: `<meta name="referrer" content="no-referrer"><meta http-equiv="Content-Security-Policy" content="object-src 'none'; base-uri 'none'; frame-src 'none'; worker-src 'none'; font-src 'none'; media-src 'none'">`,
    body: twoLines,
  },
  {
    name: "no origin, no storage, no windows: a sandbox",
    body: twoLines,
    headers: { "Content-Security-Policy": "sandbox allow-scripts" },
  },
  {
    name: "isolated from others",
    body: (site) => `${loaderTag(site, "crossorigin")}${ELEMENT}`,
    headers: { "Cross-Origin-Embedder-Policy": "require-corp", "Cross-Origin-Opener-Policy": "same-origin" },
  },
  {
    name: "no feature allowed, no caching, no sniffing",
    body: twoLines,
    headers: {
      "Permissions-Policy": "geolocation=(), fullscreen=(), clipboard-write=(), unload=()",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "no-referrer",
    },
  },
  { name: "quirks mode", body: twoLines, doctype: "", isCore: true },
  {
    name: "almost a standard",
    body: twoLines,
    doctype:
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">',
  },
  {
    name: "XML",
    doctype: "",
    body: (site) => twoLines(site).replace("async", 'async="async"'),
    root: 'xmlns="http://www.w3.org/1999/xhtml" lang="en"',
    headers: { "Content-Type": "application/xhtml+xml" },
  },
  {
    name: "from right to left",
    body: twoLines,
    root: 'lang="ar" dir="rtl"',
    isCore: true,
    seen: { language: "en ltr" },
  },
  {
    name: "Spanish",
    body: twoLines,
    root: 'lang="es"',
    seen: { count: "60 empleos", language: "es-US ltr" },
  },
  { name: "a language nobody has words for", body: twoLines, root: 'lang="tlh-Latn"' },
  {
    name: "all addresses begin elsewhere",
    head: '<base href="https://elsewhere.example/deep/" target="_top">',
    body: twoLines,
  },
  {
    name: "names of forms and pictures hide the page's own",
    body: (site) =>
      `<form id="JobMap"><input name="q"><input name="preload"></form><img name="fetch" alt=""><img name="currentScript" alt=""><img name="head" alt=""><form name="body"></form><form id="customElements"></form><img name="fonts" alt=""><img name="hidden" alt=""><img name="visibilityState" alt=""><a id="IntersectionObserver"></a><a id="requestIdleCallback"></a><a id="navigator" name="location"></a>${twoLines(site)}`,
  },
  {
    name: "a script of theirs is called JobMap",
    body: (site) =>
      `<script>window.JobMap={q:5};var module={},exports={},process={env:{}},global=window</script>${twoLines(site)}`,
  },
  {
    name: "a worker answers for the server",
    body: (site) =>
      `<script>navigator.serviceWorker.register("${new URL(site.page("addEventListener('install',()=>skipWaiting());addEventListener('activate',e=>e.waitUntil(clients.claim()));addEventListener('fetch',e=>e.respondWith(fetch(e.request)))", { "Content-Type": "text/javascript" })).pathname}",{scope:location.pathname}).then(()=>navigator.serviceWorker.ready).then(()=>{const s=document.createElement("script");s.src="${site.host}/widget/v1/loader.js";document.head.append(s)})</script>${ELEMENT}`,
  },
];
