import { t } from "#text";
import { act } from "../../lib/api.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import { toast } from "../../lib/toasts.ts";
import { useForm } from "../../ui/index.ts";
import { NewPasswordDialog } from "./NewPasswordDialog.tsx";

interface NewPasswordModalProps {
  /** Token from the link in the mail. */
  link: string;
  onClose: () => void;
  onReset: () => void;
}

/** Sets a new password for a user who opened the link in the mail, in any browser. */
export function NewPasswordModal({ link, onClose, onReset }: NewPasswordModalProps) {
  const form = useForm({
    initial: { link, password: "" },
    schema: bodyOf("POST auth/reset-password-by-link"),
    submit: async (body) => {
      toast(await act("POST auth/reset-password-by-link", { body }), { tone: "success" });
      onReset();
    },
  });
  return (
    <NewPasswordDialog
      form={form}
      label={t`Choose a new password`}
      password={form.text("password")}
      onClose={onClose}
    />
  );
}
