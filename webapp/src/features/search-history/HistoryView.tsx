import { Link } from "react-router";
import { Trans, t } from "#text";
import { ServerState } from "../../lib/server-state/ServerState.tsx";
import { useSession } from "../../lib/session.ts";
import { Button, EmptyState, Loading, Page } from "../../ui/index.ts";
import { OwnLanguage } from "../session/OwnLanguage.tsx";
import { openPanel } from "../shell/panels.ts";
import { HistoryList } from "./HistoryList.tsx";

/** `/searchhistory`: a candidate's past searches. The address is the same for everyone; the searches are the signed-in user's. */
export function HistoryView() {
  const { status, profile } = useSession();
  const isKnown = status === "visitor" || status === "signed-in";
  return (
    <Page title={t`Your searches`}>
      {!isKnown ? (
        <Loading>{t`Loading your profile`}</Loading>
      ) : profile?.role === "user" ? (
        <OwnLanguage who={profile}>
          <p>
            <Trans>
              Get new jobs by email with <Link to="/job-alerts">your job alerts</Link>.
            </Trans>
          </p>
          <ServerState>
            <HistoryList />
          </ServerState>
        </OwnLanguage>
      ) : (
        <EmptyState
          title={profile ? t`Search history is for candidates.` : t`Sign in to see your searches.`}
          {...(profile
            ? {}
            : {
                action: <Button onClick={() => openPanel("sign-in", "/searchhistory")}>{t`Sign in`}</Button>,
              })}
        >
          {profile
            ? t`You are signed in as an employer.`
            : t`Searches you make while signed in appear here, so you can run them again.`}
        </EmptyState>
      )}
    </Page>
  );
}
