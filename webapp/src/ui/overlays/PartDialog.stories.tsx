import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { PartDialog } from "./PartDialog.tsx";

const meta = {
  title: "Overlays/PartDialog",
  component: PartDialog,
  args: { name: "Explorer", onClose: fn() },
} satisfies Meta<typeof PartDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(canvasElement).getByRole("dialog", { name: "Explorer" });
    await expect(within(dialog).getByRole("status")).toHaveTextContent("Loading Explorer");
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const failure = { text: "Explorer did not load.", retry: fn(), offersReload: false };

export const Failed: Story = {
  args: { failure },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole("dialog", { name: "Explorer" });
    await expect(within(dialog).getByRole("alert")).toHaveTextContent("Explorer did not load.");
    await userEvent.click(within(dialog).getByRole("button", { name: "Try again" }));
    await expect(failure.retry).toHaveBeenCalledOnce();
  },
};

/** After a second failure, and after a chunk that timed out. */
export const FailedAgain: Story = { args: { failure: { ...failure, offersReload: true } } };
