import { BULLET } from "./bullet.ts";
import { columnsOf, type Fragment } from "./columns.ts";
import { tidy } from "./fold.ts";
import { withSoftHyphens } from "./hyphens.ts";
import type { Box, Cell, Line, PageSize, Run, TextItem } from "./text.ts";
import { unite } from "./text.ts";

/** Of the font size: up to which two items are one word, one text, and one line. */
const WORD_GAP = 0.14;
const TEXT_GAP = 0.75;
const CELL_GAP = 1.2;
const SAME_LINE = 0.35;
/** Icons of symbol fonts; they say nothing that we understand. */
const ICONS = /[\ue000-\uf8ff]/gu;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
/** The part of a page where its number and repeated texts stand. */
const MARGIN = 0.07;
const PAGE_NUMBER =
  /^(?:.*\s[-–—|]\s*)?(?:page\s*|página\s*)?\d{1,2}(?:\s*(?:\/|of|de)\s*\d{1,2})?$|^last updated/i;

/** The lines of a file in the order of reading: column by column, the main ones of all pages first. */
export function linesOf(items: readonly TextItem[], pages: readonly PageSize[]): Line[] {
  const columns = pages.map((_, page) =>
    columnsOf(
      fragmentsOf(
        items.filter((item) => item.page === page),
        TEXT_GAP,
      ),
    ),
  );
  const read = (blocks: readonly Fragment[][]) =>
    blocks.flatMap((block) => linesOfBlock(block.flatMap((fragment) => fragment.items)));
  const [first, ...side] = read(columns.flatMap((each) => each.side));
  const lines = [
    ...read(columns.flatMap(({ main }) => main)),
    ...(first ? [{ ...first, startsSide: true }] : []),
    ...side,
  ];
  return withSoftHyphens(withoutMargins(lines, pages));
}

/** Items on one baseline, divided where the gap is wider than so many font sizes. */
function fragmentsOf(items: readonly TextItem[], gap: number): Fragment[] {
  return rowsOf(items).flatMap((row) => {
    const groups: TextItem[][] = [];
    for (const item of row) {
      const last = groups.at(-1)?.at(-1);
      if (last && item.x - (last.x + last.width) < gap * Math.max(item.fontSize, last.fontSize))
        groups.at(-1)?.push(item);
      else groups.push([item]);
    }
    return groups.map((group) => ({
      items: group,
      text: joined(group),
      x: Math.min(...group.map(({ x }) => x)),
      right: Math.max(...group.map(({ x, width }) => x + width)),
      baseline: baselineOf(group[0]),
    }));
  });
}

