import type { SessionProfile } from "@jobmap/contract";
import { type MouseEvent, use } from "react";
import { Link, useLocation } from "react-router";
import { Trans, t } from "#text";
import { faceOf } from "../../lib/name-of.ts";
import { signInPath } from "../../lib/redirect-path.ts";
import { useSession } from "../../lib/session.ts";
import { takeOver } from "../../lib/take-over.ts";
import { Avatar, ButtonLink, classNames, HeartIcon, Spinner, VisuallyHidden } from "../../ui/index.ts";
import { openPanel } from "./panels.ts";
import { ShellPartsContext } from "./parts.ts";
import styles from "./SessionCorner.module.css";

const cx = classNames(styles);

/**
 * The end of the bar: the sign-in link or the signed-in user. The server renders it for visitors, with a spinner that the style sheet shows
 * instead if a token is stored.
 */
export function SessionCorner() {
  const profile = useSession((session) => session.profile);
  const { pathname, search } = useLocation();
  if (profile) return <Person profile={profile} />;
  return (
    <>
      <ButtonLink
        variant="line"
        to={signInPath("user", pathname + search)}
        className={cx("signIn")}
        onClick={openModal}
      >
        {t({ message: "Sign in", context: "In the bar: short, for phones" })}
      </ButtonLink>
      <span className={cx("loading")} role="status">
        <Spinner />
        <VisuallyHidden>{t`Loading your profile`}</VisuallyHidden>
      </span>
    </>
  );
}

/** With scripts, signing in opens a dialog; opening in a new tab or window works as for any link. */
function openModal(event: MouseEvent): void {
  if (takeOver(event)) openPanel("sign-in");
}

function Person({ profile }: { profile: SessionProfile }) {
  const face = faceOf(profile);
  const parts = use(ShellPartsContext);
  return (
    <>
      {profile.role === "user" && (
        <Link to="/saved-job" className={cx("place", "saved")}>
          <HeartIcon />
          <VisuallyHidden>{t`Saved jobs`}</VisuallyHidden>
        </Link>
      )}
      {parts && <parts.Bell />}
      <Link to="/profile-setting" className={cx("place")}>
        <Avatar {...face} size="sm" />
        <VisuallyHidden>
          <Trans>Your account, {face.name}</Trans>
        </VisuallyHidden>
      </Link>
    </>
  );
}
