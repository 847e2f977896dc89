import { RICH_TEXT_DEPTH, type RichBlock, type RichRun } from "@jobmap/contract/rich-text";
import { decodeEntities } from "./html.ts";

const TOKENS = /<(\/?)([a-z0-9]+)(?: href="([^"]*)")?[^>]*>|[^<]+/g;

interface List {
  readonly tag: "ul" | "ol";
  readonly items: RichBlock[][];
}

/**
 * Parses sanitized HTML into blocks, and tolerates what people paste: text beside paragraphs, paragraphs in headings, lists in
 * lists.
 */
export function readBlocks(html: string): RichBlock[] {
  const blocks: RichBlock[] = [];
  const lists: List[] = [];
  /** Open lists beyond the last level, whose items count as items of that level. */
  let tooDeep = 0;
  let paragraph: { tag: "p" | "h3" | "h4"; runs: RichRun[] } | undefined;
  const links: (string | undefined)[] = [];
  const open = { strong: 0, em: 0 };

  const holder = (): RichBlock[] => {
    const list = lists.at(-1);
    if (!list) return blocks;
    const item = list.items.at(-1) ?? [];
    if (list.items.length === 0) list.items.push(item);
    return item;
  };
  const endParagraph = () => {
    if (paragraph) holder().push(paragraph);
    paragraph = undefined;
  };
  const say = (text: string) => {
    if (!paragraph && text.trim() === "" && text !== "\n") return;
    paragraph ??= { tag: "p", runs: [] };
    paragraph.runs.push({ text, href: links.at(-1), strong: open.strong > 0, em: open.em > 0 });
  };
  const start = (tag: string, href: string | undefined) => {
    if (tag === "br") say("\n");
    else if (tag === "a") links.push(href === undefined ? links.at(-1) : decodeEntities(href));
    else if (tag === "strong" || tag === "em") open[tag]++;
    else if (tag === "p" || tag === "h3" || tag === "h4") {
      endParagraph();
      paragraph = { tag: lists.length > 0 ? "p" : tag, runs: [] };
    } else if (tag === "li") {
      endParagraph();
      // An item without a list is a paragraph.
      lists.at(-1)?.items.push([]);
    } else if (tag === "ul" || tag === "ol") {
      endParagraph();
      if (lists.length === RICH_TEXT_DEPTH) tooDeep++;
      else {
        const list: List = { tag, items: [] };
        holder().push(list);
        lists.push(list);
      }
    }
  };
  const end = (tag: string) => {
    if (tag === "a") links.pop();
    else if (tag === "strong" || tag === "em") open[tag]--;
    else if (tag !== "br") endParagraph();
    if (tag !== "ul" && tag !== "ol") return;
    if (tooDeep > 0) tooDeep--;
    else lists.pop();
  };

  for (const [token, slash, tag, href] of html.matchAll(TOKENS)) {
    if (tag === undefined) say(decodeEntities(token).replaceAll("\n", " "));
    else if (slash) end(tag);
    else start(tag, href);
  }
  endParagraph();
  return blocks;
}
