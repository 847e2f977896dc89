/** A piece of text on a page, as pdf.js gives it: `transform` has the position in its last two places, in points. */
export interface PdfItem {
  readonly str: string;
  readonly dir: string;
  readonly width: number;
  readonly height: number;
  readonly transform: readonly number[];
}

/** A gap this many heights wide is a space; one so much wider is between columns. */
const SPACE = 0.14;
const COLUMN_GAP = 1.2;
/** Pieces of a line differ in height by less than this many of their heights. */
const SAME_LINE = 0.35;

/**
 * The lines of a page, in the order in which the file has its text. Pieces that are apart are lines of their own: a column's edge, or a
 * date at the end of a line. Lines with right-to-left letters are put together from the right.
 */
export function linesOf(items: readonly PdfItem[]): string[] {
  const lines: PdfItem[][] = [];
  for (const item of items) {
    if (item.str.trim() === "") continue;
    const line = lines.at(-1);
    if (line && isBeside(line, item)) line.push(item);
    else lines.push([item]);
  }
  return lines.map(textOf);
}

function isBeside(line: readonly PdfItem[], item: PdfItem): boolean {
  const height = item.height || 10;
  return line.some(
    (other) => Math.abs(y(other) - y(item)) < SAME_LINE * height && gap(other, item) < COLUMN_GAP * height,
  );
}

function textOf(line: readonly PdfItem[]): string {
  const isRtl = line.some(({ dir }) => dir === "rtl");
  const ordered = [...line].sort((a, b) => (isRtl ? x(b) - x(a) : x(a) - x(b)));
  return ordered
    .map((item, at) => {
      const before = ordered[at - 1];
      return before && gap(before, item) > SPACE * (item.height || 10) ? ` ${item.str}` : item.str;
    })
    .join("");
}

function gap(one: PdfItem, other: PdfItem): number {
  const [left, right] = x(one) <= x(other) ? [one, other] : [other, one];
  return x(right) - (x(left) + left.width);
}

const x = (item: PdfItem) => item.transform[4] ?? 0;
const y = (item: PdfItem) => item.transform[5] ?? 0;
