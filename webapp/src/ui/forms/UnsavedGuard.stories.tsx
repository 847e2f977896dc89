import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { TextField } from "../fields/TextField.tsx";
import { Form, SubmitButton } from "./Form.tsx";
import { UnsavedGuard } from "./UnsavedGuard.tsx";
import { useForm } from "./use-form.ts";

function Profile() {
  const form = useForm({
    initial: { name: "Marisol Torres" },
    submit: async (values) => {
      form.reset(values);
    },
  });
  return (
    <Form form={form} label="Profile">
      <TextField label="Name" {...form.text("name")} />
      <SubmitButton form={form}>Save</SubmitButton>
      <Link to="/elsewhere">Somewhere else</Link>
      <UnsavedGuard form={form} />
    </Form>
  );
}
function Pages() {
  const [router] = useState(() =>
    createMemoryRouter([
      { path: "/", element: <Profile /> },
      { path: "/elsewhere", element: <p>Somewhere else indeed.</p> },
    ]),
  );
  return <RouterProvider router={router} />;
}

/** Asking before leaving a page needs a memory router, which this story provides. */
const meta = {
  title: "Forms/UnsavedGuard",
  component: Pages,
  parameters: { ownRouter: true },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Name"), " Ruiz");
    await userEvent.click(canvas.getByRole("link", { name: "Somewhere else" }));
    await expect(await canvas.findByRole("alertdialog")).toHaveAccessibleName("Leave without saving?");
  },
};
export const Stays: Story = {
  play: async (context) => {
    await Asks.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Stay" }));
    await waitFor(() => expect(canvas.queryByRole("alertdialog")).toBeNull());
    await expect(canvas.getByLabelText("Name")).toHaveValue("Marisol Torres Ruiz");
  },
};
export const Leaves: Story = {
  play: async (context) => {
    await Asks.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Leave" }));
    await expect(await canvas.findByText("Somewhere else indeed.")).toBeVisible();
  },
};
export const SavedGoesOn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Name"), " Ruiz{Enter}");
    const save = canvas.getByRole("button", { name: "Save" });
    await waitFor(() => expect(save).not.toHaveAttribute("aria-busy"));
    await userEvent.click(canvas.getByRole("link", { name: "Somewhere else" }));
    await expect(await canvas.findByText("Somewhere else indeed.")).toBeVisible();
  },
};
