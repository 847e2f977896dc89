import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { EmbedSite } from "../embed-site.ts";
import type { Seen } from "./look.ts";

/** A page that does harm, and what must be seen on it: a healthy embed but for what it says. */
export interface ZooPage {
  readonly name: string;
  readonly body: (site: EmbedSite) => string;
  readonly head?: string;
  readonly doctype?: string;
  /** Attributes of `<html>` beside, or instead of, its language. */
  readonly root?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What a visitor does before there is anything, as a script of the page's own. */
  readonly act?: string;
  /** Moves the mouse, turns the wheel: what only a hand can do. */
  readonly isTouched?: boolean;
  /** The embed is in a frame of ours. */
  readonly isFramed?: boolean;
  /** Nobody can press anything there. */
  readonly isStill?: boolean;
  /** Filters are used too. */
  readonly isThorough?: boolean;
  readonly seen?: Partial<Seen>;
  /** Visited in Firefox too. */
  readonly isCore?: boolean;
  /** What else must be seen. */
  readonly also?: (page: Page) => Promise<void>;
}

/** As the studio writes it, but for the link's server. */
export const ELEMENT =
  '<job-map company="acme" style="display:block;width:100%;min-height:560px"><a href="/job-map/acme">Jobs at Acme</a></job-map>';

export const loaderTag = ({ host }: EmbedSite, attributes = "async"): string =>
  `<script ${attributes} src="${host}/widget/v1/loader.js"></script>`;

/** The two lines of the studio. */
export const twoLines = (site: EmbedSite): string => `${loaderTag(site)}${ELEMENT}`;

export const withHost = ({ host }: EmbedSite): string =>
  ELEMENT.replace("<job-map", `<job-map host="${host}"`);

export const loaderText = (): string =>
  readFileSync(new URL("../../dist/v1/loader.js", import.meta.url), "utf8");

export const frameTag = ({ host }: EmbedSite, attributes = ""): string =>
  `<iframe src="${host}/job-map-iframe/acme" title="Jobs" width="880" height="560" style="border:0" ${attributes}></iframe>`;

/** Gives a page to the customer's server. */
export function addressOf(site: EmbedSite, page: ZooPage): string {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(page.headers ?? {}))
    headers[name] = value
      .replaceAll("HOST", site.host)
      .replaceAll("SOCKETS", site.host.replace(/^http/, "ws"));
  return site.page(htmlOf(site, page), headers);
}

function htmlOf(
  site: EmbedSite,
  { name, body, head = "", doctype = "<!doctype html>", root = 'lang="en"' }: ZooPage,
): string {
  return `${doctype}<html ${root}><head><meta charset="utf-8"/><title>${name}</title><link rel="icon" href="data:,"/>${head}</head><body>${body(site)}</body></html>`;
}
