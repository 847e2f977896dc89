import type { SessionProfile } from "@jobmap/contract";
import type { ReactNode } from "react";
import { t } from "#text";
import { ApiFailure } from "../../lib/api.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import { Button, Form, PasswordField, SubmitButton, TextField, useForm } from "../../ui/index.ts";
import styles from "./SignInForm.module.css";
import type { Typed } from "./SignInSteps.tsx";
import { type Role, signIn } from "./sign-in.ts";

export interface SignInFormProps {
  audience: Role;
  /** Earlier form values, so that users need not type them again. */
  initial?: Typed;
  onSignedIn: (profile: SessionProfile) => void;
  /** The server refused. `again` reactivates a deactivated account; `typed` holds the form values. */
  onRefused: (failure: unknown, again: () => Promise<SessionProfile>, typed: Typed) => void;
  onForgot: () => void;
  /** Other ways to sign in. */
  children?: ReactNode;
}

/** E-mail address or username, password, and the button. */
export function SignInForm(props: SignInFormProps) {
  const {
    audience,
    initial = { email: "", password: "" },
    onSignedIn,
    onRefused,
    onForgot,
    children,
  } = props;
  const form = useForm({
    initial,
    schema: bodyOf("POST auth/loginUser"),
    submit: async (values) => {
      try {
        onSignedIn(await signIn(audience, values));
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.code === "invalid_input") throw failure;
        onRefused(failure, () => signIn(audience, { ...values, reactivate: true }), values);
      }
    },
  });
  return (
    <>
      {children}
      <Form form={form} label={t`Sign in`}>
        <TextField
          label={t`Email / Username`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.text("email")}
        />
        <PasswordField label={t`Password`} autoComplete="current-password" {...form.text("password")} />
        <div className={styles["forgot"]}>
          <Button variant="bare" size="sm" onClick={onForgot}>{t`Forgot Password ?`}</Button>
        </div>
        <SubmitButton form={form} size="lg" block>{t`SIGN IN`}</SubmitButton>
      </Form>
    </>
  );
}
