import type { BulkColumn, BulkRow } from "@jobmap/contract";
import { type KeyboardEvent, useState } from "react";
import type { Draft, EditEnd } from "./CellEditor.tsx";
import { moved, nextProblem, type Position, within } from "./grid-keys.ts";
import type { Rows } from "./use-rows.ts";

/** Rows that a page key passes. */
const PAGE_ROWS = 12;
/** Rows from the end at which the next ones are asked for. */
const NEAR_END = 30;

const STEPS: Readonly<Record<EditEnd["step"], Position>> = {
  down: { row: 1, column: 0 },
  next: { row: 0, column: 1 },
  previous: { row: 0, column: -1 },
  stay: { row: 0, column: 0 },
};

/** The cell that has the focus, and what keys do there. */
export function useGrid(rows: Rows, columns: readonly BulkColumn[]) {
  const [wanted, setAt] = useState<Position>({ row: 0, column: 0 });
  /** What the editor begins with, while one is open. */
  const [editing, setEditing] = useState<Draft>();
  const extent = { rows: rows.rows.length, columns: columns.length, page: PAGE_ROWS };
  const at = within(wanted, extent);
  const row: BulkRow | undefined = rows.rows[at.row];
  const column = columns[at.column];
  const go = (next: Position | undefined) => {
    if (!next) return;
    setAt(within(next, extent));
    if (next.row > rows.rows.length - NEAR_END) rows.more();
  };
  const places = columns.map(({ index }) => index);
  const edit = (typed?: string) => {
    if (row && column)
      setEditing({ text: typed ?? row.cells[column.index] ?? "", isTyped: typed !== undefined });
  };
  const end = ({ value, forAll, step }: EditEnd) => {
    setEditing(undefined);
    const by = STEPS[step];
    go({ row: at.row + by.row, column: at.column + by.column });
    if (value === null || !row || !column) return;
    const before = row.cells[column.index] ?? "";
    if (forAll && value !== before)
      void rows.replace({ column: column.index, find: before, replace: value, whole: true });
    else void rows.edit(row, column.index, value);
  };
  const press = (event: KeyboardEvent) => {
    const isControl = event.ctrlKey || event.metaKey;
    const next = moved(event.key, isControl, at, extent);
    if (next) go(next);
    else if (event.key === "F8") go(nextProblem(rows.rows, places, at, event.shiftKey ? -1 : 1));
    else if (event.key === "Enter" || event.key === "F2") edit();
    else if (isControl && event.key.toLowerCase() === "z") void rows.undo();
    else if (event.key === "Delete" && row && column) void rows.edit(row, column.index, "");
    else if (event.key.length === 1 && !isControl && !event.altKey) edit(event.key);
    else return;
    event.preventDefault();
  };
  return { at, row, column, editing, go, edit, end, press };
}

export type GridState = ReturnType<typeof useGrid>;
