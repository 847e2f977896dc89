/** A JSON-LD object as written into a page or a feed. React Router requires this kind of index signature. */
export type StructuredData = { "@context": "https://schema.org"; "@type": string } & Record<string, Json>;
export type Json = string | number | boolean | Json[] | { [name: string]: Json };
