import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Grid } from "../../webapp/src/features/bulk-upload/grid/Grid.tsx";
import { Problems } from "../../webapp/src/features/bulk-upload/grid/Problems.tsx";
import { useGrid } from "../../webapp/src/features/bulk-upload/grid/use-grid.ts";
import type { Rows } from "../../webapp/src/features/bulk-upload/grid/use-rows.ts";
import { COLUMNS, rowsOf } from "./bulk-data.ts";

/** The rows of an uploaded file, repaired by keyboard: one stop of the Tab key, arrows inside. Nothing is sent. */
const meta = {
  title: "Employers/Bulk upload grid",
  render: ({ count }) => <Repair count={count} />,
} satisfies Meta<{
  count: number;
}>;
export default meta;
type Story = StoryObj<{ count: number }>;

function Repair({ count }: { count: number }) {
  const [rows, setRows] = useState(() => rowsOf(count));
  const held: Rows = {
    rows,
    total: count,
    isPending: false,
    failure: undefined,
    retry: () => {},
    more: () => {},
    hasMore: false,
    edit: async (row, at, value) =>
      setRows(rows.map((each) => (each.n === row.n ? { ...each, cells: each.cells.with(at, value) } : each))),
    replace: async () => {},
    undo: async () => {},
  };
  const grid = useGrid(held, COLUMNS);
  return (
    <>
      <Grid rows={held} columns={COLUMNS} grid={grid} />
      {grid.row && grid.column && (
        <Problems row={grid.row} column={grid.column} columns={COLUMNS} rows={held} />
      )}
    </>
  );
}

export const Many: Story = { args: { count: 10_000 } };
export const One: Story = { args: { count: 1 } };
