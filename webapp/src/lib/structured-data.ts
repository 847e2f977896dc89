/** A JSON-LD object as written into the page. React Router requires this kind of index signature. */
export type StructuredData = { "@context": "https://schema.org"; "@type": string } & Record<string, Json>;
export type Json = string | number | boolean | Json[] | { [name: string]: Json };

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
      item: `${publicUrl}${to}`,
    })),
  };
}
