import { createHash } from "node:crypto";
import { embedPagePolicy, type MapOrigins } from "../../http/content-security-policy.ts";
import { BOOT } from "./boot.ts";
import { DEMO_BOOT, DEMO_CSS, DEMO_HEAD } from "./demo.ts";
import { Html, html } from "./html.ts";
import { PAGE_CSS } from "./styles.ts";

export interface PageDocument {
  readonly title: string;
  readonly locale: string;
  readonly theme: "auto" | "light" | "dark";
  /** A standalone page, or one in a frame. */
  readonly isFramed: boolean;
  /** Origins that may frame it, if the employer listed any; otherwise any origin may. */
  readonly ancestors?: readonly string[];
  /** Username of the company shown; empty for none. Written on the root element. */
  readonly company: string;
  /** More of the head: description, canonical address, Open Graph. */
  readonly head: Html;
  readonly body: Html;
  /** Whether there is a still view to be fitted and taken over. */
  readonly boots: boolean;
  /** `/company-iframe`, which asks the server whose map to show. */
  readonly isDemo: boolean;
}

const STYLE = new Html(`<style>${PAGE_CSS}</style>`);
const script = (text: string) => new Html(`<script type="module">${text}</script>`);
const BOOT_SCRIPT = script(BOOT);
const DEMO_SCRIPT = script(DEMO_BOOT);
const DEMO_HEAD_PARTS = new Html(`<script>${DEMO_HEAD}</script><style>${DEMO_CSS}</style>`);

export function writeDocument(page: PageDocument): string {
  const { title, locale, theme, isFramed, company, head, body, boots, isDemo } = page;
  const look = [theme === "auto" ? "" : theme, isFramed ? "frame" : "page"].join(" ").trim();
  return html`<!doctype html>
<html lang="${locale}" class="${look}" data-company="${company}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="${theme === "auto" ? "light dark" : theme}">
<title>${title}</title>
${head}
${STYLE}${isDemo && DEMO_HEAD_PARTS}
</head>
<body>
${body}
${boots && BOOT_SCRIPT}${isDemo && DEMO_SCRIPT}
</body>
</html>
`.text;
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const SCRIPTS = `'self' ${hashOf(BOOT)}`;
const DEMO_SCRIPTS = `${SCRIPTS} ${hashOf(DEMO_HEAD)} ${hashOf(DEMO_BOOT)}`;
const STYLES = `'self' ${hashOf(PAGE_CSS)}`;
const DEMO_STYLES = `${STYLES} ${hashOf(DEMO_CSS)}`;

/**
 * The policy of these pages. Inline scripts and styles do not depend on the page, so hashes can allow them and responses can be
 * cached, which nonces would prevent. Other sites may frame the two frames and nothing else; if the employer listed sites, only
 * those may.
 */
export function contentPolicy(
  { isFramed, isDemo, ancestors = [] }: Pick<PageDocument, "isFramed" | "isDemo" | "ancestors">,
  origins: MapOrigins,
): string {
  const [scripts, styles] = isDemo ? [DEMO_SCRIPTS, DEMO_STYLES] : [SCRIPTS, STYLES];
  return embedPagePolicy({ scripts, styles, isFramed, ancestors }, origins);
}
