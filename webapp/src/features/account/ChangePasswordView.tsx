import { t } from "#text";
import { act } from "../../lib/api.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import { useSession } from "../../lib/session.ts";
import { toast } from "../../lib/toasts.ts";
import { Form, FormActions, Page, PasswordField, SubmitButton, useForm } from "../../ui/index.ts";
import { CHANGE_PASSWORD } from "./change-password.ts";
import { hintsFor } from "./password-hints.ts";
import { SetPassword } from "./SetPassword.tsx";
import type { Role } from "./sign-in.ts";

const EMPTY = { old_password: "", password: "" };

/** Changes the password. Users who have only signed in through Google or Apple set their first password here. */
export function ChangePasswordView({ audience }: { audience: Role }) {
  const profile = useSession((session) => session.profile);
  const hasPassword = profile?.has_password ?? true;
  return (
    <Page
      title={hasPassword ? t`Change Password` : t`Set a Password`}
      lead={t`Takes effect right away and signs you out on all other devices.`}
    >
      {profile && !hasPassword ? (
        <SetPassword audience={audience} email={profile.email} />
      ) : (
        <ChangePassword audience={audience} />
      )}
    </Page>
  );
}

function ChangePassword({ audience }: { audience: Role }) {
  const form = useForm({
    initial: EMPTY,
    schema: bodyOf(CHANGE_PASSWORD[audience]),
    submit: async (body) => {
      toast(await act(CHANGE_PASSWORD[audience], { body }), { tone: "success" });
      form.reset(EMPTY);
    },
  });
  return (
    <Form form={form} label={t`Change Password`}>
      <PasswordField label={t`Old Password`} autoComplete="current-password" {...form.text("old_password")} />
      <PasswordField
        label={t`New Password`}
        autoComplete="new-password"
        unmet={hintsFor(form.values.password)}
        {...form.text("password")}
      />
      <FormActions>
        <SubmitButton form={form}>{t`Change Password`}</SubmitButton>
      </FormActions>
    </Form>
  );
}
