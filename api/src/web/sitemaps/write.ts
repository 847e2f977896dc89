import { setImmediate as breathe } from "node:timers/promises";
import { escapeHtml } from "../../sanitize/html.ts";
import type { Address, SitemapFile } from "./source.ts";

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>\n`;
const NAMESPACE = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`;

/** A sitemap, piece by piece, with the event loop free in between. */
export async function* writeSitemap(
  publicUrl: string,
  batches: AsyncIterable<readonly Address[]>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${NAMESPACE}>\n`;
  for await (const batch of batches) {
    yield batch.map(({ path, changedAt }) => `<url>${entry(publicUrl + path, changedAt)}</url>\n`).join("");
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