/** Items by their baseline, from left to right. */
function rowsOf(items: readonly TextItem[]): TextItem[][] {
  const rows: TextItem[][] = [];
  const sorted = items.filter(({ text }) => text.trim() !== "");
  for (const item of sorted.sort((a, b) => baselineOf(a) - baselineOf(b))) {
    const row = rows.at(-1);
    const above = row?.[0];
    const isSame =
      above && baselineOf(item) - baselineOf(above) < SAME_LINE * Math.min(item.fontSize, above.fontSize);
    if (row && isSame) row.push(item);
    else rows.push([item]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
}

function linesOfBlock(items: readonly TextItem[]): Line[] {
  let last: Line | undefined;
  return rowsOf(items).flatMap((row) => {
    const line = lineOf(row, last);
    if (!line) return [];
    last = line;
    return [line];
  });
}

function lineOf(row: readonly TextItem[], above: Line | undefined): Line | undefined {
  const isRightToLeft = majorityRightToLeft(row.map(({ text }) => text).join(""));
  const groups: TextItem[][] = [];
  for (const item of row) {
    const before = groups.at(-1)?.at(-1);
    const isNear =
      before && item.x - (before.x + before.width) < CELL_GAP * Math.max(item.fontSize, before.fontSize);
    // An icon starts a cell of its own.
    if (isNear && !isIcon(item)) groups.at(-1)?.push(item);
    else groups.push([item]);
  }
  if (isRightToLeft) groups.reverse();
  const first = groups[0]?.[0];
  const [start, isBullet] = bulletOf(isRightToLeft ? groups[0]?.at(-1) : first);
  const cells = groups.flatMap((group, i) => cellOf(group, isRightToLeft, i === 0 ? start : undefined));
  const runs = cells.flatMap((cell) => cell.runs);
  const [box] = unite(row);
  if (!box || runs.length === 0) return undefined;
  const fontSize = Math.max(...row.map((item) => item.fontSize));
  const isSamePage = above?.box.page === box.page;
  return {
    cells,
    box,
    fontSize,
    isBold: runs.every((run) => run.isBold || run.text.length < 2),
    isItalic: runs.every((run) => run.isItalic || run.text.length < 2),
    isBullet,
    textX: runs[0]?.box.x ?? box.x,
    gap: above && isSamePage ? (bottomOf(box) - bottomOf(above.box)) / fontSize : Infinity,
  };
}

/** The item that starts with a bullet, if one does. */
function bulletOf(item: TextItem | undefined): [item: TextItem | undefined, isBullet: boolean] {
  return item && BULLET.test(item.text.trim()) ? [item, true] : [undefined, false];
}

function cellOf(group: readonly TextItem[], isRightToLeft: boolean, bullet: TextItem | undefined): Cell[] {
  const ordered = isRightToLeft ? group.toReversed() : group;
  const runs: Run[] = [];
  let before: TextItem | undefined;
  for (const item of ordered) {
    const clean = item === bullet ? item.text.trim().replace(BULLET, "") : item.text;
    const text = clean.replaceAll(ICONS, " ");
    const last = runs.at(-1);
    const space = before && isApart(before, item) ? " " : "";
    const isSame = last?.isBold === item.isBold && last.isItalic === item.isItalic;
    if (text.trim() === "") {
      before = item === bullet ? undefined : before;
      continue;
    }
    const [box] = unite(last && isSame ? [last.box, item] : [item]);
    if (!box) continue;
    const run = {
      text: (last && isSame ? last.text : "") + space + text,
      isBold: item.isBold,
      isItalic: item.isItalic,
      box,
    };
    if (isSame) runs.pop();
    runs.push(run);
    before = item;
  }
  const drawn = runs.map((run, i) => ({ ...run, text: hyphensOf(run.text, i === runs.length - 1) }));
  const text = tidy(drawn.map((run) => run.text).join(""));
  return text === "" ? [] : [{ text, runs: drawn }];
}

/** A soft hyphen that is drawn is a hyphen, but for one that ends a line in the middle of a word. */
const hyphensOf = (text: string, isLast: boolean) =>
  text.replaceAll(isLast ? /\u00ad(?!\s*$)|(?<=\s)\u00ad/g : /\u00ad/g, "-");

function isApart(a: TextItem, b: TextItem): boolean {
  const gap = b.x >= a.x ? b.x - (a.x + a.width) : a.x - (b.x + b.width);
  return gap > WORD_GAP * Math.min(a.fontSize, b.fontSize);
}

const joined = (items: readonly TextItem[]): string => {
  const [only] = cellOf(items, false, undefined);
  return only?.text ?? "";
};

function majorityRightToLeft(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => RIGHT_TO_LEFT.test(letter)).length * 2 > letters.length;
}

const isIcon = ({ text }: TextItem) => text.replaceAll(ICONS, "").trim() === "" && !BULLET.test(text.trim());
const bottomOf = ({ y, height }: Box) => y + height;
const baselineOf = (item: Box | undefined) => (item ? bottomOf(item) : 0);

/** Without page numbers, and texts that repeat at the edge of each page. */
function withoutMargins(lines: readonly Line[], pages: readonly PageSize[]): Line[] {
  const words = (line: Line) => tidy(line.cells.map(({ text }) => text).join(" "));
  // The number of the page is another on each.
  const frame = (line: Line) => words(line).replaceAll(/\d+/g, "#");
  const isAtFoot = ({ box }: Line) => bottomOf(box) > (1 - MARGIN) * (pages[box.page]?.height ?? 0);
  const isMarginal = (line: Line) =>
    line.box.y < MARGIN * (pages[line.box.page]?.height ?? 0) || isAtFoot(line);
  const marginal = lines.filter(isMarginal);
  const repeated = (line: Line) =>
    new Set(marginal.filter((other) => frame(other) === frame(line)).map(({ box }) => box.page)).size > 1;
  return lines.filter(
    (line) =>
      !isMarginal(line) ||
      !(PAGE_NUMBER.test(words(line)) || ((line.box.page > 0 || isAtFoot(line)) && repeated(line))),
  );
}
