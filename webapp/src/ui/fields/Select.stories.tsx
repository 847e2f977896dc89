import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { type Option, Select, type SelectProps } from "./Select.tsx";

const SORTS: Option[] = [
  { value: "nearest", text: "Nearest first" },
  { value: "newest", text: "Newest first" },
  { value: "pay", text: "Highest pay first" },
];

function Choosing(props: Pick<SelectProps<string>, "look" | "error" | "hint" | "disabled">) {
  const [value, setValue] = useState("nearest");
  return (
    <div style={{ maxInlineSize: 320 }}>
      <Select label="Order" options={SORTS} value={value} onValueChange={setValue} {...props} />
    </div>
  );
}

const meta = { title: "Fields/Select", component: Choosing } satisfies Meta<typeof Choosing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Field: Story = {};
export const Word: Story = { args: { look: "word" } };
export const WithHint: Story = { args: { hint: "Distance is counted from the place you searched." } };
export const WithError: Story = { args: { error: "Choose an order." } };
export const Off: Story = { args: { disabled: true } };
export const RightToLeft: Story = { args: { look: "word" }, parameters: { direction: "rtl" } };
