import { act } from "../../lib/api.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import { loadProfile, useSession } from "../../lib/session.ts";
import { toast } from "../../lib/toasts.ts";
import { Form, FormActions, Page, PasswordField, SubmitButton, useForm } from "../../ui/index.ts";
import { hintsFor } from "./password-hints.ts";
import type { Role } from "./sign-in.ts";

const CHANGE = {
  user: "POST user/change-password",
  employer: "POST employer/profile/change-password",
} as const;
const EMPTY = { old_password: "", password: "" };

/** A new password. Whoever has only ever signed in through Google or Apple sets their first one here. */
export function ChangePasswordView({ audience }: { audience: Role }) {
  const hasPassword = useSession((session) => session.profile?.has_password) ?? true;
  const form = useForm({
    initial: EMPTY,
    schema: bodyOf(CHANGE[audience]),
    submit: async ({ old_password, password }) => {
      const body = hasPassword ? { old_password, password } : { password };
      toast(await act(CHANGE[audience], { body }), { tone: "success" });
      form.reset(EMPTY);
      if (!hasPassword) await loadProfile();
    },
  });
  return (
    <Page
      title={hasPassword ? "Change Password" : "Set a Password"}
      lead="It takes effect at once, and signs you out everywhere else."
    >
      <Form form={form} label="Change Password">
        {hasPassword && (
          <PasswordField
            label="Old Password"
            autoComplete="current-password"
            {...form.text("old_password")}
          />
        )}
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          unmet={hintsFor(form.values.password)}
          {...form.text("password")}
        />
        <FormActions>
          <SubmitButton form={form}>{hasPassword ? "Change Password" : "Set Password"}</SubmitButton>
        </FormActions>
      </Form>
    </Page>
  );
}
