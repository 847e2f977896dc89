import type { RichBlock, RichRun } from "@jobmap/contract/rich-text";
import { cleanText } from "../import/parse/text.ts";
import { readBlocks } from "../sanitize/read-blocks.ts";
import { toSafeHtml } from "../sanitize/safe-html.ts";
import { MAX_LINE_LENGTH, MAX_LINES, type SourceLine } from "./source.ts";

const BULLET = /^(?:[-*•·▪◦‣–—]|\d{1,2}[.)])\s+(?=\S)/;
/** Characters of a line that may have been broken for its width. */
const WIDE = 55;
/** Characters of a bold paragraph that may be a heading. */
const MAX_HEADING = 90;

/** The lines of a plain text. Lines that were broken for their width are put together again. */
export function linesOfText(text: string): SourceLine[] {
  const lines: { kind: SourceLine["kind"]; text: string }[] = [];
  let isJoinable = false;
  for (const raw of cleanText(text).split("\n")) {
    const line = raw.trim();
    if (line === "") {
      isJoinable = false;
      continue;
    }
    const bullet = BULLET.exec(line);
    const last = lines.at(-1);
    if (!bullet && isJoinable && last && last.text.length < MAX_LINE_LENGTH && continues(last.text, line))
      last.text += ` ${line}`;
    else
      lines.push({
        kind: bullet ? "ITEM" : "TEXT",
        text: bullet ? line.slice(bullet[0].length) : line,
      });
    isJoinable = line.length >= WIDE;
    if (lines.length >= MAX_LINES) break;
  }
  return lines.map(({ kind, text: words }) => ({ kind, text: words.slice(0, MAX_LINE_LENGTH) }));
}

const continues = (last: string, line: string) => !/[.:!?]$/.test(last) && /^[\p{Ll}\d(&]/u.test(line);

/** The lines of HTML of anybody. */
export function linesOfHtml(html: string): SourceLine[] {
  return readBlocks(toSafeHtml(html)).flatMap(linesOfBlock).slice(0, MAX_LINES);
}

function linesOfBlock(block: RichBlock): SourceLine[] {
  if ("items" in block)
    return block.items.flatMap((item) =>
      item.flatMap((inner) =>
        "items" in inner
          ? linesOfBlock(inner)
          : textsOf(inner.runs).map((text) => ({ kind: "ITEM" as const, text })),
      ),
    );
  const texts = textsOf(block.runs);
  const isBold = block.runs.every(({ text, strong }) => strong || text.trim() === "");
  return texts.flatMap((text): SourceLine[] => {
    const bullet = BULLET.exec(text);
    if (bullet) return [{ kind: "ITEM", text: text.slice(bullet[0].length) }];
    const isHeading = block.tag !== "p" || (isBold && texts.length === 1);
    return [{ kind: isHeading && text.length <= MAX_HEADING ? "HEADING" : "TEXT", text }];
  });
}

function textsOf(runs: readonly RichRun[]): string[] {
  return runs
    .map(({ text }) => text)
    .join("")
    .split("\n")
    .map((line) => cleanText(line).slice(0, MAX_LINE_LENGTH))
    .filter((line) => /[\p{L}\d]/u.test(line));
}

/** Lines as rich text, in the product's own safe HTML. */
export function blocksOfLines(lines: readonly SourceLine[]): RichBlock[] {
  const blocks: (RichBlock & { items?: RichBlock[][] })[] = [];
  for (const { kind, text } of lines) {
    const paragraph = { tag: kind === "HEADING" ? "h3" : "p", runs: [{ text }] } as const;
    const last = blocks.at(-1);
    if (kind !== "ITEM") blocks.push(paragraph);
    else if (last?.items) last.items.push([paragraph]);
    else blocks.push({ tag: "ul", items: [[paragraph]] });
  }
  return blocks;
}
