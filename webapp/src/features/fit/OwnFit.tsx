import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Trans, t } from "#text";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { ServerState } from "../../lib/server-state/ServerState.tsx";
import { ErrorState } from "../../ui/index.ts";
import styles from "./Fit.module.css";
import { FitPart } from "./FitPart.tsx";
import type { FitSubject } from "./fit-subject.ts";
import { preferencesQuery } from "./use-preferences.ts";

/** The signed-in candidate's comparison with a job or a company. Nothing is there for who stated no wishes, or switched them off. */
export default function OwnFit(subject: FitSubject) {
  return (
    <ServerState>
      <Compared subject={subject} />
    </ServerState>
  );
}

function Compared({ subject }: { subject: FitSubject }) {
  const fit = useQuery(endpointQuery("GET user/preference/fit", { query: subject }));
  const isCompany = "company" in subject;
  const preferences = useQuery({ ...preferencesQuery, enabled: isCompany || Boolean(fit.data) });
  if (fit.isLoadingError || preferences.isLoadingError)
    return (
      <ErrorState
        headingLevel={3}
        title={t`Your comparison did not load.`}
        onRetry={() => void Promise.all([fit.refetch(), preferences.refetch()])}
      >
        <p>{(fit.error ?? preferences.error)?.message}</p>
      </ErrorState>
    );
  if (fit.data === undefined || !preferences.data) return null;
  if (fit.data)
    return <FitPart of={isCompany ? "company" : "job"} fit={fit.data} preferences={preferences.data} />;
  return isCompany && preferences.data.is_on && <Invitation />;
}

/** Only beside an employer's answers, which is where the person's own mean something. */
function Invitation() {
  return (
    <p className={styles["fine"]}>
      <Trans>
        You have not said how you want to work. <Link to="/culture-preferences?view=ways">Say it once</Link>,
        and it is compared here, for you alone.
      </Trans>
    </p>
  );
}
