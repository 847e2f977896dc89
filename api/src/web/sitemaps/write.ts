import { setImmediate as breathe } from "node:timers/promises";
import { escapeHtml } from "../../sanitize/html.ts";
import type { Address, SitemapFile } from "./source.ts";

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>\n`;
const NAMESPACE = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`;
const ALTERNATES_NAMESPACE = `xmlns:xhtml="http://www.w3.org/1999/xhtml"`;

/**
 * A sitemap, piece by piece, with the event loop free in between.
 * @param isTranslated its pages are below `/es` in Spanish as well:
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export async function* writeSitemap(
  publicUrl: string,
  batches: AsyncIterable<readonly Address[]>,
  isTranslated: boolean,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${NAMESPACE}${isTranslated ? ` ${ALTERNATES_NAMESPACE}` : ""}>\n`;
  const write = ({ path, changedAt }: Address) =>
    `<url>${entry(publicUrl + path, changedAt)}${isTranslated ? alternates(publicUrl, path) : ""}</url>\n`;
  for await (const batch of batches) {
    yield batch.map(write).join("");
    await breathe();
  }
  yield "</urlset>\n";
}

/** The sitemap of sitemaps. */
export function writeSitemapIndex(
  publicUrl: string,
  files: readonly (Pick<SitemapFile, "changedAt"> & { readonly path: string })[],
): string {
  const lines = files.map(
    ({ path, changedAt }) => `<sitemap>${entry(publicUrl + path, changedAt)}</sitemap>\n`,
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${lines.join("")}</sitemapindex>\n`;
}

function entry(address: string, changedAt: Date | null): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
  return `<loc>${escapeHtml(address)}</loc>${changed}`;
}

/** The same page in each language, itself included, as the page says in its head. */
function alternates(publicUrl: string, path: string): string {
  const link = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`;
  return link("en", publicUrl + path) + link("es", `${publicUrl}/es${path}`);
}
