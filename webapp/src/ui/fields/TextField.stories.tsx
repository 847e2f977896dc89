import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { SearchField } from "./SearchField.tsx";
import { TextArea, TextField } from "./TextField.tsx";

const meta = {
  title: "Fields/TextField",
  component: TextField,
  args: { label: "Job title", hint: "As people would search for it" },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: "Nursery Worker" } };
export const Filled: Story = { args: { defaultValue: "Nursery Worker" } };
export const WithError: Story = {
  args: {
    label: "Email",
    hint: undefined,
    defaultValue: "office@marshside",
    error: "Add the ending, for example .com",
  },
};
export const ErrorAndHint: Story = {
  args: { error: "At most 100 characters. This has 131.", defaultValue: "A very long title ".repeat(7) },
};
export const Optional: Story = { args: { label: "Requisition id", hint: undefined, optional: true } };
export const WithUnit: Story = {
  args: { label: "Pay", end: "an hour", defaultValue: "18.21", inputMode: "decimal" },
};
export const Off: Story = { args: { disabled: true, defaultValue: "Nursery Worker" } };
export const Area: Story = {
  render: () => <TextArea label="Describe your feedback" hint="What you did, and what happened" />,
};
export const AreaWithError: Story = {
  render: () => <TextArea label="Describe your feedback" error="Please Describe your Feedback" />,
};

function Searching({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return <SearchField label="Filter companies" value={value} onValueChange={setValue} placeholder="Name" />;
}
export const Search: Story = { render: () => <Searching start="" /> };
export const SearchFilled: Story = { render: () => <Searching start="Wings" /> };
export const RightToLeft: Story = {
  render: () => <Searching start="Wings" />,
  parameters: { direction: "rtl" },
};
