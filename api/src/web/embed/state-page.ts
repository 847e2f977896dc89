import { demoBar } from "./demo.ts";
import type { PageDocument } from "./document.ts";
import { type Html, html } from "./html.ts";
import type { EmbedQuery, EmbedRoute } from "./request.ts";
import { prefixFor, spokenLocale, type Texts, textsFor } from "./texts.ts";

/** Why there is no map. */
export type Trouble =
  | { readonly kind: "missing" }
  | { readonly kind: "unknown"; readonly name: string }
  | { readonly kind: "hidden"; readonly name: string }
  | { readonly kind: "busy" };

export const STATUS_OF = { missing: 404, unknown: 404, hidden: 410, busy: 503 } as const;

/** A page in place of the map that says what is wrong and who can fix it. */
export function statePage(trouble: Trouble, query: EmbedQuery, kind: EmbedRoute["kind"]): PageDocument {
  const locale = spokenLocale(query.locale, null);
  const texts = textsFor(locale);
  const isDemo = kind === "featured";
  const isFramed = isDemo || kind === "frame";
  const [title, hint] = words(trouble, texts, isDemo);
  return {
    title,
    locale,
    theme: query.theme,
    isFramed,
    company: "",
    head: html`<meta name="robots" content="noindex">`,
    body: html`${isDemo && demoBar("", locale, { isHidden: trouble.kind === "hidden" })}<main${isFramed && html` aria-label="${title}"`}><div class="state"><h1>${title}</h1><p>${hint}</p>${
      trouble.kind === "busy" ? html`<a href="">${texts.again}</a>` : wayOut(locale, isFramed)
    }</div></main>`,
    boots: false,
    isDemo,
  };
}

function wayOut(locale: string, isFramed: boolean): Html {
  return html`<a href="${prefixFor(locale)}/jobmap"${isFramed && html` target="_blank" rel="noopener"`}>${textsFor(locale).allJobs}</a>`;
}

function words(trouble: Trouble, texts: Texts, isDemo: boolean): readonly [title: string, hint: string] {
  if (isDemo && trouble.kind === "missing") return [texts.noExample, texts.noExampleHint];
  if (trouble.kind === "unknown") {
    const name = trouble.name.slice(0, 60);
    return [texts.unknown(name), texts.unknownHint(name)];
  }
  if (trouble.kind === "hidden") return [texts.hidden(trouble.name), texts.hiddenHint];
  if (trouble.kind === "missing") return [texts.missing, texts.missingHint];
  return [texts.busy, texts.busyHint];
}
