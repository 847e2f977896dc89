import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { CloseIcon, LocateIcon, MinusIcon, PlusIcon } from "../icons/icons.tsx";
import { IconButton, SaveButton } from "./IconButton.tsx";

const meta = {
  title: "Actions/IconButton",
  component: IconButton,
  args: { label: "Close", icon: <CloseIcon /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bare: Story = {};
export const Line: Story = { args: { variant: "line", label: "Show my place", icon: <LocateIcon /> } };
export const Sizes: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 12, alignItems: "center" }}>
      <IconButton size="sm" variant="line" label="Zoom in" icon={<PlusIcon />} />
      <IconButton variant="line" label="Zoom out" icon={<MinusIcon />} />
      <IconButton size="lg" variant="line" label="Show my place" icon={<LocateIcon />} />
    </div>
  ),
};
export const Off: Story = { args: { disabled: true, variant: "line" } };

function Saving({ start }: { start: boolean }) {
  const [saved, setSaved] = useState(start);
  return <SaveButton subject="Nursery Worker" saved={saved} onSavedChange={setSaved} />;
}
export const NotSaved: Story = { render: () => <Saving start={false} /> };
export const Saved: Story = { render: () => <Saving start={true} /> };
