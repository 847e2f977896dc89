import { createHash } from "node:crypto";
import { BOOT, FEATURED_BOOT } from "./boot.ts";
import { Html, html } from "./html.ts";
import { PAGE_CSS } from "./styles.ts";

export interface PageDocument {
  readonly title: string;
  readonly locale: string;
  readonly theme: "auto" | "light" | "dark";
  /** A page of its own, or one that lies in a frame. */
  readonly isFramed: boolean;
  /** Origins that may frame it, where its employer named some; else any may. */
  readonly ancestors?: readonly string[];
  /** Written on the root, for the script that asks which company is featured. */
  readonly company: string;
  /** More of the head: description, canonical address, Open Graph. */
  readonly head: Html;
  readonly body: Html;
  /** Whether the still view is there to be fitted and taken over. */
  readonly boots: boolean;
  readonly asksForCompany: boolean;
}

const STYLE = new Html(`<style>${PAGE_CSS}</style>`);
const script = (text: string) => new Html(`<script type="module">${text}</script>`);
const BOOT_SCRIPT = script(BOOT);
const FEATURED_SCRIPT = script(FEATURED_BOOT);

export function writeDocument(page: PageDocument): string {
  const { title, locale, theme, isFramed, company, head, body, boots, asksForCompany } = page;
  const look = [theme === "auto" ? "" : theme, isFramed ? "frame" : "page"].join(" ").trim();
  return html`<!doctype html>
<html lang="${locale}" class="${look}" data-company="${company}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="${theme === "auto" ? "light dark" : theme}">
<title>${title}</title>
${head}
${STYLE}
</head>
<body>
${body}
${boots && BOOT_SCRIPT}${asksForCompany && FEATURED_SCRIPT}
</body>
</html>
`.text;
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const SCRIPTS = `'self' ${hashOf(BOOT)} ${hashOf(FEATURED_BOOT)}`;
const STYLES = `'self' ${hashOf(PAGE_CSS)}`;

/**
 * The policy of these pages. What is inlined never changes with the page, so hashes allow it and replies can be cached, which
 * nonces would forbid. Other sites may frame the two frames and nothing else, and only those their employer named, if any.
 * @param tiles origin of a tile service, or empty
 */
export function contentPolicy(
  { isFramed, ancestors = [] }: Pick<PageDocument, "isFramed" | "ancestors">,
  tiles: string,
): string {
  const framers = ancestors.length > 0 ? ancestors.join(" ") : "*";
  return [
    "default-src 'none'",
    `script-src ${SCRIPTS}`,
    `style-src ${STYLES}`,
    `img-src 'self' data: ${tiles}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${isFramed ? framers : "'none'"}`,
  ].join("; ");
}
