import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Trans, t } from "#text";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { useChange } from "../../lib/server-state/use-change.ts";
import { ErrorState, Switch, TextSkeleton } from "../../ui/index.ts";
import { DigestSetting } from "./DigestSetting.tsx";
import { useToldLanguage } from "./use-told-language.ts";

const preferencesQuery = endpointQuery("GET notification/preferences", {});

/** Which notifications are also sent by mail. */
export function NotificationSettings() {
  const preferences = useQuery(preferencesQuery);
  const change = useChange("POST notification/preferences", preferencesQuery, (shown, { body }) =>
    shown.map((one) => (one.type === body.type ? { ...one, mail: body.mail } : one)),
  );
  const lang = useToldLanguage();
  if (preferences.isLoadingError)
    return (
      <ErrorState
        title={t`Your email settings did not load.`}
        headingLevel={3}
        onRetry={() => void preferences.refetch()}
      >
        {preferences.error.message}
      </ErrorState>
    );
  if (preferences.isPending) return <TextSkeleton lines={4} />;
  return (
    <>
      {preferences.data.map(({ type, label, mail }) => (
        <Switch
          key={type}
          label={<span lang={lang}>{label}</span>}
          checked={mail}
          onChange={({ currentTarget }) => change.mutate({ body: { type, mail: currentTarget.checked } })}
        />
      ))}
      {preferences.data.some(({ type }) => type === "application_received") && <DigestSetting />}
      {preferences.data.some(({ type }) => type === "job_alert") && (
        <p>
          <Trans>
            Manage each alert separately in <Link to="/job-alerts">your job alerts</Link>.
          </Trans>
        </p>
      )}
    </>
  );
}
