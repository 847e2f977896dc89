import type { Meta, StoryObj } from "@storybook/react-vite";
import { FilterIcon } from "../icons/icons.tsx";
import { Chip, ChipLink, ChipRow } from "./Chip.tsx";

const meta = {
  title: "Actions/Chip",
  component: Chip,
  args: { children: "Housing provided", count: 16 },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { args: { pressed: false } };
export const Pressed: Story = { args: { pressed: true } };
export const None: Story = { args: { pressed: false, count: 0 } };
export const Counting: Story = { args: { pressed: false, count: null } };
export const Opens: Story = { render: () => <Chip opens>Pay</Chip> };
export const Removable: Story = {
  render: () => (
    <Chip removable aria-label="Remove: pay $30 or more">
      Pay $30 or more
    </Chip>
  ),
};
export const Off: Story = { args: { disabled: true } };
export const AsLinks: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 8, flexWrap: "wrap" }}>
      <ChipLink to="/jobs/landscaping" count={1103}>
        Landscaping
      </ChipLink>
      <ChipLink to="/jobs/nursery" count={40}>
        Nursery
      </ChipLink>
    </div>
  ),
};

const many = (
  <ChipRow label="Filters">
    <Chip icon={<FilterIcon size="sm" />}>All filters</Chip>
    <Chip opens>Pay</Chip>
    <Chip pressed count={16}>
      Housing provided
    </Chip>
    {["No experience", "40 hours or more", "Starts in March", "Hotels and food", "Seafood", "Remote"].map(
      (text, i) => (
        <Chip key={text} pressed={false} count={(i * 37) % 41}>
          {text}
        </Chip>
      ),
    )}
  </ChipRow>
);
export const Many: Story = { render: () => many };
export const RightToLeft: Story = { render: () => many, parameters: { direction: "rtl" } };
