import type { JobAlert } from "@jobmap/contract";
import { useRef } from "react";
import { Link } from "react-router";
import { act, call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { ButtonLink, EmptyState, ErrorState, Page, TextSkeleton } from "../../ui/index.ts";
import { tell } from "../saving/save.ts";
import { type AlertChange, AlertItem } from "./AlertItem.tsx";
import styles from "./Alerts.module.css";

interface Alerts {
  readonly items: readonly JobAlert[];
  readonly most: number;
  /** Whether mails of alerts are wanted at all. */
  readonly mail: boolean;
}

async function loadAlerts(signal: AbortSignal): Promise<Alerts> {
  const [{ items, most }, kinds] = await Promise.all([
    call("GET user/job-alert/list", {}, { signal }),
    call("GET notification/preferences", {}, { signal }),
  ]);
  return { items, most, mail: kinds.every(({ type, mail }) => type !== "job_alert" || mail) };
}

/** `/job-alerts`: the searches that a candidate has repeated, how often, and which of them rest. */
export function AlertsView() {
  const { loaded, reload, put } = useLoaded(loadAlerts);
  const { data } = loaded;
  // One thing after the other, so that what is pressed last is what holds.
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = <T,>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.current.then(work, work);
    queue.current = turn;
    return turn;
  };
  const change = async (id: number, what: AlertChange) => {
    const set = (alert: JobAlert) => (alert.id === id ? { ...alert, ...what } : alert);
    put((alerts) => ({ ...alerts, items: alerts.items.map(set) }));
    try {
      await inTurn(() => call("POST user/job-alert/change", { body: { id, ...what } }));
    } catch (failure) {
      reload();
      throw failure;
    }
  };
  const bringBack = async ({ name, frequency, search, paused }: JobAlert) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const { id } = await call("POST user/job-alert/add", {
      body: { name, frequency, search, time_zone: timeZone },
    });
    if (paused) await call("POST user/job-alert/change", { body: { id, paused } });
    reload();
  };
  const remove = async (alert: JobAlert) => {
    await inTurn(() => act("POST user/job-alert/delete", { body: { id: alert.id } }));
    put((alerts) => ({ ...alerts, items: alerts.items.filter(({ id }) => id !== alert.id) }));
    const undo = () => void bringBack(alert).catch(tell);
    toast(`Alert “${alert.name}” deleted`, { action: { text: "Undo", run: undo } });
  };
  return (
    <Page
      title="Job alerts"
      tools={
        data !== undefined &&
        data.items.length > 0 && (
          <p className={styles["fine"]}>
            {data.items.length} of {data.most}
          </p>
        )
      }
    >
      {loaded.status === "failed" ? (
        <ErrorState title="Your alerts did not load." onRetry={reload}>
          <p>{loaded.failure}</p>
        </ErrorState>
      ) : data === undefined ? (
        <TextSkeleton lines={6} />
      ) : data.items.length === 0 ? (
        <EmptyState title="No alerts yet." action={<ButtonLink to="/jobmap">Open the job map</ButtonLink>}>
          Search the job map, then select “Create alert” above the list to get new jobs by email.
        </EmptyState>
      ) : (
        <>
          {!data.mail && (
            <p className={styles["note"]}>
              Alert emails are off. You'll see new jobs only in your notifications until you turn emails back
              on in your <Link to="/profile-setting">profile settings</Link>.
            </p>
          )}
          {data.items.length >= data.most && (
            <p className={styles["note"]}>You've reached the limit. Delete an alert to create another.</p>
          )}
          <ul className={styles["alerts"]} aria-label="Your job alerts">
            {data.items.map((alert) => (
              <AlertItem
                key={alert.id}
                alert={alert}
                onChange={(what) => change(alert.id, what)}
                onDelete={() => void remove(alert).catch(tell)}
              />
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}
