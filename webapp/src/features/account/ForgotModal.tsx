import { act } from "../../lib/api.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, Dialog, Form, SubmitButton, TextField, useForm } from "../../ui/index.ts";

interface ForgotModalProps {
  onClose: () => void;
  /** The one-time password is on its way, if there is such an account. */
  onSent: (email: string) => void;
}

/** The first of two: where the one-time password goes. */
export function ForgotModal({ onClose, onSent }: ForgotModalProps) {
  const form = useForm({
    initial: { email: "" },
    schema: bodyOf("POST auth/forgot-password"),
    submit: async (body) => {
      toast(await act("POST auth/forgot-password", { body }), { tone: "success" });
      onSent(body.email);
    },
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
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          hint="We send a one-time password there."
          {...form.text("email")}
        />
      </Form>
    </Dialog>
  );
}
