/** A JSON-LD object as it goes into the page. Index signatures of this kind are what React Router writes out. */
export type StructuredData = { "@context": "https://schema.org"; "@type": string } & Record<string, Json>;
export type Json = string | number | boolean | Json[] | { [name: string]: Json };

/** The trail above a page, from the home page down. */
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
      item: `${publicUrl}${to}`,
    })),
  };
}
