import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ApiFailure } from "../../lib/api.ts";
import { Button } from "../actions/Button.tsx";
import { Checkbox, RadioGroup } from "../fields/Choice.tsx";
import { PasswordField } from "../fields/PasswordField.tsx";
import { Select } from "../fields/Select.tsx";
import { TextArea, TextField } from "../fields/TextField.tsx";
import { Dialog } from "../overlays/Dialog.tsx";
import { Form, FormActions, SubmitButton } from "./Form.tsx";
import { useForm } from "./use-form.ts";

const meta = {
  title: "Forms/Form",
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const SIGN_IN = { email: "", password: "" };
type SignIn = typeof SIGN_IN;

function checkSignIn({ email, password }: SignIn) {
  return {
    email: email.trim() === "" ? "Please Enter EmailAddress" : undefined,
    password: password === "" ? "Please Enter Password" : undefined,
  };
}

interface SignInProps {
  submit: (values: SignIn) => Promise<void>;
}
function SignInForm({ submit }: SignInProps) {
  const [done, setDone] = useState(false);
  const form = useForm({
    initial: SIGN_IN,
    check: checkSignIn,
    submit: async (values) => {
      await submit(values);
      setDone(true);
    },
  });
  return (
    <Form form={form} label="Sign in">
      <TextField label="Email / Username" autoComplete="username" {...form.text("email")} />
      <PasswordField label="Password" autoComplete="current-password" {...form.text("password")} />
      <SubmitButton form={form} block>
        SIGN IN
      </SubmitButton>
      {done && <p role="status">Welcome back.</p>}
    </Form>
  );
}

const soon = () => Promise.resolve();
async function fill(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText("Email / Username"), "marisol@example.org");
  await userEvent.type(canvas.getByLabelText("Password"), "Chesapeake-9");
  return canvas;
}

export const Empty: Story = { render: () => <SignInForm submit={soon} /> };

export const NothingFilledIn: Story = {
  render: () => <SignInForm submit={soon} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "SIGN IN" }));
    const email = canvas.getByLabelText("Email / Username");
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription("Please Enter EmailAddress");
    await expect(canvas.getByRole("alert")).toHaveTextContent("2 fields need your attention.");
    await userEvent.type(canvas.getByLabelText("Password"), "x");
    await expect(canvas.getByLabelText("Password")).toBeValid();
  },
};

export const ServerSaysNo: Story = {
  render: () => (
    <SignInForm
      submit={async () => {
        throw new ApiFailure("unauthenticated", "Not signed in.", {
          password: "The e-mail address or the password is not right.",
        });
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByLabelText("Password")).toHaveFocus());
    await expect(canvas.getByLabelText("Password")).toHaveAccessibleDescription(
      "The e-mail address or the password is not right.",
    );
    await expect(canvas.getByLabelText("Email / Username")).toHaveValue("marisol@example.org");
    await expect(canvas.getByLabelText("Password")).toHaveValue("Chesapeake-9");
  },
};

export const NotReached: Story = {
  render: () => (
    <SignInForm
      submit={async () => {
        throw new ApiFailure(
          "network_error",
          "We couldn't reach Jobmap. Check your connection and try again.",
        );
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We couldn't reach Jobmap.");
    await waitFor(() => expect(document.activeElement).toHaveTextContent("We couldn't reach Jobmap."));
    await expect(canvas.getByLabelText("Password")).toHaveValue("Chesapeake-9");
  },
};

let sendings = 0;
export const SendsOnce: Story = {
  render: () => (
    <SignInForm
      submit={() => {
        sendings++;
        return new Promise(() => {});
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    sendings = 0;
    const canvas = await fill(canvasElement);
    await userEvent.keyboard("{Enter}{Enter}");
    const button = canvas.getByRole("button", { name: "SIGN IN" });
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
    await userEvent.click(button);
    await userEvent.type(canvas.getByLabelText("Password"), "{Enter}");
    await expect(sendings).toBe(1);
  },
};

export const GoesThrough: Story = {
  render: () => <SignInForm submit={soon} />,
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "SIGN IN" }));
    await expect(await canvas.findByText("Welcome back.")).toBeVisible();
  },
};

/** The server-rendered page with an address filled in before hydration: as on a slow phone, or by a password manager. */
export const TypedBeforeTheScript: Story = {
  render: () => <div data-testid="page" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = canvas.getByTestId("page");
    const form = <SignInForm submit={soon} />;
    page.innerHTML = renderToString(form);
    const email = canvas.getByLabelText<HTMLInputElement>("Email / Username");
    const button = canvas.getByRole("button", { name: "SIGN IN" });
    email.value = "marisol@example.org";
    await expect(button).toBeDisabled();
    hydrateRoot(page, form);
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByLabelText("Password")).toHaveFocus());
    await expect(email).toHaveValue("marisol@example.org");
    await expect(email).toBeValid();
  },
};

