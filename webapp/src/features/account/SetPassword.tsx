import { Trans, t } from "#text";
import { act } from "../../lib/api.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import { loadProfile } from "../../lib/session.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, Form, FormActions, OtpField, PasswordField, SubmitButton, useForm } from "../../ui/index.ts";
import { CHANGE_PASSWORD } from "./change-password.ts";
import { hintsFor } from "./password-hints.ts";
import type { Role } from "./sign-in.ts";
import { useConfirmCode } from "./use-confirm-code.ts";

/** Sets the first password of a user who has only signed in through Google or Apple: a code sent by mail replaces the old password. */
export function SetPassword({ audience, email }: { audience: Role; email: string }) {
  const code = useConfirmCode();
  const form = useForm({
    initial: { otp: "", password: "" },
    schema: bodyOf(CHANGE_PASSWORD[audience]),
    submit: async (body) => {
      toast(await act(CHANGE_PASSWORD[audience], { body }), { tone: "success" });
      await loadProfile();
    },
  });
  if (!code.isSent)
    return (
      <Form form={code.form} label={t`Set a Password`}>
        <p>
          <Trans>
            You sign in with Google or Apple, so your account has no password. To confirm it's you, we'll send
            a code to <b>{email}</b>.
          </Trans>
        </p>
        <FormActions>
          <SubmitButton form={code.form}>{t`Send code`}</SubmitButton>
        </FormActions>
      </Form>
    );
  return (
    <Form form={form} label={t`Set a Password`}>
      <OtpField
        label={t`OTP`}
        hint={t`Enter the 6-digit code we sent to ${email}. It expires in 10 minutes.`}
        {...form.choice("otp")}
      />
      <PasswordField
        label={t`New Password`}
        autoComplete="new-password"
        unmet={hintsFor(form.values.password)}
        {...form.text("password")}
      />
      <FormActions>
        <SubmitButton form={form}>{t`Set Password`}</SubmitButton>
        <Button variant="bare" onClick={code.sendAgain}>{t`Send another code`}</Button>
      </FormActions>
    </Form>
  );
}
