import type { BulkColumn } from "@jobmap/contract";
import { useState } from "react";

/** In place of a field: the column is not used. */
export const IGNORED = "";

export interface ColumnChoice {
  /** Fields by the index of the column, where somebody has chosen. */
  readonly chosen: ReadonlyMap<number, string>;
  fieldOf(column: BulkColumn): string;
  choose(index: number, field: string): void;
}

/** Which column holds which field, as it was recognized or as somebody chooses. */
export function useColumnChoice(): ColumnChoice {
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  return {
    chosen,
    fieldOf: ({ index, field }) => chosen.get(index) ?? field ?? IGNORED,
    choose: (index, field) => setChosen((before) => new Map([...before, [index, field]])),
  };
}
