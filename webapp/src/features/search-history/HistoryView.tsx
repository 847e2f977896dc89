import { Link } from "react-router";
import { ServerState } from "../../lib/server-state/ServerState.tsx";
import { useSession } from "../../lib/session.ts";
import { Button, EmptyState, Loading, Page } from "../../ui/index.ts";
import { openPanel } from "../shell/panels.ts";
import { HistoryList } from "./HistoryList.tsx";

/** `/searchhistory`: a candidate's past searches. The address is the same for everyone; the searches are the signed-in user's. */
export function HistoryView() {
  const { status, profile } = useSession();
  const isKnown = status === "visitor" || status === "signed-in";
  return (
    <Page title="Your searches">
      {!isKnown ? (
        <Loading>Loading your profile</Loading>
      ) : profile?.role === "user" ? (
        <>
          <p>
            Get new jobs by email with <Link to="/job-alerts">your job alerts</Link>.
          </p>
          <ServerState>
            <HistoryList />
          </ServerState>
        </>
      ) : (
        <EmptyState
          title={profile ? "Search history is for candidates." : "Sign in to see your searches."}
          {...(profile
            ? {}
            : { action: <Button onClick={() => openPanel("sign-in", "/searchhistory")}>Sign in</Button> })}
        >
          {profile
            ? "You are signed in as an employer."
            : "Searches you make while signed in appear here, so you can run them again."}
        </EmptyState>
      )}
    </Page>
  );
}