const JOB = { title: "", kind: "full", period: "hour", description: "", agree: false };
function EveryField() {
  const form = useForm({
    initial: JOB,
    schema: async () => ({
      "~standard": {
        validate: () => ({ issues: [{ message: "Say which job it is.", path: ["title"] }] }),
      },
    }),
    check: ({ agree, period }) => ({
      title: undefined,
      agree: agree ? undefined : "Tick this to go on.",
      period: period === "hour" ? "This job pays by the month." : undefined,
    }),
    submit: soon,
  });
  return (
    <Form form={form} label="A job">
      <TextField label="Job title" {...form.text("title")} />
      <Select
        label="Paid by"
        options={[
          { value: "hour", text: "The hour" },
          { value: "month", text: "The month" },
        ]}
        {...form.choice("period")}
      />
      <RadioGroup
        legend="Kind"
        options={[
          { value: "full", label: "Full time" },
          { value: "part", label: "Part time" },
        ]}
        {...form.choice("kind")}
      />
      <TextArea label="Description" optional {...form.text("description")} />
      <Checkbox label="The pay is the lowest that will be paid" {...form.tick("agree")} />
      <FormActions>
        <Button variant="line" onClick={() => form.reset()}>
          Start over
        </Button>
        <SubmitButton form={form}>Put it on the map</SubmitButton>
      </FormActions>
    </Form>
  );
}

/** Messages from the schema and from the form itself. */
export const ManyFields: Story = {
  render: () => <EveryField />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/Description/), "Plant and tend.");
    await userEvent.click(canvas.getByRole("button", { name: "Put it on the map" }));
    await waitFor(() => expect(canvas.getByLabelText("Job title")).toHaveFocus());
    await expect(canvas.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Say which job it is.",
      "This job pays by the month.",
      "Tick this to go on.",
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "This job pays by the month." }));
    await expect(canvas.getByLabelText("Paid by")).toHaveFocus();
    await userEvent.selectOptions(canvas.getByLabelText("Paid by"), "The month");
    await expect(canvas.getByLabelText("Paid by")).toBeValid();
    await expect(canvas.getByLabelText(/Description/)).toHaveValue("Plant and tend.");
  },
};
export const RightToLeft: Story = { render: () => <EveryField />, parameters: { direction: "rtl" } };

function Contact() {
  const form = useForm({
    initial: { text: "", agree: false, email: "" },
    submit: async () => {
      throw new ApiFailure("invalid_input", "", { email: "We do not write to this address." });
    },
  });
  return (
    <Form form={form} label="Feedback">
      <TextArea label="Describe your feedback" {...form.text("text")} />
      <Checkbox label="I agree to be contacted regarding my feedback." {...form.tick("agree")} />
      {form.values.agree && <TextField label="Email" {...form.text("email")} />}
      <SubmitButton form={form}>Submit</SubmitButton>
    </Form>
  );
}

/** Errors about a field that is not rendered are shown above the form, and below the field once it is rendered. */
export const FieldNotShown: Story = {
  render: () => <Contact />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(
      await canvas.findByText("We do not write to this address.", { ignore: "[role=alert]" }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await waitFor(() =>
      expect(canvas.getByLabelText("Email")).toHaveAccessibleDescription("We do not write to this address."),
    );
  },
};

function Asking({ onClose }: { onClose: () => void }) {
  const form = useForm({
    initial: { email: "" },
    check: ({ email }) => ({ email: email.includes("@") ? undefined : "Please Enter Vaild Email" }),
    submit: async () => onClose(),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Forgot Password ?"
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Back
          </Button>
          <SubmitButton form={form}>Next</SubmitButton>
        </>
      }
    >
      <Form form={form} label="Forgot Password ?">
        <TextField label="Email" type="email" autoComplete="email" {...form.text("email")} />
      </Form>
    </Dialog>
  );
}
function InDialog() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && <Asking onClose={() => setOpen(false)} />}
    </>
  );
}
export const InADialog: Story = {
  render: () => <InDialog />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Next" }));
    await waitFor(() =>
      expect(canvas.getByLabelText("Email")).toHaveAccessibleDescription("Please Enter Vaild Email"),
    );
    await userEvent.type(canvas.getByLabelText("Email"), "a@example.org{Enter}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};
