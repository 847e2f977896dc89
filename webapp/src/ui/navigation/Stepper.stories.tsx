import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Stepper } from "./Stepper.tsx";

const STEPS = [
  { id: "work", text: "The work" },
  { id: "place", text: "Place and hours" },
  { id: "pay", text: "Pay and benefits" },
  { id: "look", text: "Look it over" },
] as const;
type Id = (typeof STEPS)[number]["id"];

interface StepsProps {
  start: Id;
  fixed?: boolean;
  done?: ReadonlySet<Id>;
}
function Steps({ start, fixed = false, done }: StepsProps) {
  const [current, setCurrent] = useState(start);
  return (
    <Stepper
      label="A new job"
      steps={STEPS}
      current={current}
      {...(done && { done })}
      {...(!fixed && { onStep: setCurrent })}
    />
  );
}

const meta = {
  title: "Navigation/Stepper",
  component: Steps,
  args: { start: "pay" },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { start: "work" } };
export const Middle: Story = {};
export const Last: Story = { args: { start: "look" } };
export const OnlyShows: Story = { args: { fixed: true } };
export const OpensAnyStep: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const items = () => canvas.getAllByRole("listitem");
    await expect(items()[2]).toHaveAttribute("aria-current", "step");
    await userEvent.click(canvas.getByRole("button", { name: "Look it over" }));
    await expect(items()[3]).toHaveAttribute("aria-current", "step");
    await userEvent.click(canvas.getByRole("button", { name: /Place and hours.*done/ }));
    await expect(items()[1]).toHaveAttribute("aria-current", "step");
  },
};
export const DoneOutOfOrder: Story = { args: { start: "work", done: new Set<Id>(["place", "look"]) } };
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
