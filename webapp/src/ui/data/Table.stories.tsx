import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Link } from "react-router";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { Badge } from "../feedback/Badge.tsx";
import { EmptyState } from "../feedback/States.tsx";
import { Table } from "./Table.tsx";
import type { TableProps } from "./table-props.ts";
import type { Column, Sort } from "./table-types.ts";

interface Listing {
  id: string;
  title: string;
  town: string;
  applicants: number;
  closes: string;
  state: "Live" | "Draft" | "Closed";
}

const LISTINGS: readonly Listing[] = [
  {
    id: "1",
    title: "Farm Laborer",
    town: "Preston, MD",
    applicants: 38,
    closes: "2026-06-04",
    state: "Live",
  },
  {
    id: "2",
    title: "Nursery Worker",
    town: "Centreville, MD",
    applicants: 4,
    closes: "2026-04-30",
    state: "Live",
  },
  {
    id: "3",
    title: "Agricultural Equipment Operator",
    town: "Easton, MD",
    applicants: 0,
    closes: "",
    state: "Draft",
  },
  {
    id: "4",
    title: "Crab Picker",
    town: "Hoopers Island, MD",
    applicants: 112,
    closes: "2026-02-01",
    state: "Closed",
  },
];
const LONG = "Senior Agricultural Equipment Operator and Irrigation Technician (seasonal, housing provided)";

const COLUMNS: readonly Column<Listing>[] = [
  {
    id: "title",
    header: "Job",
    isTitle: true,
    sortable: true,
    cell: ({ id, title }) => <Link to={`/job/${id}`}>{title}</Link>,
  },
  { id: "town", header: "Place", cell: ({ town }) => town },
  {
    id: "applicants",
    header: "Applicants",
    align: "end",
    sortable: true,
    cell: ({ applicants }) => applicants,
  },
  { id: "closes", header: "Closes", sortable: true, cell: ({ closes }) => closes || "—" },
  {
    id: "state",
    header: "State",
    cell: ({ state }) => <Badge tone={state === "Live" ? "ok" : "neutral"}>{state}</Badge>,
  },
];

type Shown = Partial<Pick<TableProps<Listing>, "rows" | "loading" | "dense" | "rowAt">> & {
  selectable?: boolean;
  chosen?: string[];
};

function Listings({ rows = LISTINGS, loading = false, selectable = false, chosen = [], ...look }: Shown) {
  const [sort, setSort] = useState<Sort>({ column: "title", direction: "ascending" });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(chosen));
  const sign = sort.direction === "ascending" ? 1 : -1;
  const value = (row: Listing) => Reflect.get(row, sort.column);
  const sorted = rows.toSorted((a, b) => (value(a) < value(b) ? -sign : value(a) > value(b) ? sign : 0));
  return (
    <Table
      {...look}
      caption="Your jobs"
      columns={COLUMNS}
      rows={sorted}
      keyOf={({ id }) => id}
      sort={sort}
      onSortChange={setSort}
      loading={loading}
      empty={<EmptyState title="No jobs yet">What you put on the map is listed here.</EmptyState>}
      {...(selectable && {
        selection: {
          selected,
          onSelectedChange: setSelected,
          nameOf: ({ title }: Listing) => title,
          actions: (
            <Button size="sm" variant="danger">
              Remove all
            </Button>
          ),
        },
      })}
    />
  );
}

const meta = { title: "Data/Table", component: Listings } satisfies Meta<typeof Listings>;
export default meta;
type Story = StoryObj<typeof meta>;

const titles = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole("rowheader")
    .map((cell) => cell.textContent);

export const Many: Story = {};
export const Sorts: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [order] = canvas.queryAllByRole("combobox", { name: "Order" });
    if (order) {
      await userEvent.selectOptions(order, "Applicants, descending");
    } else {
      await userEvent.click(canvas.getByRole("button", { name: "Applicants" }));
      await userEvent.click(canvas.getByRole("button", { name: "Applicants" }));
      await expect(canvas.getByRole("columnheader", { name: "Applicants" })).toHaveAttribute(
        "aria-sort",
        "descending",
      );
    }
    await expect(titles(canvasElement)[0]).toBe("Crab Picker");
  },
};
export const Chooses: Story = {
  args: { selectable: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Nursery Worker" }));
    await userEvent.keyboard("{Tab}");
    await expect(canvas.getByRole("status")).toHaveTextContent("1 chosen");
    await userEvent.click(canvas.getByRole("checkbox", { name: /ll on this page/ }));
    await expect(canvas.getByRole("status")).toHaveTextContent("4 chosen");
    await userEvent.click(canvas.getByRole("checkbox", { name: /ll on this page/ }));
    await expect(canvas.queryByRole("button", { name: "Remove all" })).toBeNull();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Farm Laborer" }));
  },
};
export const One: Story = { args: { rows: LISTINGS.slice(0, 1) } };
export const LongWords: Story = {
  args: {
    rows: LISTINGS.map((row) => ({ ...row, title: LONG, town: "Winchester-on-the-Severn, Maryland" })),
  },
};
export const Loading: Story = { args: { rows: [], loading: true, selectable: true } };
export const LoadingAgain: Story = { args: { loading: true } };
export const Empty: Story = { args: { rows: [] } };
/** The width of its container counts, not the window's. */
export const InANarrowPlace: Story = {
  args: { selectable: true, chosen: ["2"] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = {
  args: { selectable: true, chosen: ["2"] },
  parameters: { direction: "rtl" },
};

/** One line a row. The second row is the one that the page's keys have come to: a stop of the Tab key of its own. */
export const DenseWithKeys: Story = {
  args: { dense: true, rowAt: 1, selectable: true },
  play: async ({ canvasElement }) => {
    const [, ...rows] = within(canvasElement).getAllByRole("row");
    await expect(rows.map((row) => row.tabIndex)).toEqual([-1, 0, -1, -1]);
    rows[1]?.focus();
    await expect(rows[1]).toHaveFocus();
  },
};
