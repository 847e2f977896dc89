import type { SessionProfile } from "@jobmap/contract";
import { t } from "#text";
import { nameOf } from "../../lib/name-of.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, Dialog } from "../../ui/index.ts";
import { Providers } from "./Providers.tsx";
import { SignInForm } from "./SignInForm.tsx";
import styles from "./SignInModal.module.css";
import { SignInSteps, useSignInStep } from "./SignInSteps.tsx";
import { useProviders } from "./use-providers.ts";

interface SignInAgainProps {
  /** The user whose session ended. */
  former: SessionProfile;
  /** Leaves the page. */
  onClose: () => void;
}

/** Asks a user whose session ended to sign in again, in a dialog over the page they are working on. */
export default function SignInAgain({ former, onClose }: SignInAgainProps) {
  const { step, setStep, onRefused, onForgot } = useSignInStep();
  const providers = useProviders();
  const onSignedIn = (profile: SessionProfile) => {
    const name = nameOf(profile);
    if (profile.id !== former.id) toast(t`You are signed in as ${name} now.`);
  };
  if (step.name !== "form") return <SignInSteps step={step} onStep={setStep} onSignedIn={onSignedIn} />;
  return (
    <Dialog
      alert
      open
      onClose={() => {}}
      backdrop="blurred"
      title={t`Sign in again`}
      actions={<Button variant="bare" onClick={onClose}>{t`Leave this page`}</Button>}
    >
      <div className={styles["modal"]}>
        <p
          className={styles["why"]}
        >{t`Your session has expired. What you entered on this page is still here.`}</p>
        <SignInForm
          audience={former.role}
          initial={{ email: former.email, password: "" }}
          onSignedIn={onSignedIn}
          onRefused={onRefused}
          onForgot={onForgot}
        >
          <Providers providers={providers} audience={former.role} wanted={undefined} isApart />
        </SignInForm>
      </div>
    </Dialog>
  );
}
