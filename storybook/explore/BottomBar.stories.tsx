import type { Meta, StoryObj } from "@storybook/react-vite";
import { BottomBar } from "../../webapp/src/features/notifications/BottomBar.tsx";

/** A candidate's places, at the bottom of phones; on wider windows there is nothing of it. */
const meta = {
  title: "Job map/Bottom bar",
  component: BottomBar,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "phone" } },
  args: { unread: 0 },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingUnread: Story = {};
export const OneUnread: Story = { args: { unread: 1 } };
export const ManyUnread: Story = { args: { unread: 1_204 } };
export const RightToLeft: Story = { args: { unread: 12 }, parameters: { direction: "rtl" } };
