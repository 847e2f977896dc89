import type { Meta, StoryObj } from "@storybook/react-vite";
import { Color } from "./Color.tsx";
import { Icons } from "./Icons.tsx";
import { Measure } from "./Measure.tsx";
import { Type } from "./Type.tsx";
import { Voice } from "./Voice.tsx";

const meta = { title: "Foundations/A map you can trust" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colors: Story = { render: () => <Color /> };
export const TypeScale: Story = { name: "Type", render: () => <Type /> };
export const SpaceCornersMotion: Story = { name: "Space, corners, depth, motion", render: () => <Measure /> };
export const AllIcons: Story = { name: "Icons", render: () => <Icons /> };
export const Words: Story = { name: "Voice", render: () => <Voice /> };
