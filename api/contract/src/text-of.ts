/** The entities of safe HTML. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
  "#39": "'",
  "#x27": "'",
};

/** Decodes the entities of safe HTML, each once; others stay as they are. */
export const decodeEntities = (html: string): string =>
  html.replaceAll(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole);

/** The text of safe HTML, its blocks and lines separated by spaces: limits count it, and rules read it. */
export function textOf(html: string): string {
  const text = html.replace(/<\/?(?:strong|em|b|i|a)(?: [^<>]*)?>/g, "").replace(/<[^<>]*>/g, " ");
  return decodeEntities(text).replace(/\s+/g, " ").trim();
}
