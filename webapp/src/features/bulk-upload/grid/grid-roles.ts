/** The table is laid out as blocks, so that rows can be left out; each element declares its role in a grid. */
export const ROLES = {
  grid: { role: "grid" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "gridcell" },
} as const;
