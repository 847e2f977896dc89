import type { ReactNode } from "react";
import { t } from "#text";
import {
  Button,
  Dialog,
  Form,
  type FormHandle,
  PasswordField,
  SubmitButton,
  type TextBinding,
} from "../../ui/index.ts";
import { hintsFor } from "./password-hints.ts";

interface NewPasswordDialogProps {
  form: FormHandle;
  /** What the form is called. */
  label: string;
  /** Binds the new password. */
  password: TextBinding;
  onClose: () => void;
  /** What else is asked for, before the password. */
  children?: ReactNode;
}

/** Asks for a new password, of a person who proves in some other way who they are. */
export function NewPasswordDialog({ form, label, password, onClose, children }: NewPasswordDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`New Password`}
      actions={
        <>
          <Button variant="line" onClick={onClose}>{t`Cancel`}</Button>
          <SubmitButton form={form}>{t`Submit`}</SubmitButton>
        </>
      }
    >
      <Form form={form} label={label}>
        {children}
        <PasswordField
          label={t`New Password`}
          autoComplete="new-password"
          unmet={hintsFor(password.value)}
          {...password}
        />
      </Form>
    </Dialog>
  );
}
