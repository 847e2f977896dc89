import type { BulkProblem, BulkRow } from "@jobmap/contract";

/** A cell by its place on the screen: the row and the column that are shown there. */
export interface Position {
  readonly row: number;
  readonly column: number;
}

export interface Extent {
  readonly rows: number;
  readonly columns: number;
  /** Rows that fit on the screen. */
  readonly page: number;
}

type Move = (at: Position, extent: Extent) => Position;

const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }, { page }) => ({ row: row - page, column }),
  PageDown: ({ row, column }, { page }) => ({ row: row + page, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  "Control+Home": () => ({ row: 0, column: 0 }),
  "Control+End": (_, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
};

/** Where a key leads, as the ARIA pattern of grids has it; undefined for other keys. */
export function moved(key: string, isControl: boolean, at: Position, extent: Extent): Position | undefined {
  const next = MOVES[isControl ? `Control+${key}` : key]?.(at, extent);
  return next && within(next, extent);
}

export const within = (
  { row, column }: Position,
  { rows, columns }: Pick<Extent, "rows" | "columns">,
): Position => ({
  row: Math.max(0, Math.min(rows - 1, row)),
  column: Math.max(0, Math.min(columns - 1, column)),
});

/** The errors of one cell; those of a whole row count to its first cell. */
export const errorsOf = (row: BulkRow, column: number, isFirst: boolean): readonly BulkProblem[] =>
  row.problems.filter(
    (problem) =>
      problem.severity === "error" && (problem.column === column || (isFirst && problem.column === null)),
  );

/** The next cell with an error after a position, or before it. @param columns positions in the file of the shown columns */
export function nextProblem(
  rows: readonly BulkRow[],
  columns: readonly number[],
  from: Position,
  step: 1 | -1,
): Position | undefined {
  const width = columns.length;
  const count = rows.length * width;
  for (let at = from.row * width + from.column + step; at >= 0 && at < count; at += step) {
    const [row, column] = [Math.floor(at / width), at % width];
    const shown = rows[row];
    if (shown && errorsOf(shown, columns[column] ?? -1, column === 0).length > 0) return { row, column };
  }
  return undefined;
}
