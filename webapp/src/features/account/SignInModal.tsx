import type { SessionProfile } from "@jobmap/contract";
import { Link, useLocation, useNavigate } from "react-router";
import { t } from "#text";
import { withRedirect } from "../../lib/redirect-path.ts";
import { Dialog } from "../../ui/index.ts";
import type { PanelProps } from "../shell/panel-props.ts";
import { usePanel } from "../shell/panels.ts";
import { FollowLinks } from "./FollowLinks.tsx";
import { Providers } from "./Providers.tsx";
import { SignInForm } from "./SignInForm.tsx";
import styles from "./SignInModal.module.css";
import { SignInSteps, useSignInStep } from "./SignInSteps.tsx";
import { useProviders } from "./use-providers.ts";

/** Job-seeker sign-in in a dialog over the current page. */
export default function SignInModal({ wanted, onClose }: PanelProps) {
  const { step, setStep, onRefused, onForgot } = useSignInStep();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const providers = useProviders();
  const why = usePanel((open) => open.why);
  const onSignedIn = ({ role }: SessionProfile) => {
    onClose();
    if (wanted !== undefined && role === "user") void navigate(wanted);
  };
  if (step.name !== "form") return <SignInSteps step={step} onStep={setStep} onSignedIn={onSignedIn} />;
  const here = wanted ?? pathname + search;
  return (
    <Dialog open onClose={onClose} title={t`Sign in`}>
      <div className={styles["modal"]}>
        {why !== undefined && <p className={styles["why"]}>{why}</p>}
        <SignInForm
          audience="user"
          initial={step.typed}
          onSignedIn={onSignedIn}
          onRefused={onRefused}
          onForgot={onForgot}
        >
          <Providers providers={providers} audience="user" wanted={here} />
        </SignInForm>
        <p className={styles["others"]}>
          <Link to={withRedirect("/user-register", wanted)}>{t`Sign Up`}</Link>
          <Link to="/employer-login">{t`Employer Login ?`}</Link>
        </p>
        <FollowLinks />
      </div>
    </Dialog>
  );
}
