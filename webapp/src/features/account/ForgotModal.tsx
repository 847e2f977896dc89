import { t } from "#text";
import { ApiFailure, act } from "../../lib/api.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, Dialog, Form, SubmitButton, TextField, useForm } from "../../ui/index.ts";

interface ForgotModalProps {
  onClose: () => void;
  /** Called once the one-time password has been sent, if the account exists. */
  onSent: (email: string) => void;
}

/** The form has one field, so every server error is shown below it. */
function underEmail(failure: unknown): never {
  if (!(failure instanceof ApiFailure)) throw failure;
  throw new ApiFailure(failure.code, failure.message, { email: failure.message, ...failure.fields });
}

/** Step one of two: asks which address to send the one-time password to. */
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
      title={t`Forgot Password ?`}
      actions={
        <>
          <Button variant="line" onClick={onClose}>{t`Back`}</Button>
          <SubmitButton form={form}>{t`Next`}</SubmitButton>
        </>
      }
    >
      <Form form={form} label={t`Forgot Password ?`}>
        <TextField
          label={t`Email`}
          type="email"
          autoComplete="email"
          hint={t`We'll send you a one-time password.`}
          {...form.text("email")}
        />
      </Form>
    </Dialog>
  );
}
