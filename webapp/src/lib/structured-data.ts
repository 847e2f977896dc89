import type { StructuredData } from "@jobmap/contract/structured-data";
import { PREFIX } from "./language.ts";

/** The breadcrumb list of a page, starting at the home page. */
export function breadcrumbList(
  publicUrl: string,
  trail: readonly { text: string; to: string }[],
): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ text, to }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: text,
      item: `${publicUrl}${PREFIX}${to}`,
    })),
  };
}
