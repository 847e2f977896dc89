import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { DateField } from "./DateField.tsx";
import { SearchField } from "./SearchField.tsx";
import { TextArea, TextField } from "./TextField.tsx";

const meta = {
  title: "Fields/TextField",
  component: TextField,
  args: { label: "Job title", hint: "Use the title people search for" },
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

function Counted({ start, limit }: { start: string; limit: number }) {
  const [value, setValue] = useState(start);
  return (
    <TextArea
      label="About the company"
      limit={limit}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  );
}
export const AreaCounts: Story = {
  render: () => <Counted start="" limit={40} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("About the company"), "Vegetables since 1911.");
    await expect(canvas.getByText("22 of 40")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("At most 20 characters left.");
  },
};
export const AreaTooLong: Story = {
  render: () => <Counted start="Vegetables, and what grows between them, since 1911." limit={40} />,
};
export const DateEmpty: Story = { render: () => <DateField label="First day of work" /> };
export const DateBetween: Story = {
  render: () => (
    <DateField
      label="Applications close"
      hint="Within 90 days: at the latest on June 4, 2026"
      min="2026-03-06"
      max="2026-06-04"
      defaultValue="2026-04-30"
    />
  ),
};
export const DateWithError: Story = {
  render: () => (
    <DateField label="Applications close" defaultValue="2025-03-06" error="Choose a day to come." />
  ),
};
export const DateOff: Story = {
  render: () => <DateField label="Posted" defaultValue="2026-03-06" disabled />,
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
