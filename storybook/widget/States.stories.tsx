import type { Meta, StoryObj } from "@storybook/react-vite";
import { SideBySide, sideBySide } from "./SideBySide.tsx";
import { clicked, settled } from "./settled.ts";

/** Every state that the embed was designed for, on both run times. */
const meta = {
  title: "Embed/States",
  component: SideBySide,
  render: sideBySide,
  args: { scenario: "many", view: "both", height: 480 },
} satisfies Meta<typeof SideBySide>;
export default meta;
type Story = StoryObj<typeof meta>;

const ROW = "ol li";

export const Many: Story = { play: settled(ROW) };
export const One: Story = { args: { scenario: "one" }, play: settled(ROW) };
export const LongText: Story = { args: { scenario: "long" }, play: settled(ROW) };
export const LongTextOnAPhone: Story = { args: { scenario: "long", width: 340 }, play: settled(ROW) };
export const ListAlone: Story = { args: { view: "list" }, play: settled(ROW) };
export const MapAlone: Story = { args: { view: "map" }, play: settled(".map .scale") };
export const WithoutFilters: Story = { args: { view: "list", filters: "none" }, play: settled(ROW) };
export const Spanish: Story = { args: { locale: "es" }, play: settled(ROW) };
export const Wide: Story = { args: { width: 900 }, play: settled(ROW) };
export const Phone: Story = { args: { width: 358, height: 640 }, play: settled(ROW) };
export const FiltersOpen: Story = {
  args: { view: "list" },
  play: clicked(ROW, "form button", ".choices"),
};
export const JobOpen: Story = { play: clicked(ROW, "ol a", ".job h2") };
export const JobIsGone: Story = {
  args: { scenario: "job-gone" },
  play: clicked(ROW, "ol a", ".job .none"),
};
export const JobDidNotLoad: Story = {
  args: { scenario: "job-failed" },
  play: clicked(ROW, "ol a", ".job [role=alert]"),
};
export const Loading: Story = { args: { scenario: "loading" }, play: settled(".waiting") };
export const Empty: Story = { args: { scenario: "empty" }, play: settled(".none") };
export const EmptyWithoutWords: Story = { args: { scenario: "empty-plain" }, play: settled(".none") };
export const Down: Story = { args: { scenario: "down" }, play: settled(".none button") };
export const ListIsStale: Story = { args: { scenario: "stale", view: "list" }, play: settled(".warn") };
export const UnknownCompany: Story = { args: { scenario: "unknown" }, play: settled(".none") };
export const DeactivatedCompany: Story = { args: { scenario: "closed" }, play: settled(".none") };
export const MistakeInTheCode: Story = { args: { withoutCompany: true }, play: settled(".none li") };
