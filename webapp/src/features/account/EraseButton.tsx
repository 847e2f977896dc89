import { useState } from "react";
import { useNavigate } from "react-router";
import { act } from "../../lib/api.ts";
import { partWith } from "../../lib/session.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, Dialog, Form, PasswordField, SubmitButton, useForm } from "../../ui/index.ts";

/** Erases the account for good, after asking for the password where there is one. */
export function EraseButton({ hasPassword }: { hasPassword: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Erase my account
      </Button>
      {open && <EraseDialog hasPassword={hasPassword} onClose={() => setOpen(false)} />}
    </>
  );
}

function EraseDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const form = useForm({
    initial: { password: "" },
    submit: ({ password }) =>
      partWith(async () => {
        toast(await act("POST account/erase", { body: hasPassword ? { password } : {} }), {
          tone: "success",
        });
        await navigate("/");
      }),
  });
  return (
    <Dialog
      alert
      open
      onClose={onClose}
      title="Erase your account and its data?"
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Keep it
          </Button>
          <SubmitButton form={form} variant="danger">
            Erase it
          </SubmitButton>
        </>
      }
    >
      <Form form={form} label="Erase your account">
        <p>It happens at once and cannot be undone. Nobody, not even we, can bring it back.</p>
        {hasPassword && (
          <PasswordField label="Password" autoComplete="current-password" {...form.text("password")} />
        )}
      </Form>
    </Dialog>
  );
}
