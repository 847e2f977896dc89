import type { Context } from "koa";
import { type Html, html } from "../../embed/html.ts";
import { developerPage } from "../page.ts";

const STYLE = html`body{background:light-dark(#eef2f2,#0a1216);color:light-dark(#10242c,#e8efef)}
.columns{display:grid;gap:1.25rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));align-items:start}
.card{background:light-dark(#fff,#111c21);border:1px solid light-dark(#d5dedf,#28393f);border-radius:6px;padding:1.25rem}
h2{font:600 1.25rem/1.3 Georgia,serif;margin:0 0 .75rem}
.total{font:600 2rem/1.2 Georgia,serif;margin:0 0 1rem}
.amount{text-align:end;white-space:nowrap}
fieldset{border:1px solid light-dark(#76888f,#6f848c);border-radius:4px;margin:0 0 1rem;padding:.75rem 1rem}
fieldset label{margin:.35rem 0}
input[type=text],input[type=email],select{background:light-dark(#fff,#18262c);color:inherit;border:1px solid light-dark(#76888f,#6f848c);border-radius:4px}
select{display:block;font:inherit;padding:.6rem;margin-top:.25rem}
.main{background:light-dark(#10242c,#e8efef);color:light-dark(#fff,#0a1216);border:1px solid transparent;border-radius:4px;font-weight:600}
.problem{background:light-dark(#fceae5,#371811);color:light-dark(#a3260f,#ff9c85);padding:.75rem 1rem;border-radius:4px}
.hint{color:light-dark(#566a72,#93a6ac);margin:.25rem 0 1rem}
.scroll{overflow-x:auto}
.scroll table{min-width:36rem}
.scroll td:nth-child(2){white-space:nowrap}
button{background:transparent;color:inherit;border:1px solid light-dark(#76888f,#6f848c);border-radius:4px}
form.inline{display:inline}
:focus-visible{outline:2px solid light-dark(#005fa3,#8fd3ff);outline-offset:2px}`;

/** What a page of the stand-in answers: itself, or where the browser goes on to. */
export type Answer =
  | { readonly title: string; readonly body: Html; readonly status?: number }
  | { readonly goTo: string };

/** Sends an answer; pages say that they are a stand-in. */
export function sendAnswer(ctx: Context, answer: Answer): void {
  if ("goTo" in answer) {
    ctx.status = 303;
    ctx.set({ Location: answer.goTo, "Cache-Control": "no-store" });
    return;
  }
  ctx.status = answer.status ?? 200;
  const body = html`<p><strong>No real money moves here.</strong> This page plays Stripe.</p>${answer.body}`;
  developerPage(ctx, answer.title, body, { style: STYLE });
}

export const notThere = (what: string): Answer => ({
  title: `${what} not found`,
  status: 404,
  body: html`<p><a href="/dev/payments">All payments of the stand-in</a></p>`,
});

/** `12345` cents of `usd` as `$123.45`. */
export const money = (amount: number | null, currency: string | null) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: currency ?? "usd" }).format(
    (amount ?? 0) / 100,
  );

/** Unix seconds as `2026-11-23 07:30`. */
export const time = (seconds: number) =>
  new Date(seconds * 1_000).toISOString().slice(0, 16).replace("T", " ");
