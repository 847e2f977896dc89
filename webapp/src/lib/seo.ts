import type { Site } from "@jobmap/contract";
import type { StructuredData } from "@jobmap/contract/structured-data";
import type { MetaDescriptor } from "react-router";
import { alternates } from "./alternates.ts";
import { PREFIX } from "./language.ts";

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
  /** What the page is about is in English in every language, so that its address in English is the canonical one. */
  isEnglish?: boolean;
  /** For pages that should not be indexed: demo listings, empty results, errors. Their links are still followed. */
  noindex?: boolean;
  type?: "website" | "article" | "profile";
  structuredData?: readonly (StructuredData | null)[];
}

/** Title, description, canonical address, Open Graph and structured data of a page, for a route's `meta`. */
export function pageMeta(site: Pick<Site, "publicUrl"> | undefined, seo: Seo): MetaDescriptor[] {
  const title = seo.isWholeTitle ? seo.title : `${seo.title} | ${SITE_NAME}`;
  const description = clip(seo.description, MAX_DESCRIPTION_LENGTH);
  const prefix = import.meta.env.LANGUAGE === "es" && seo.isEnglish ? "" : PREFIX;
  const url = `${site?.publicUrl ?? ""}${prefix}${seo.path}`;
  const robots = seo.noindex ? [{ name: "robots", content: "noindex, follow" }] : [];
  const data = (seo.structuredData ?? []).flatMap((entry) => (entry ? [{ "script:ld+json": entry }] : []));
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    // For crawlers alone, so that browsers need not carry the table of pages.
    ...(import.meta.env.SSR && !seo.isEnglish ? alternates(site?.publicUrl ?? "", seo.path) : []),
    { property: "og:site_name", content: SITE_NAME },
    { property: "og:type", content: seo.type ?? "website" },
    { property: "og:title", content: seo.title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    // The server draws one for each page: of a job its pay and place.
    { property: "og:image", content: `${site?.publicUrl ?? ""}/og${seo.path}` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: seo.title },
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
