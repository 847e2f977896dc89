import { type ReactNode, useEffect } from "react";
import { Navigate, useLocation, useNavigate, useNavigation } from "react-router";
import { signInPath } from "../../lib/redirect-path.ts";
import { ServerState } from "../../lib/server-state/ServerState.tsx";
import { holdSession, loadProfile, useSession } from "../../lib/session.ts";
import { ErrorState, Heading, Loading, TextSkeleton } from "../../ui/index.ts";
import styles from "./Guard.module.css";
import { SignInAgain } from "./sign-in-again.ts";

interface GuardProps {
  /** Who may see it. Anybody else is led to that role's sign-in page and comes back. */
  audience: "user" | "employer" | "any";
  /** Of a page that everybody may open, to find out that it is their own: its heading while that is not known. */
  title?: string;
  children: ReactNode;
}

/**
 * Lets a role in. While the session loads the page waits, so nobody who is signed in ever sees the sign-in page flash by. When a session
 * ends, the page stays with all that was typed on it, and its person is asked to sign in again over it.
 */
export function Guard({ audience, title, children }: GuardProps) {
  const session = useSession();
  const { status, profile, former } = session;
  const { pathname, search, hash } = useLocation();
  // Whoever signs out is on the way to another page already.
  const isLeaving = useNavigation().state !== "idle";
  const navigate = useNavigate();
  const leave = () => void navigate("/");
  const who = profile ?? former;
  if (who && (audience === "any" || who.role === audience))
    return (
      <ServerState key={who.id}>
        <Held />
        {children}
        {status === "visitor" && !isLeaving && <SignInAgain former={who} onClose={leave} />}
      </ServerState>
    );
  if (status === "unknown" || status === "loading" || isLeaving) return <Waiting title={title} />;
  if (status === "visitor" && session.isUnanswered)
    return (
      <div className={styles["waiting"]}>
        <ErrorState title="Your profile did not load." headingLevel={1} onRetry={() => void loadProfile()}>
          You are still signed in, but we couldn't reach Jobmap.
        </ErrorState>
      </div>
    );
  const page = signInPath(audience === "any" ? "user" : audience, pathname + search + hash);
  return <Navigate to={page} replace />;
}

/** As long as the page is there, what it asks for waits for its person to sign in again. */
function Held(): null {
  useEffect(holdSession, []);
  return null;
}

function Waiting({ title }: { title: string | undefined }) {
  return (
    <div className={styles["waiting"]}>
      {title !== undefined && <Heading level={1}>{title}</Heading>}
      <Loading>Loading your profile</Loading>
      <TextSkeleton lines={6} />
      <noscript>
        <p>This page is private and needs JavaScript to verify who you are.</p>
      </noscript>
    </div>
  );
}
