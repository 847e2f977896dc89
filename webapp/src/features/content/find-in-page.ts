import type { ContentNode } from "./content-node.ts";

/** The text of some parts of a page. */
export function textOfNodes(nodes: readonly ContentNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : textOfNodes(node.children))).join(" ");
}

/**
 * The parts of a page whose text has every word of a search, or a word that begins with it; headings of sections stay above what is left of them.
 * A part is a third-level heading with what follows it.
 */
export function findInPage(body: readonly ContentNode[], search: string): readonly ContentNode[] {
  const words = wordsOf(search);
  if (words.length === 0) return body;
  return splitAt(body, "h2").flatMap((section) => {
    const [heading = "", ...rest] = section;
    const found = splitAt(rest, "h3").filter((part) => {
      const own = wordsOf(textOfNodes([heading, ...part]));
      return words.every((word) => own.some((other) => other.startsWith(word)));
    });
    return found.length === 0 ? [] : [heading, ...found.flat()];
  });
}

/** The parts that begin with a heading of a level. */
export function splitAt(nodes: readonly ContentNode[], heading: "h2" | "h3"): ContentNode[][] {
  const parts: ContentNode[][] = [];
  for (const node of nodes) {
    const begins = typeof node !== "string" && node.name === heading;
    if (begins || parts.length === 0) parts.push([]);
    parts.at(-1)?.push(node);
  }
  return parts;
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
