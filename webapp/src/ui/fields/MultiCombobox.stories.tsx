import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Dialog } from "../overlays/Dialog.tsx";
import { MultiCombobox, type MultiComboboxProps } from "./MultiCombobox.tsx";

const SKILLS = [
  "Crab picking",
  "Fence building",
  "Forklift",
  "Greenhouse work",
  "Irrigation",
  "Pruning",
  "Spanish",
  "Tractor driving",
].map((text) => ({ value: text.toLowerCase().replaceAll(" ", "-"), text }));

function Choosing({ start, ...field }: Partial<MultiComboboxProps<string>> & { start: readonly string[] }) {
  const [value, setValue] = useState(start);
  return (
    <div style={{ maxInlineSize: 420, minBlockSize: 380 }}>
      <MultiCombobox
        label="Skills"
        hint="What somebody has to know on the first day."
        placeholder="Type a skill"
        options={SKILLS}
        {...field}
        value={value}
        onValueChange={setValue}
      />
    </div>
  );
}

const meta = {
  title: "Fields/MultiCombobox",
  component: Choosing,
  args: { start: [] },
} satisfies Meta<typeof Choosing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { start: ["irrigation", "spanish", "tractor-driving"] } };
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("combobox", { name: "Skills" });
    await userEvent.type(field, "pru");
    await screen.findByRole("option", { name: "Pruning" });
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("button", { name: "Remove Pruning" })).toBeVisible();
    await userEvent.type(field, "irr");
    await screen.findByRole("option", { name: "Irrigation" });
    await userEvent.keyboard("{Enter}");
    await canvas.findByRole("button", { name: "Remove Irrigation" });
    await userEvent.keyboard("{Backspace}");
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Remove Irrigation" })).toBeNull());
    await expect(field).toHaveFocus();
  },
};
export const NothingFits: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox", { name: "Skills" }), "yodeling");
    await expect(await screen.findByText("No matches.")).toBeVisible();
  },
};
export const InADialog: Story = {
  render: (args) => (
    <Dialog open onClose={() => {}} title="What the job asks for">
      <Choosing {...args} />
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole("dialog"));
    await userEvent.click(dialog.getByRole("combobox", { name: "Skills" }));
    await userEvent.click(await dialog.findByRole("option", { name: "Forklift" }));
    await expect(await dialog.findByRole("button", { name: "Remove Forklift" })).toBeVisible();
  },
};
export const WithError: Story = { args: { error: "Choose at least one." } };
export const Off: Story = { args: { start: ["spanish"], disabled: true } };
export const RightToLeft: Story = {
  args: { start: ["spanish", "irrigation"] },
  parameters: { direction: "rtl" },
};
