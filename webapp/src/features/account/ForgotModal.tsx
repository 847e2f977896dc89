import { ApiFailure, act } from "../../lib/api.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, Dialog, Form, SubmitButton, TextField, useForm } from "../../ui/index.ts";

interface ForgotModalProps {
  onClose: () => void;
  /** The one-time password is on its way, if there is such an account. */
  onSent: (email: string) => void;
}

/** There is one field, and whatever the server says stands under it. */
function underEmail(failure: unknown): never {
  if (!(failure instanceof ApiFailure)) throw failure;
  throw new ApiFailure(failure.code, failure.message, { email: failure.message, ...failure.fields });
}

/** The first of two: where the one-time password goes. */
export function ForgotModal({ onClose, onSent }: ForgotModalProps) {
  const form = useForm({
    initial: { email: "" },
    schema: bodyOf("POST auth/forgot-password"),
    submit: async (body) => {
      toast(await act("POST auth/forgot-password", { body }).catch(underEmail), { tone: "success" });
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
          hint="We'll send you a one-time password."
          {...form.text("email")}
        />
      </Form>
    </Dialog>
  );
}
