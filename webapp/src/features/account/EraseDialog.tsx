import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Trans, t } from "#text";
import { act } from "../../lib/api.ts";
import { partWith } from "../../lib/session.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, Dialog, Form, OtpField, PasswordField, SubmitButton, useForm } from "../../ui/index.ts";
import { useConfirmCode } from "./use-confirm-code.ts";

interface EraseProps {
  onClose: () => void;
}

export function EraseByPassword({ onClose }: EraseProps) {
  const erase = useErase();
  const form = useForm({ initial: { password: "" }, submit: erase });
  return (
    <EraseDialog onClose={onClose} submit={<SubmitErase form={form} />}>
      <Form form={form} label={t`Delete your account`}>
        <Warning />
        <PasswordField label={t`Password`} autoComplete="current-password" {...form.text("password")} />
      </Form>
    </EraseDialog>
  );
}

/** For users who sign in with Google or Apple and have no password. */
export function EraseByCode({ email, onClose }: EraseProps & { email: string }) {
  const erase = useErase();
  const code = useConfirmCode();
  const form = useForm({ initial: { otp: "" }, submit: erase });
  if (!code.isSent)
    return (
      <EraseDialog onClose={onClose} submit={<SubmitButton form={code.form}>{t`Send code`}</SubmitButton>}>
        <Form form={code.form} label={t`Delete your account`}>
          <Warning />
          <p>
            <Trans>
              To confirm it's you, we'll send a code to <b>{email}</b>.
            </Trans>
          </p>
        </Form>
      </EraseDialog>
    );
  return (
    <EraseDialog onClose={onClose} submit={<SubmitErase form={form} />}>
      <Form form={form} label={t`Delete your account`}>
        <Warning />
        <OtpField
          label={t`OTP`}
          hint={t`Enter the 6-digit code we sent to ${email}. It expires in 10 minutes.`}
          {...form.choice("otp")}
        />
        <Button variant="bare" onClick={code.sendAgain}>{t`Send another code`}</Button>
      </Form>
    </EraseDialog>
  );
}

function useErase(): (proof: { password: string } | { otp: string }) => Promise<void> {
  const navigate = useNavigate();
  return (proof) =>
    partWith(async () => {
      toast(await act("POST account/erase", { body: proof }), { tone: "success" });
      await navigate("/");
    });
}

function EraseDialog({ onClose, submit, children }: EraseProps & { submit: ReactNode; children: ReactNode }) {
  return (
    <Dialog
      alert
      open
      onClose={onClose}
      title={t`Delete your account and its data?`}
      actions={
        <>
          <Button variant="line" onClick={onClose}>{t`Keep it`}</Button>
          {submit}
        </>
      }
    >
      {children}
    </Dialog>
  );
}

function SubmitErase({ form }: { form: Parameters<typeof SubmitButton>[0]["form"] }) {
  return <SubmitButton form={form} variant="danger">{t`Delete account`}</SubmitButton>;
}

function Warning() {
  return <p>{t`Your account is deleted right away. This cannot be undone.`}</p>;
}
