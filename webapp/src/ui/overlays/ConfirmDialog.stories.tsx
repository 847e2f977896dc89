import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog.tsx";

function Asked(dialog: Omit<ConfirmDialogProps, "open" | "onClose">) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        Open
      </Button>
      <ConfirmDialog {...dialog} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  title: "Overlays/ConfirmDialog",
  component: Asked,
  args: {
    title: "Are you sure want to logout?",
    yes: "Yes, Log Out",
    no: "No",
    tone: "primary",
    onConfirm: () => {},
  },
} satisfies Meta<typeof Asked>;
export default meta;
type Story = StoryObj<typeof meta>;

async function ask(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole("button", { name: "Open" }));
  return canvas.findByRole("alertdialog");
}

export const LogOut: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement);
    await expect(dialog).toHaveAccessibleName("Are you sure want to logout?");
    await waitFor(() => expect(within(dialog).getByRole("button", { name: "No" })).toHaveFocus());
  },
};
export const Deactivate: Story = {
  args: {
    title: "Are you sure want to deactivate?",
    yes: "Yes, Deactivate",
    tone: "danger",
    children: <p>Your account is put away now. Sign in within 30 days, and everything is as it was.</p>,
  },
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
  },
};
export const Working: Story = {
  args: { onConfirm: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    const dialog = within(await ask(canvasElement));
    await userEvent.click(dialog.getByRole("button", { name: "Yes, Log Out" }));
    await userEvent.click(dialog.getByRole("button", { name: "No" }));
    await expect(dialog.getByRole("button", { name: "Yes, Log Out" })).toHaveAttribute("aria-busy", "true");
  },
};
export const Failed: Story = {
  args: {
    onConfirm: () =>
      Promise.reject(new Error("We couldn't reach Jobmap. Check your connection and try again.")),
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await ask(canvasElement));
    await userEvent.click(dialog.getByRole("button", { name: "Yes, Log Out" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("We couldn't reach Jobmap.");
  },
};
export const Answered: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await ask(canvasElement));
    await userEvent.click(dialog.getByRole("button", { name: "Yes, Log Out" }));
    await waitFor(() => expect(within(canvasElement).queryByRole("alertdialog")).toBeNull());
    await expect(within(canvasElement).getByRole("button", { name: "Open" })).toHaveFocus();
  },
};
