import type { Meta, StoryObj } from "@storybook/react-vite";
import { Overview as Page } from "./Overview.tsx";
import { settled } from "./settled.ts";

const meta = { title: "Embed/Overview" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForDesigners: Story = { render: () => <Page />, play: settled(".box") };
