import { act } from "../../lib/api.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, Dialog, Form, OtpField, PasswordField, SubmitButton, useForm } from "../../ui/index.ts";

import { hintsFor } from "./password-hints.ts";

interface ResetModalProps {
  email: string;
  onClose: () => void;
  onReset: () => void;
}

/** Step two of two: asks for the one-time password and a new password of the user's choice. */
export function ResetModal({ email, onClose, onReset }: ResetModalProps) {
  const form = useForm({
    initial: { email, otp: "", password: "" },
    schema: bodyOf("POST auth/reset-password"),
    submit: async (body) => {
      toast(await act("POST auth/reset-password", { body }), { tone: "success" });
      onReset();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="New Password"
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form}>Submit</SubmitButton>
        </>
      }
    >
      <Form form={form} label="Reset password">
        <OtpField label="OTP" hint={`Enter the 6-digit code we sent to ${email}.`} {...form.choice("otp")} />
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          unmet={hintsFor(form.values.password)}
          {...form.text("password")}
        />
      </Form>
    </Dialog>
  );
}
