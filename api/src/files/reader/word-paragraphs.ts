import { SaxesParser, type SaxesTagPlain } from "saxes";
import { isOn, type Look, type WordStyle } from "./word-styles.ts";

/** A run of a paragraph; a tab starts a cell, a break a line. */
export interface WordRun {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly size: number;
}
export interface WordParagraph {
  readonly runs: readonly WordRun[];
  readonly style: WordStyle;
  readonly isBullet: boolean;
  /** Addresses that it opens, by the ids of the file. */
  readonly links: readonly string[];
}

/** What a part of a Word file holds: paragraphs, and tables as rows of cells of the same. */
export type WordBlock = WordParagraph | { readonly rows: readonly (readonly (readonly WordBlock[])[])[] };

interface Open {
  runs: WordRun[];
  styleId: string;
  isBullet: boolean;
  links: string[];
  look: { size?: number; isBold?: boolean; isItalic?: boolean };
}
interface Table {
  rows: WordBlock[][][];
}

/** More than a resume has; what follows is not read. */
const MAX_PARAGRAPHS = 5_000;

/** Reads the paragraphs of a part, text boxes included, in the order in which they stand. */
export function readParagraphs(xml: string, styleOf: (id: string) => WordStyle): WordBlock[] {
  const top: WordBlock[] = [];
  const targets: WordBlock[][] = [top];
  const tables: Table[] = [];
  const open: Open[] = [];
  let [count, skipped, isText, inRun] = [0, 0, false, false];
  const write = (text: string) => {
    const paragraph = open.at(-1);
    if (!paragraph) return;
    const { look } = paragraph;
    const style = styleOf(paragraph.styleId);
    paragraph.runs.push({ text, ...lookOf(style, look) });
  };
  const parser = new SaxesParser();
  parser.on("opentag", (tag) => {
    const { name } = tag;
    // The same once more for old programs, and what was deleted.
    if (skipped > 0 || name === "mc:Fallback" || name === "w:del") {
      skipped++;
      return;
    }
    const paragraph = open.at(-1);
    if (name === "w:p") open.push({ runs: [], styleId: "", isBullet: false, links: [], look: {} });
    else if (name === "w:tbl") tables.push({ rows: [] });
    else if (name === "w:tr") tables.at(-1)?.rows.push([]);
    else if (name === "w:tc") {
      const cell: WordBlock[] = [];
      tables.at(-1)?.rows.at(-1)?.push(cell);
      targets.push(cell);
    } else if (paragraph) {
      if (name === "w:r") {
        paragraph.look = {};
        inRun = true;
      } else if (name === "w:t") isText = true;
      else if (name === "w:tab" && inRun) write("\t");
      else if (name === "w:br" || name === "w:cr") write("\n");
      else if (name === "w:noBreakHyphen") write("-");
      else note(tag, paragraph, inRun);
    }
  });
  parser.on("text", (text) => {
    if (isText && skipped === 0) write(text);
  });
  parser.on("closetag", ({ name }) => {
    if (skipped > 0) {
      skipped--;
      return;
    }
    if (name === "w:t") isText = false;
    else if (name === "w:r") inRun = false;
    else if (name === "w:tc") targets.pop();
    else if (name === "w:tbl") {
      const table = tables.pop();
      if (table) targets.at(-1)?.push(table);
    } else if (name === "w:p") {
      const done = open.pop();
      if (done && count++ < MAX_PARAGRAPHS) {
        const style = styleOf(done.styleId);
        const { runs, links } = done;
        targets.at(-1)?.push({ runs, links, style, isBullet: done.isBullet || style.isList });
      }
    }
  });
  parser.write(xml).close();
  return top;
}

/** What a tag says of its paragraph or run. */
function note({ name, attributes }: SaxesTagPlain, paragraph: Open, inRun: boolean): void {
  const value = attributes["w:val"] ?? "";
  if (name === "w:pStyle") paragraph.styleId = value;
  else if (name === "w:numId") paragraph.isBullet = value !== "0";
  else if (name === "w:hyperlink") paragraph.links.push(attributes["r:id"] ?? "");
  else if (!inRun) return;
  else if (name === "w:b") paragraph.look.isBold = isOn(value);
  else if (name === "w:i") paragraph.look.isItalic = isOn(value);
  else if (name === "w:sz") paragraph.look.size = Number(value) / 2;
}

const lookOf = (style: Look, look: Look) => ({
  isBold: look.isBold ?? style.isBold ?? false,
  isItalic: look.isItalic ?? style.isItalic ?? false,
  size: look.size ?? style.size ?? 11,
});
