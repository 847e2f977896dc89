import { t } from "#text";
import { act } from "../../lib/api.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import { toast } from "../../lib/toasts.ts";
import { OtpField, useForm } from "../../ui/index.ts";
import { NewPasswordDialog } from "./NewPasswordDialog.tsx";

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
    <NewPasswordDialog
      form={form}
      label={t`Reset password`}
      password={form.text("password")}
      onClose={onClose}
    >
      <OtpField
        label={t`OTP`}
        hint={t`Enter the 6-digit code we sent to ${email}.`}
        {...form.choice("otp")}
      />
    </NewPasswordDialog>
  );
}
