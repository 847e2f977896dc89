import { t } from "#text";
import { Button, Form, OtpField, SubmitButton } from "../../ui/index.ts";
import { AuthLinks } from "./AuthPage.tsx";
import type { Registration } from "./use-registration.ts";

/** Verifies the e-mail address with the one-time password sent to it. */
export function OtpForm({ registration: { otp, back, sendAgain } }: { registration: Registration }) {
  return (
    <>
      <Form form={otp} label={t`Confirm your email`}>
        <OtpField label={t`OTP`} {...otp.choice("otp")} />
        <SubmitButton form={otp} size="lg" block>{t`Create account`}</SubmitButton>
      </Form>
      <AuthLinks>
        <Button variant="bare" onClick={back}>{t`Edit details`}</Button>
        <Button variant="bare" onClick={sendAgain}>{t`Send another code`}</Button>
      </AuthLinks>
    </>
  );
}
