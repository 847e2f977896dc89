import { useQuery } from "@tanstack/react-query";
import { t } from "#text";
import { actWithToast } from "../../lib/aloud.ts";
import { deviceText } from "../../lib/device-text.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { Badge, Button, ErrorState, TextSkeleton } from "../../ui/index.ts";
import styles from "./SettingsView.module.css";

/** Lists where the account is signed in, with buttons to end each session or all other sessions. */
export function SessionList() {
  const list = useQuery(endpointQuery("GET auth/sessions", {}));
  if (list.isLoadingError)
    return (
      <ErrorState
        title={t`The list did not load.`}
        onRetry={() => void list.refetch()}
        headingLevel={3}
      >{t`You are still signed in. Try again.`}</ErrorState>
    );
  if (list.isPending) return <TextSkeleton lines={3} />;
  const sessions = list.data;
  const end = (id?: number) =>
    actWithToast("POST auth/sessions/end", { body: id === undefined ? {} : { id } });
  return (
    <>
      <ul className={styles["sessions"]}>
        {sessions.map(({ id, device, last_used_at, is_current }) => (
          <li key={id} className={styles["session"]}>
            <div>
              <p>{deviceText(device)}</p>
              <p className={styles["when"]}>{t`Last used ${dateText(last_used_at)}`}</p>
            </div>
            {is_current ? (
              <Badge>{t`This one`}</Badge>
            ) : (
              <Button variant="line" size="sm" onClick={() => end(id)}>{t`Sign out`}</Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="line" onClick={() => end()}>{t`Sign out everywhere else`}</Button>
      )}
    </>
  );
}

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
const dateText = (iso: string) => DATE.format(new Date(iso));
