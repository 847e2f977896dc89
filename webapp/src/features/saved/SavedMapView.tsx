import { useLocation } from "react-router";
import { t } from "#text";
import { ServerState } from "../../lib/server-state/ServerState.tsx";
import { useSession } from "../../lib/session.ts";
import { Button, ButtonLink, EmptyState, ListIcon, Loading, Page } from "../../ui/index.ts";
import { OwnLanguage } from "../session/OwnLanguage.tsx";
import { openPanel } from "../shell/panels.ts";
import { SavedByPlace } from "./SavedByPlace.tsx";

/** `/saved-jobmap`: a candidate's saved jobs on a map. The address is the same for everyone; the jobs are the signed-in user's. */
export function SavedMapView() {
  const { status, profile } = useSession();
  const { pathname, search } = useLocation();
  const isKnown = status === "visitor" || status === "signed-in";
  return (
    <Page
      title={t`Saved jobs on the map`}
      width="board"
      tools={
        profile?.role === "user" && (
          <ButtonLink
            variant="line"
            icon={<ListIcon />}
            to={{ pathname: "/saved-job", search }}
          >{t`In folders`}</ButtonLink>
        )
      }
    >
      {!isKnown ? (
        <Loading>{t`Loading your profile`}</Loading>
      ) : profile?.role === "user" ? (
        <OwnLanguage who={profile}>
          <ServerState>
            <SavedByPlace />
          </ServerState>
        </OwnLanguage>
      ) : profile ? (
        <EmptyState
          title={t`Only candidates can save jobs.`}
        >{t`You are signed in as an employer.`}</EmptyState>
      ) : (
        <EmptyState
          title={t`Sign in to see your saved jobs.`}
          action={<Button onClick={() => openPanel("sign-in", pathname + search)}>{t`Sign in`}</Button>}
        >{t`Save jobs with the heart to see them all on a map.`}</EmptyState>
      )}
    </Page>
  );
}
