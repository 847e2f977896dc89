import { Button, Form, OtpField, SubmitButton } from "../../ui/index.ts";
import { AuthLinks } from "./AuthPage.tsx";
import type { Registration } from "./use-registration.ts";

/** Verifies the e-mail address with the one-time password sent to it. */
export function OtpForm({ registration: { otp, back, sendAgain } }: { registration: Registration }) {
  return (
    <>
      <Form form={otp} label="Confirm your email">
        <OtpField label="OTP" {...otp.choice("otp")} />
        <SubmitButton form={otp} size="lg" block>
          Create account
        </SubmitButton>
      </Form>
      <AuthLinks>
        <Button variant="bare" onClick={back}>
          Edit details
        </Button>
        <Button variant="bare" onClick={sendAgain}>
          Send another code
        </Button>
      </AuthLinks>
    </>
  );
}
