import { unmetPasswordRules } from "@jobmap/contract/password";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { PasswordField, type PasswordFieldProps } from "./PasswordField.tsx";

function Typing({ start, ...field }: Partial<PasswordFieldProps> & { start: string }) {
  const [value, setValue] = useState(start);
  const isNew = field.autoComplete === "new-password";
  return (
    <div style={{ maxInlineSize: 420 }}>
      <PasswordField
        label="Password"
        autoComplete="current-password"
        unmet={isNew && value !== "" ? unmetPasswordRules(value) : []}
        {...field}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
    </div>
  );
}

const meta = {
  title: "Fields/PasswordField",
  component: Typing,
  args: { start: "" },
} satisfies Meta<typeof Typing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const ShownAndHidden: Story = {
  args: { start: "Chesapeake-9" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText("Password");
    const show = canvas.getByRole("button", { name: "Show password", pressed: false });
    await userEvent.click(show);
    await expect(field).toHaveAttribute("type", "text");
    await expect(show).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(show);
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.click(show);
  },
};
export const NewPassword: Story = {
  args: { label: "New Password", autoComplete: "new-password" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText("New Password");
    await userEvent.type(field, "tide9");
    const lacks = () => canvas.getAllByRole("listitem").map((item) => item.textContent);
    await expect(lacks()).toEqual([
      "Password must be at least 8 characters long",
      "Password must contain at least one uppercase letter",
      "Password must contain at least one special character",
    ]);
    await userEvent.type(field, "-TABLE");
    await expect(canvas.queryByRole("listitem")).toBeNull();
    await userEvent.type(field, "{Backspace>6/}");
  },
};
export const WithError: Story = { args: { error: "Password must be strong", start: "tide" } };
export const Off: Story = { args: { disabled: true, start: "Chesapeake-9" } };
export const RightToLeft: Story = { args: { start: "Chesapeake-9" }, parameters: { direction: "rtl" } };
