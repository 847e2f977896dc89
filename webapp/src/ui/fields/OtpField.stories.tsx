import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { OtpField, type OtpFieldProps } from "./OtpField.tsx";

function Typing({ start, ...field }: Partial<OtpFieldProps> & { start: string }) {
  const [value, setValue] = useState(start);
  return (
    <OtpField
      label="OTP"
      hint="We sent it to marisol@example.org."
      {...field}
      value={value}
      onValueChange={setValue}
    />
  );
}

const meta = { title: "Fields/OtpField", component: Typing, args: { start: "" } } satisfies Meta<
  typeof Typing
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText("OTP");
    await userEvent.type(field, "40a 7");
    await expect(field).toHaveValue("407");
    await expect(field).toHaveAttribute("autocomplete", "one-time-code");
  },
};
export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText("OTP");
    await userEvent.click(field);
    await userEvent.paste("Your code: 407 915.");
    await expect(field).toHaveValue("407915");
    await userEvent.keyboard("{Backspace}");
    await expect(field).toHaveValue("40791");
  },
};
export const Full: Story = { args: { start: "407915" } };
export const WithError: Story = {
  args: { start: "407915", error: "This code no longer works. Ask for a new one." },
};
export const Off: Story = { args: { start: "407915", disabled: true } };
export const RightToLeft: Story = { args: { start: "4079" }, parameters: { direction: "rtl" } };
