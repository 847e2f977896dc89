import type { ReactNode } from "react";
import { t } from "#text";
import { act } from "../../lib/api.ts";
import { loadProfile, useSession } from "../../lib/session.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, Dialog, Form, OtpField, PasswordField, SubmitButton, useForm } from "../../ui/index.ts";
import { useConfirmCode } from "../account/use-confirm-code.ts";

interface TransferProps {
  id: number;
  name: string;
  onClose: () => void;
}

/** Gives the company to a colleague, once the owner has confirmed who they are. */
export function TransferDialog(props: TransferProps) {
  const hasPassword = useSession(({ profile, former }) => (profile ?? former)?.has_password) ?? true;
  return hasPassword ? <ByPassword {...props} /> : <ByCode {...props} />;
}

function ByPassword(props: TransferProps) {
  const form = useForm({ initial: { password: "" }, submit: useTransfer(props) });
  return (
    <Shell {...props} submit={<SubmitButton form={form}>{t`Transfer`}</SubmitButton>}>
      <Form form={form} label={t`Transfer the ownership`}>
        <Consequences {...props} />
        <PasswordField label={t`Your password`} autoComplete="current-password" {...form.text("password")} />
      </Form>
    </Shell>
  );
}

/** For owners who sign in with Google or Apple and have no password. */
function ByCode(props: TransferProps) {
  const email = useSession(({ profile, former }) => (profile ?? former)?.email) ?? "";
  const code = useConfirmCode();
  const form = useForm({ initial: { otp: "" }, submit: useTransfer(props) });
  if (!code.isSent)
    return (
      <Shell {...props} submit={<SubmitButton form={code.form}>{t`Send code`}</SubmitButton>}>
        <Form form={code.form} label={t`Transfer the ownership`}>
          <Consequences {...props} />
          <p>{t`To confirm it's you, we'll send a code to ${email}.`}</p>
        </Form>
      </Shell>
    );
  return (
    <Shell {...props} submit={<SubmitButton form={form}>{t`Transfer`}</SubmitButton>}>
      <Form form={form} label={t`Transfer the ownership`}>
        <Consequences {...props} />
        <OtpField
          label={t`OTP`}
          hint={t`Enter the 6-digit code we sent to ${email}.`}
          {...form.choice("otp")}
        />
        <Button variant="bare" onClick={code.sendAgain}>
          {t`Send another code`}
        </Button>
      </Form>
    </Shell>
  );
}

function useTransfer({ id, onClose }: TransferProps) {
  return async (proof: { password: string } | { otp: string }) => {
    toast(await act("POST employer/team/transfer", { body: { id, ...proof } }), { tone: "success" });
    onClose();
    // Whoever gave the company away is a recruiter from now on.
    await loadProfile();
  };
}

function Consequences({ name }: TransferProps) {
  return (
    <p>
      {t`${name} will own the company: its payments, its team and its address. You become a recruiter. Only ${name} can give it back.`}
    </p>
  );
}

function Shell({
  name,
  onClose,
  submit,
  children,
}: TransferProps & { submit: ReactNode; children: ReactNode }) {
  return (
    <Dialog
      alert
      open
      onClose={onClose}
      title={t`Make ${name} the owner?`}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t`Cancel`}
          </Button>
          {submit}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
