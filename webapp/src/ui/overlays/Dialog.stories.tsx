import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { Checkbox } from "../fields/Choice.tsx";
import { TextField } from "../fields/TextField.tsx";
import { Dialog, type DialogProps } from "./Dialog.tsx";

function Opened({
  startOpen = true,
  ...dialog
}: Omit<DialogProps, "open" | "onClose"> & { startOpen?: boolean }) {
  const [open, setOpen] = useState(startOpen);
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog {...dialog} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = { title: "Overlays/Dialog", component: Opened } satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

const KINDS = Array.from({ length: 24 }, (_, i) => ({
  text: `Kind of work ${i + 1}`,
  count: (i * 97) % 311,
}));

const question = {
  title: "Take this job off the map?",
  alert: true,
  children: (
    <p>Nursery Worker in Centreville stops showing now. The 38 people who applied are told it has closed.</p>
  ),
  actions: (
    <>
      <Button variant="line">Keep it</Button>
      <Button variant="danger">Take it off</Button>
    </>
  ),
};

export const Question: Story = { args: question };
export const Closes: Story = {
  args: { title: "Sign in", startOpen: false, children: <TextField label="Email / Username" /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole("button", { name: "Open" });
    await userEvent.click(opener);
    const dialog = canvas.getByRole("dialog", { name: "Sign in" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(opener).toHaveFocus();
  },
};
export const Filters: Story = {
  args: {
    title: "All filters",
    placement: "side",
    children: (
      <div style={{ display: "grid" }}>
        {KINDS.map(({ text, count }) => (
          <Checkbox key={text} label={text} count={count} />
        ))}
      </div>
    ),
    actions: (
      <>
        <Button variant="line">Clear all</Button>
        <Button>Show 214 jobs</Button>
      </>
    ),
  },
};
export const RightToLeft: Story = { ...Filters, parameters: { direction: "rtl" } };
export const LongText: Story = {
  args: {
    ...question,
    alert: false,
    children: <p>{"A very long explanation that has to scroll. ".repeat(120)}</p>,
  },
};

/** Rendered inside a cell with small, bold, end-aligned text: none of these styles reach the dialog. */
export const OpenedInATable: Story = {
  args: question,
  decorators: [
    (Story) => (
      <table style={{ fontSize: 11, fontWeight: 600, textAlign: "end", whiteSpace: "nowrap" }}>
        <tbody>
          <tr>
            <td>
              <Story />
            </td>
          </tr>
        </tbody>
      </table>
    ),
  ],
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole("alertdialog");
    const words = getComputedStyle(within(dialog).getByText(/Nursery Worker/));
    await expect(words.textAlign).toBe("start");
    await expect(words.whiteSpace).toBe("normal");
    await expect(words.fontWeight).toBe("400");
    await expect(words.fontSize).toBe("15px");
  },
};
