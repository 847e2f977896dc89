import type { Context } from "koa";
import { developerPagePolicy } from "../../http/content-security-policy.ts";
import { type Html, html } from "../embed/html.ts";

const STYLE = html`:root{color-scheme:light dark;font:16px/1.55 system-ui,sans-serif}
body{margin:0 auto;max-width:58rem;padding:0 1.25rem 3rem}
.mark{margin:0 -1.25rem 1.5rem;padding:.6rem 1.25rem;background:light-dark(#fbf0d9,#2e2310);color:light-dark(#7a4d00,#eabf6b)}
h1{font:600 1.75rem/1.25 Georgia,serif;margin:0 0 1rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:start;padding:.5rem .75rem .5rem 0;border-bottom:1px solid light-dark(#d5dedf,#28393f);overflow-wrap:anywhere}
a{color:light-dark(#0c5877,#83c9e6)}
iframe{width:100%;height:44rem;border:1px solid light-dark(#d5dedf,#28393f)}
pre{white-space:pre-wrap;overflow-wrap:anywhere}
label{display:block;margin:0 0 1rem}
input[type=text],input[type=email]{display:block;box-sizing:border-box;width:100%;max-width:26rem;font:inherit;padding:.6rem;margin-top:.25rem}
button{font:inherit;padding:.6rem 1.1rem;margin:0 .5rem .5rem 0}`;

/** A plain page marked as a development page. `nonce`: of its script, if it has one; `style`: rules of its own. */
export function developerPage(
  ctx: Context,
  title: string,
  body: Html,
  { nonce = "", style }: { nonce?: string; style?: Html } = {},
): void {
  ctx.type = "html";
  ctx.set({
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
    "Content-Security-Policy": developerPagePolicy(nonce),
  });
  ctx.body = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} · Jobmap development</title><style>${STYLE}${style ?? null}</style></head>
<body><header class="mark"><strong>Development only.</strong> This page stands in for an outside service and does not exist in production.</header>
<main><h1>${title}</h1>
${body}
</main></body></html>`.text;
}
