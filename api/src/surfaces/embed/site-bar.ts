import { type Html, html } from "./html.ts";
import { textsFor } from "./texts.ts";

/**
 * The product's bar above a page that is shared, in short: home, a search of all jobs, the way in and back. No script, and nothing of who
 * is here: the page is the same for everybody, and caches keep it.
 */
export function siteBar(path: string, locale: string): Html {
  const { bar } = textsFor(locale);
  const back = `/user-login?${new URLSearchParams({ redirect: path })}`;
  return html`<div class="site"><a href="/">Jobmap</a><form role="search" action="/jobmap"><input type="search" name="search" maxlength="200" aria-label="${bar.field}" placeholder="${bar.field}"><button>${bar.search}</button></form><a href="${back}">${bar.signIn}</a></div>`;
}
