import { type Html, html } from "./html.ts";
import { prefixFor, textsFor } from "./texts.ts";

/**
 * A short version of the product's bar above a shared page: home, a search of all jobs, sign-in and back. It has no script and
 * does not depend on the user: the page is the same for everyone, and caches keep it.
 * @param path of this page without `/es`: the sign-in page leads back in its own language
 */
export function siteBar(path: string, locale: string): Html {
  const { bar } = textsFor(locale);
  const prefix = prefixFor(locale);
  const back = `${prefix}/user-login?${new URLSearchParams({ redirect: path })}`;
  return html`<div class="site"><a href="${prefix}/">Jobmap</a><form role="search" action="${prefix}/jobmap"><input type="search" name="search" maxlength="200" aria-label="${bar.field}" placeholder="${bar.field}"><button>${bar.search}</button></form><a href="${back}">${bar.signIn}</a></div>`;
}
