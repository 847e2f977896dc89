import type { JobAlert } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Trans, t } from "#text";
import { call } from "../../lib/api.ts";
import { tell } from "../../lib/failures.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { useChange } from "../../lib/server-state/use-change.ts";
import { toast } from "../../lib/toasts.ts";
import { ButtonLink, EmptyState, ErrorState, Page, TextSkeleton } from "../../ui/index.ts";
import { AlertItem } from "./AlertItem.tsx";
import styles from "./Alerts.module.css";

const alertsQuery = endpointQuery("GET user/job-alert/list", {});

/** `/job-alerts`: the searches that a candidate has saved as alerts, how often each runs, and which are paused. */
export function AlertsView() {
  const alerts = useQuery(alertsQuery);
  const { data } = alerts;
  const kinds = useQuery(endpointQuery("GET notification/preferences", {})).data ?? [];
  const isMailOff = kinds.some(({ type, mail }) => type === "job_alert" && !mail);
  const change = useChange("POST user/job-alert/change", alertsQuery, (shown, { body }) => ({
    ...shown,
    items: shown.items.map((alert) =>
      alert.id === body.id
        ? { ...alert, frequency: body.frequency ?? alert.frequency, paused: body.paused ?? alert.paused }
        : alert,
    ),
  }));
  const removal = useChange("POST user/job-alert/delete", alertsQuery, (shown, { body }) => ({
    ...shown,
    items: shown.items.filter(({ id }) => id !== body.id),
  }));
  const bringBack = async ({ name, frequency, search, paused }: JobAlert) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const { id } = await call("POST user/job-alert/add", {
      body: { name, frequency, search, time_zone: timeZone },
    });
    if (paused) await call("POST user/job-alert/change", { body: { id, paused } });
  };
  const remove = (alert: JobAlert) => {
    const undo = () => void bringBack(alert).catch(tell);
    removal.mutateAsync({ body: { id: alert.id } }).then(
      () => toast(t`Alert “${alert.name}” deleted`, { action: { text: t`Undo`, run: undo } }),
      // It is back on the list, and an error was shown.
      () => {},
    );
  };
  return (
    <Page
      title={t`Job alerts`}
      tools={
        data !== undefined &&
        data.items.length > 0 && <p className={styles["fine"]}>{t`${data.items.length} of ${data.most}`}</p>
      }
    >
      {alerts.isLoadingError ? (
        <ErrorState title={t`Your alerts did not load.`} onRetry={() => void alerts.refetch()}>
          <p>{alerts.error.message}</p>
        </ErrorState>
      ) : data === undefined ? (
        <TextSkeleton lines={6} />
      ) : data.items.length === 0 ? (
        <EmptyState
          title={t`No alerts yet.`}
          action={<ButtonLink to="/jobmap">{t`Open the job map`}</ButtonLink>}
        >{t`Search the job map, then select “Create alert” above the list to get new jobs by email.`}</EmptyState>
      ) : (
        <>
          {isMailOff && (
            <p className={styles["note"]}>
              <Trans>
                Alert emails are off. You'll see new jobs only in your notifications until you turn emails
                back on in your <Link to="/profile-setting">profile settings</Link>.
              </Trans>
            </p>
          )}
          {data.items.length >= data.most && (
            <p
              className={styles["note"]}
            >{t`You've reached the limit. Delete an alert to create another.`}</p>
          )}
          <ul className={styles["alerts"]} aria-label={t`Your job alerts`}>
            {data.items.map((alert) => (
              <AlertItem
                key={alert.id}
                alert={alert}
                onChange={(what) => change.mutate({ body: { id: alert.id, ...what } })}
                onDelete={() => remove(alert)}
              />
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}
