import { type Html, html } from "./html.ts";
import { textsFor } from "./texts.ts";

/**
 * `/company-iframe`, the "Iframe Demo" of the menu: an employer's own map as a frame shows it, below a bar that names the
 * company and leads back. Pages are rendered for visitors, so the first HTML is an example, labeled as one; the scripts below
 * find out whether an employer is signed in. In a frame on another site there is no bar.
 */

/** Runs in the head. Before the first paint it removes the bar in a frame, and hides the example from a user who has a session. */
export const DEMO_HEAD = `
{const l=document.documentElement.classList;
if(top!=self)l.add("framed");else try{if(localStorage.getItem("token"))l.add("asking")}catch{}}
`.trim();

/**
 * Asks which company to show, in the two Socket.IO frames that this takes (Engine.IO 4 over a WebSocket), and navigates there if
 * it is another one. An employer's own company replaces any other; without an answer the bar says so and offers a retry.
 */
export const DEMO_BOOT = `
{const r=document.documentElement,l=r.classList,E="iframe-company-profile",q=new URLSearchParams(location.search),
named=q.get("company"),end=c=>{if(l.contains("asking")){l.remove("asking");if(c)l.add(c)}},
s=new WebSocket(location.origin.replace(/^http/,"ws")+"/socket.io/?EIO=4&transport=websocket");
s.onclose=()=>end("failed");
s.onmessage=({data:t})=>{
if(t[0]=="0")s.send("40"+(l.contains("asking")?JSON.stringify({token:localStorage.getItem("token")}):""));
else if(t=="2")s.send("3");
else if(t.startsWith("40"))s.send("42"+JSON.stringify([E,{}]));
else if(t.startsWith("42")){
const[n,{status,data:d}]=JSON.parse(t.slice(2)),own=status&&d.is_own;
if(n!=E)return;
if(status&&d.username!=(named||r.dataset.company)&&(own||!named)){q.set("company",d.username);return location.replace("/company-iframe?"+q)}
end(own&&"own");s.close()
}}}
`.trim();

/** The style of the bar; the other pages do not include it. */
export const DEMO_CSS = `
.demo{padding:8px 16px;display:flex;flex-wrap:wrap;gap:4px 24px;align-items:center;justify-content:space-between;border-bottom:1px solid var(--l);font-size:14px}
.demo p{margin:0}.demo>span{display:flex;flex-wrap:wrap;gap:4px 20px}.demo a{display:inline-flex;align-items:center;min-height:28px;font-weight:700}
.framed .demo,.is-own,.is-asking,.is-failed,:is(.own,.asking,.failed) .is-example{display:none!important}
.own .is-own,.asking .is-asking,.failed .is-failed{display:revert!important}.asking main{visibility:hidden}
`.replaceAll("\n", "");

/** The bar. `company` is the name of the company shown, empty for none. */
export function demoBar(company: string, locale: string, { isHidden = false } = {}): Html {
  const { demo } = textsFor(locale);
  return html`<aside class="demo" aria-label="${demo.label}">
<p class="is-example"><b>${demo.example}</b> ${company !== "" && demo.exampleOf(company)}</p><p class="is-own"><b>${demo.own}</b> ${demo.ownHint}</p><p class="is-asking" role="status">${demo.asking}</p><p class="is-failed" role="alert">${demo.failed} <a href="">${textsFor(locale).again}</a></p>
<span><a class="is-example" href="/employer-login?redirect=/jobmap-integration">${demo.signIn}</a>${isHidden && html`<a class="is-own" href="/employer/company-profile">${demo.profile}</a>`}<a class="is-own" href="/jobmap-integration">${demo.code}</a><a class="is-own" href="/employer/dashboard">${demo.back}</a><a class="is-example" href="/jobmap">${demo.leave}</a><a class="is-failed" href="/employer/dashboard">${demo.back}</a></span>
</aside>`;
}
