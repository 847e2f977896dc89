import { type ReactNode, useEffect } from "react";
import { Navigate, useLocation, useNavigate, useNavigation } from "react-router";
import { t } from "#text";
import { signInPath } from "../../lib/redirect-path.ts";
import { ServerState } from "../../lib/server-state/ServerState.tsx";
import { holdSession, loadProfile, useSession } from "../../lib/session.ts";
import { ErrorState } from "../../ui/index.ts";
import styles from "./Guard.module.css";
import { OwnLanguage } from "./OwnLanguage.tsx";
import { SignInAgain } from "./sign-in-again.ts";
import { Waiting } from "./Waiting.tsx";

interface GuardProps {
  /** The role that may see it. Other users are sent to that role's sign-in page and return afterward. */
  audience: "user" | "employer" | "any";
  /** For a page that anyone may open to see their own data: its heading while the session is loading. */
  title?: string;
  children: ReactNode;
}

/**
 * Admits a role. While the session loads the page waits, so signed-in users never see the sign-in page flash. When a session ends, the page
 * stays with everything typed on it, and the user is asked to sign in again in a dialog over it.
 */
export function Guard({ audience, title, children }: GuardProps) {
  const session = useSession();
  const { status, profile, former } = session;
  const { pathname, search, hash } = useLocation();
  // A user who is signing out is already navigating to another page.
  const isLeaving = useNavigation().state !== "idle";
  const navigate = useNavigate();
  const leave = () => void navigate("/");
  const who = profile ?? former;
  if (who && (audience === "any" || who.role === audience))
    return (
      <ServerState key={who.id}>
        <Held />
        <OwnLanguage who={who} title={title}>
          {children}
        </OwnLanguage>
        {status === "visitor" && !isLeaving && <SignInAgain former={who} onClose={leave} />}
      </ServerState>
    );
  if (status === "unknown" || status === "loading" || isLeaving) return <Waiting title={title} />;
  if (status === "visitor" && session.isUnanswered)
    return (
      <div className={styles["waiting"]}>
        <ErrorState
          title={t`Your profile did not load.`}
          headingLevel={1}
          onRetry={() => void loadProfile()}
        >{t`You are still signed in, but we couldn't reach Jobmap.`}</ErrorState>
      </div>
    );
  const page = signInPath(audience === "any" ? "user" : audience, pathname + search + hash);
  return <Navigate to={page} replace />;
}

/** While this is mounted, the page's failed requests wait until the user has signed in again. */
function Held(): null {
  useEffect(holdSession, []);
  return null;
}
