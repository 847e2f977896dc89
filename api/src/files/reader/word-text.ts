import { BULLET } from "../../resume-parser/bullet.ts";
import type { Line, LinkArea, ResumeText, Run } from "../../resume-parser/text.ts";
import { UnpacksToTooMuch, unpack } from "./archive.ts";
import type { FileProblem } from "./messages.ts";
import { readParagraphs, type WordBlock, type WordParagraph } from "./word-paragraphs.ts";
import { readStyles } from "./word-styles.ts";

const PARTS = /^word\/(?:document|styles|header\d*)\.xml$|^word\/_rels\/document\.xml\.rels$/;
/** A letter page, on which the text is laid out for people to look at: a Word file has no places of its own. In points. */
const PAGE = { width: 612, height: 792 };
const MARGIN = 54;
/** Of the font size: a letter's width, and the distance of lines and of paragraphs. */
const LETTER = 0.5;
const LINE = 1.3;
const PARAGRAPH = 1.7;

/** Reads the text of a Word file, laid out on pages. */
export async function readWordText(bytes: Buffer): Promise<ResumeText | { problem: FileProblem }> {
  const read = await readBlocks(bytes);
  return "problem" in read ? read : new Typesetter(readLinks(read.links)).set(read.blocks);
}

/** The paragraphs of a Word file in their order, with the names of their styles. */
export async function readWordParagraphs(
  bytes: Buffer,
): Promise<{ text: string; style: string; isBullet: boolean }[] | { problem: FileProblem }> {
  const read = await readBlocks(bytes);
  if ("problem" in read) return read;
  const flat = (blocks: readonly WordBlock[]): WordParagraph[] =>
    blocks.flatMap((block) => ("runs" in block ? [block] : flat(block.rows.flat(2))));
  return flat(read.blocks).map((paragraph) => ({
    text: textOf(paragraph),
    style: paragraph.style.name,
    isBullet: paragraph.isBullet,
  }));
}

/** Headers come first: contact details stand there. */
async function readBlocks(
  bytes: Buffer,
): Promise<{ blocks: WordBlock[]; links: string } | { problem: FileProblem }> {
  try {
    const parts = new Map<string, string>();
    for await (const { name, content } of unpack(bytes))
      if (PARTS.test(name)) parts.set(name, content.toString("utf8"));
    const main = parts.get("word/document.xml");
    if (main === undefined) return { problem: "broken" };
    const styleOf = readStyles(parts.get("word/styles.xml") ?? "");
    const headers = [...parts].filter(([name]) => name.startsWith("word/header")).map(([, xml]) => xml);
    const blocks = [...headers, main].flatMap((xml) => readParagraphs(xml, styleOf));
    return { blocks, links: parts.get("word/_rels/document.xml.rels") ?? "" };
  } catch (error) {
    return { problem: error instanceof UnpacksToTooMuch ? "unpacks_to_too_much" : "broken" };
  }
}

function readLinks(xml: string): ReadonlyMap<string, string> {
  const tags = xml.match(/<Relationship\b[^>]*>/g) ?? [];
  const read = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
  return new Map(tags.map((tag) => [read(tag, "Id"), read(tag, "Target").replaceAll("&amp;", "&")]));
}

/** Lays paragraphs out on pages. */
class Typesetter {
  readonly #urls: ReadonlyMap<string, string>;
  readonly #lines: Line[] = [];
  readonly #links: LinkArea[] = [];
  #y = MARGIN;
  #page = 0;

  constructor(urls: ReadonlyMap<string, string>) {
    this.#urls = urls;
  }

