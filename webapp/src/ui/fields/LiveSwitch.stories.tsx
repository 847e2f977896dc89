import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ApiFailure } from "../../lib/api.ts";
import { useToasts } from "../../lib/toasts.ts";
import { Toasts } from "../feedback/Toasts.tsx";
import { LiveSwitch } from "./LiveSwitch.tsx";

interface Props {
  start: boolean;
  /** Stands in for the server. */
  save: (on: boolean) => Promise<void>;
}
function Saved({ start, save }: Props) {
  const [on, setOn] = useState(start);
  return (
    <div style={{ maxInlineSize: 360 }}>
      <Toasts />
      <LiveSwitch
        label="Public profile"
        hint="Anyone with the link can see it."
        on={on}
        onSave={async (next) => {
          await save(next);
          setOn(next);
        }}
      />
    </div>
  );
}

const soon = () => Promise.resolve();
const meta = {
  title: "Fields/LiveSwitch",
  component: Saved,
  args: { start: false, save: soon },
} satisfies Meta<typeof Saved>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { start: true } };
export const Flips: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole("switch", { name: /Public profile/ });
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await waitFor(() => expect(control).not.toHaveAttribute("aria-busy"));
    await expect(control).toBeChecked();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(control).not.toBeChecked());
  },
};
export const Saving: Story = {
  args: { save: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole("switch", { name: /Public profile/ });
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(control).toHaveAttribute("aria-busy", "true");
    await userEvent.click(control);
    await expect(control).toBeChecked();
  },
};
export const Refused: Story = {
  args: {
    save: async () => {
      throw new ApiFailure("unavailable", "That was not saved. Try again in a minute.");
    },
  },
  play: async ({ canvasElement }) => {
    useToasts.setState({ toasts: [] });
    const canvas = within(canvasElement);
    const control = canvas.getByRole("switch", { name: /Public profile/ });
    await userEvent.click(control);
    await expect(await canvas.findByText("That was not saved. Try again in a minute.")).toBeVisible();
    await waitFor(() => expect(control).not.toBeChecked());
    canvas.getByRole("button", { name: "Dismiss" }).focus();
  },
};
export const RightToLeft: Story = { args: { start: true }, parameters: { direction: "rtl" } };
