/** What a reader of files gives the parser: positioned text. In points, from the top left corner of a page. */

export interface Box {
  /** From 0. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface TextItem extends Box {
  readonly text: string;
  readonly fontSize: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
}

/** A rectangle that opens an address. */
export interface LinkArea extends Box {
  readonly url: string;
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** A run of text in one style. */
export interface Run {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly box: Box;
}

/** A part of a line; a wide gap, a tab, or an icon stands between two. */
export interface Cell {
  readonly text: string;
  readonly runs: readonly Run[];
}

export interface Line {
  readonly cells: readonly Cell[];
  readonly box: Box;
  readonly fontSize: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** Starts with a bullet, which is not part of its text. */
  readonly isBullet: boolean;
  /** Where the text after the bullet starts. */
  readonly textX: number;
  /** Distance of its baseline from that of the line before, in its font sizes; Infinity at the top of a column. */
  readonly gap: number;
  /** The first line of what stands beside the main columns. */
  readonly startsSide?: boolean;
  /** What a word processor calls it, such as "heading 1". */
  readonly style?: string | undefined;
}

/** A file as its reader understood it. */
export interface ResumeText {
  readonly pages: readonly PageSize[];
  readonly lines: readonly Line[];
  readonly links: readonly LinkArea[];
}

/** Of the usual distance of lines: more than this starts a paragraph. */
export const NEW_PARAGRAPH = 1.3;

export const textOf = (line: Line): string => line.cells.map(({ text }) => text).join("  ");

/** The box around some boxes, one a page. */
export function unite(boxes: readonly Box[]): Box[] {
  const pages = Map.groupBy(boxes, ({ page }) => page);
  return [...pages].map(([page, all]) => {
    const x = Math.min(...all.map((box) => box.x));
    const y = Math.min(...all.map((box) => box.y));
    const right = Math.max(...all.map((box) => box.x + box.width));
    const bottom = Math.max(...all.map((box) => box.y + box.height));
    return { page, x, y, width: right - x, height: bottom - y };
  });
}