  set(blocks: readonly WordBlock[]): ResumeText {
    this.#add(blocks);
    const pages = Array.from({ length: this.#page + 1 }, () => PAGE);
    return { pages, lines: this.#lines, links: this.#links };
  }

  #add(blocks: readonly WordBlock[]): void {
    for (const block of blocks) {
      if ("runs" in block) this.#paragraph(block);
      else for (const row of block.rows) this.#row(row);
    }
  }

  /** Cells of one paragraph each are one line; longer ones are read one after another. */
  #row(cells: readonly (readonly WordBlock[])[]): void {
    const paragraphs = cells.map((cell) =>
      cell.filter((block) => !("runs" in block) || textOf(block) !== ""),
    );
    const singles = paragraphs.flatMap((cell) => cell.filter((block) => "runs" in block));
    const [first] = singles;
    if (first && paragraphs.every((cell) => cell.length < 2) && singles.length === paragraphs.flat().length) {
      const runs = singles.flatMap(({ runs: own }, i) => [
        ...(i > 0 ? [{ text: "\t", isBold: false, isItalic: false, size: 11 }] : []),
        ...own,
      ]);
      this.#paragraph({ ...first, runs, links: singles.flatMap(({ links }) => links) });
    } else for (const cell of paragraphs) this.#add(cell);
  }

  #paragraph(paragraph: WordParagraph): void {
    const size = Math.max(1, ...paragraph.runs.filter(({ text }) => text.trim()).map((run) => run.size));
    if (textOf(paragraph) === "") {
      this.#y += 8;
      return;
    }
    this.#y += (PARAGRAPH - LINE) * size;
    let isFirst = true;
    for (const cells of linesOf(paragraph)) {
      this.#line(paragraph, cells, size, isFirst);
      isFirst = false;
    }
    const [box] = this.#lines.slice(-1).map((line) => line.box);
    for (const id of paragraph.links) {
      const url = this.#urls.get(id);
      if (url && box) this.#links.push({ ...box, url });
    }
  }

  #line(paragraph: WordParagraph, cells: Run[][], size: number, isFirst: boolean): void {
    this.#y += LINE * size;
    if (this.#y > PAGE.height - MARGIN) {
      this.#page++;
      this.#y = MARGIN + LINE * size;
    }
    const isBullet = isFirst && (paragraph.isBullet || BULLET.test(cells[0]?.[0]?.text.trim() ?? ""));
    const left = MARGIN + (paragraph.isBullet || isBullet ? 14 : 0);
    let x = left;
    const placed = cells.flatMap((runs, i) => {
      x += i > 0 ? 3 * size : 0;
      const own = runs.map((run, at) => {
        const text =
          isBullet && i === 0 && at === 0 ? run.text.trimStart().replace(BULLET, "").trimStart() : run.text;
        const width = text.length * LETTER * size;
        const box = { page: this.#page, x, y: this.#y - size, width, height: size };
        x += width;
        return { ...run, text, box };
      });
      const text = own
        .map((run) => run.text)
        .join("")
        .replaceAll(/\s+/g, " ")
        .trim();
      return text ? [{ text, runs: own.filter((run) => run.text.trim() !== "") }] : [];
    });
    const runs = placed.flatMap((cell) => cell.runs);
    if (runs.length === 0) return;
    const last = this.#lines.at(-1);
    const box = { page: this.#page, x: left, y: this.#y - size, width: x - left, height: size };
    const isSamePage = last?.box.page === this.#page;
    this.#lines.push({
      cells: placed,
      box,
      fontSize: size,
      isBold: runs.every((run) => run.isBold),
      isItalic: runs.every((run) => run.isItalic),
      isBullet,
      textX: left,
      gap: last && isSamePage ? (this.#y - last.box.y - last.box.height) / size : Number.POSITIVE_INFINITY,
      ...(/^(?:heading \d|title)$/.test(paragraph.style.name) && { style: paragraph.style.name }),
    });
  }
}

const textOf = ({ runs }: WordParagraph) =>
  runs
    .map(({ text }) => text)
    .join("")
    .trim();

/** The lines of a paragraph, each its cells, as wide as a page. */
function linesOf({ runs }: WordParagraph): Run[][][] {
  const lines: Run[][][] = [[[]]];
  let width = 0;
  for (const run of runs)
    for (const part of run.text.split(/([\t\n]|(?<= ))/)) {
      const room = (PAGE.width - 2 * MARGIN) / (LETTER * run.size);
      const isFull = width > 0 && width + part.trimEnd().length > room;
      if (part === "\n" || isFull) {
        lines.push([[]]);
        width = 0;
      }
      if (part === "\t") {
        lines.at(-1)?.push([]);
        width += 6;
        continue;
      }
      if (part === "\n" || part === "") continue;
      width += part.length;
      addTo(lines.at(-1)?.at(-1), { text: part, isBold: run.isBold, isItalic: run.isItalic });
    }
  return lines.filter((line) => line.some((cell) => cell.some(({ text }) => text.trim() !== "")));
}

function addTo(cell: Run[] | undefined, { text, isBold, isItalic }: Omit<Run, "box">): void {
  const last = cell?.at(-1);
  const box = { page: 0, x: 0, y: 0, width: 0, height: 0 };
  if (last && last.isBold === isBold && last.isItalic === isItalic) {
    cell?.pop();
    cell?.push({ ...last, text: last.text + text });
  } else cell?.push({ text, isBold, isItalic, box });
}
