import type { Site } from "@jobmap/contract";
import type { MetaDescriptor } from "react-router";
import shareImage from "./share.png?url";
import type { StructuredData } from "./structured-data.ts";

export const SITE_NAME = "Jobmap";

/** Search engines cut longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 160;

export interface Seo {
  /** Without the site's name, unless it is a complete title. */
  title: string;
  /** The title already includes the site's name, as an operator wrote it. */
  isWholeTitle?: boolean;
  description: string;
  /** Canonical path from the root. Other addresses of the page point to it. */
  path: string;
  /** For pages that should not be indexed: demo listings, empty results, errors. Their links are still followed. */
  noindex?: boolean;
  type?: "website" | "article" | "profile";
  structuredData?: readonly (StructuredData | null)[];
}

/** Title, description, canonical address, Open Graph and structured data of a page, for a route's `meta`. */
export function pageMeta(site: Pick<Site, "publicUrl"> | undefined, seo: Seo): MetaDescriptor[] {
  const title = seo.isWholeTitle ? seo.title : `${seo.title} | ${SITE_NAME}`;
  const description = clip(seo.description, MAX_DESCRIPTION_LENGTH);
  const url = `${site?.publicUrl ?? ""}${seo.path}`;
  const robots = seo.noindex ? [{ name: "robots", content: "noindex, follow" }] : [];
  const data = (seo.structuredData ?? []).flatMap((entry) => (entry ? [{ "script:ld+json": entry }] : []));
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:site_name", content: SITE_NAME },
    { property: "og:type", content: seo.type ?? "website" },
    { property: "og:title", content: seo.title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: new URL(shareImage, site?.publicUrl ?? "http://localhost").href },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: "A flag on a chart of the Chesapeake Bay: the pay is on the map." },
    { name: "twitter:card", content: "summary_large_image" },
    ...robots,
    ...data,
  ];
}

/** Cuts at a word, with an ellipsis, to at most `most` characters. */
export function clip(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  const space = cut.lastIndexOf(" ");
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, "")}…`;
}

/** The text of safe HTML, for places that accept only text. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<\/?(p|li|ul|ol|br|h\d|div)\b[^>]*>/gi, " ")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The entities that safe HTML can contain. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
  "#39": "'",
  "#x27": "'",
};
