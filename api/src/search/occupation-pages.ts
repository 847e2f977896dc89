import { slugify } from "../format/slug.ts";
import { occupationKey } from "./annotate.ts";
import { readOccupations } from "./lexicon/occupations.ts";
import type { NamedOccupation } from "./occupation-names.ts";

/** An occupation that pages are about: what O*NET has no further kinds of below it. */
export interface PageOccupation extends NamedOccupation {
  /** Its part of an address: `registered-nurses`. */
  readonly slug: string;
  /** Its key in the index. */
  readonly key: string;
}

const MAX_SLUG_LENGTH = 120;
let pages: { bySlug: Map<string, PageOccupation>; byKey: Map<string, PageOccupation> } | undefined;

/** Occupations by their address, and by their key in the index. */
export function occupationPages() {
  if (pages) return pages;
  const all = [...readOccupations().named()]
    .filter(([code]) => code.endsWith(".00"))
    .map(([code, name]) => ({ code, name, slug: slugify(name, MAX_SLUG_LENGTH), key: occupationKey(code) }));
  pages = {
    bySlug: new Map(all.map((each) => [each.slug, each])),
    byKey: new Map(all.map((each) => [each.key, each])),
  };
  return pages;
}
