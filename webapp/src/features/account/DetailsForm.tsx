import { t } from "#text";
import { Form, type FormState, PasswordField, SubmitButton, TextField } from "../../ui/index.ts";
import styles from "./DetailsForm.module.css";
import { hintsFor } from "./password-hints.ts";
import type { Role } from "./sign-in.ts";
import type { Details } from "./use-registration.ts";

/** The user's details and the password they choose. */
export function DetailsForm({ audience, form }: { audience: Role; form: FormState<Details> }) {
  return (
    <Form form={form} label={t`Your account`}>
      <div className={styles["names"]}>
        <TextField label={t`First name`} autoComplete="given-name" {...form.text("first_name")} />
        <TextField label={t`Last name`} autoComplete="family-name" {...form.text("last_name")} />
      </div>
      {audience === "employer" && (
        <TextField label={t`Company name`} autoComplete="organization" {...form.text("company_name")} />
      )}
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...form.text("email")}
      />
      <PasswordField
        label={t`Password`}
        autoComplete="new-password"
        unmet={hintsFor(form.values.password)}
        {...form.text("password")}
      />
      <SubmitButton form={form} size="lg" block>{t`Next`}</SubmitButton>
    </Form>
  );
}
