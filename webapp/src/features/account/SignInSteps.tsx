import type { SessionProfile } from "@jobmap/contract";
import { useState } from "react";
import { t } from "#text";
import { ApiFailure } from "../../lib/api.ts";
import { Button, ConfirmDialog, Dialog } from "../../ui/index.ts";
import { ForgotModal } from "./ForgotModal.tsx";
import { NewPasswordModal } from "./NewPasswordModal.tsx";
import { ResetModal } from "./ResetModal.tsx";
import { refusalOf } from "./sign-in.ts";

/** The form values, kept so that users need not type them again. */
export interface Typed {
  email: string;
  password: string;
}

/** The current step of signing in. Every step except the form is a dialog. */
export type SignInStep =
  | { name: "form" | "forgot"; typed: Typed }
  | { name: "refused"; text: string; typed: Typed }
  | { name: "deactivated"; typed: Typed; again: () => Promise<SessionProfile> }
  | { name: "reset"; typed: Typed }
  | { name: "new-password"; typed: Typed; link: string };

const NOTHING: Typed = { email: "", password: "" };

export function useSignInStep() {
  const [step, setStep] = useState<SignInStep>({ name: "form", typed: NOTHING });
  return {
    step,
    setStep,
    /** `again` repeats the attempt and reactivates a deactivated account. */
    onRefused: (failure: unknown, again: () => Promise<SessionProfile>, typed: Typed = NOTHING) =>
      setStep(
        failure instanceof ApiFailure && failure.code === "account_deactivated"
          ? { name: "deactivated", typed, again }
          : { name: "refused", text: refusalOf(failure), typed },
      ),
    onForgot: () => setStep({ name: "forgot", typed: NOTHING }),
    /** The user opened the link in a mail. */
    onLink: (link: string) => setStep({ name: "new-password", typed: NOTHING, link }),
  };
}

interface SignInStepsProps {
  step: SignInStep;
  onStep: (step: SignInStep) => void;
  onSignedIn: (profile: SessionProfile) => void;
}

/** The dialogs around a sign-in form: server message, reactivating an account, forgotten password. */
export function SignInSteps({ step, onStep, onSignedIn }: SignInStepsProps) {
  const back = (typed = step.typed) => onStep({ name: "form", typed });
  if (step.name === "refused")
    return (
      <Dialog
        alert
        open
        onClose={() => back()}
        title={t`You are not signed in`}
        actions={<Button onClick={() => back()}>{t`Try again`}</Button>}
      >
        <p>{step.text}</p>
      </Dialog>
    );
  if (step.name === "deactivated")
    return (
      <ConfirmDialog
        open
        onClose={() => back()}
        title={t`Reactivate this account?`}
        yes={t`Reactivate`}
        no={t`No`}
        tone="primary"
        onConfirm={async () => onSignedIn(await step.again())}
      >
        <p>{t`You deactivated it less than 30 days ago. Reactivating restores everything.`}</p>
      </ConfirmDialog>
    );
  if (step.name === "forgot")
    return (
      <ForgotModal
        onClose={() => back()}
        onSent={(email) => onStep({ name: "reset", typed: { email, password: "" } })}
      />
    );
  if (step.name === "reset")
    return <ResetModal email={step.typed.email} onClose={() => back()} onReset={() => back()} />;
  if (step.name === "new-password")
    return <NewPasswordModal link={step.link} onClose={() => back()} onReset={() => back()} />;
  return null;
}
