import type { Meta, StoryObj } from "@storybook/react-vite";
import { SideBySide, sideBySide } from "./SideBySide.tsx";
import { settled } from "./settled.ts";

/** Each component of the embed by itself. */
const meta = {
  title: "Embed/Components",
  component: SideBySide,
  render: sideBySide,
  args: { scenario: "many", height: 320 },
} satisfies Meta<typeof SideBySide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FilterBar: Story = { args: { piece: "FilterBar", height: 240 }, play: settled("form") };
export const Choices: Story = { args: { piece: "Choices" }, play: settled("fieldset label") };
export const JobList: Story = { args: { piece: "JobList" }, play: settled("ol li") };
export const JobView: Story = { args: { piece: "JobView", height: 480 }, play: settled(".job h2") };
export const MapView: Story = { args: { piece: "MapView" }, play: settled(".scale") };
export const StateView: Story = { args: { piece: "StateView", scenario: "empty" }, play: settled(".none") };
export const Footer: Story = { args: { piece: "Footer", height: 240 }, play: settled("footer a") };
export const Icon: Story = { args: { piece: "Icon", height: 240 }, play: settled("svg") };
