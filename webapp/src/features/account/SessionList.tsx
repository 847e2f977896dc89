import type { Data } from "@jobmap/contract";
import { useCallback, useEffect, useState } from "react";
import { act, call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { Badge, Button, ErrorState, TextSkeleton } from "../../ui/index.ts";
import styles from "./SettingsView.module.css";

type Sessions = Data<"GET auth/sessions">;

/** Where the account is signed in, with a way to end each, and all but this one. */
export function SessionList() {
  const [sessions, setSessions] = useState<Sessions | "failed">();
  const load = useCallback(() => {
    setSessions(undefined);
    call("GET auth/sessions", {}).then(setSessions, () => setSessions("failed"));
  }, []);
  useEffect(load, [load]);
  if (sessions === undefined) return <TextSkeleton lines={3} />;
  if (sessions === "failed")
    return (
      <ErrorState title="The list did not load." onRetry={load} headingLevel={3}>
        You are still signed in. Try again.
      </ErrorState>
    );
  const end = async (id?: number) => {
    try {
      const message = await act("POST auth/sessions/end", { body: id === undefined ? {} : { id } });
      toast(message, { tone: "success" });
      setSessions(sessions.filter((one) => one.is_current || (id !== undefined && one.id !== id)));
    } catch (failure) {
      toast(failure instanceof Error ? failure.message : "Something went wrong. Try again.", {
        tone: "danger",
      });
    }
  };
  return (
    <>
      <ul className={styles["sessions"]}>
        {sessions.map(({ id, device, last_used_at, is_current }) => (
          <li key={id} className={styles["session"]}>
            <div>
              <p>{device}</p>
              <p className={styles["when"]}>Last used {dateText(last_used_at)}</p>
            </div>
            {is_current ? (
              <Badge>This one</Badge>
            ) : (
              <Button variant="line" size="sm" onClick={() => end(id)}>
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="line" onClick={() => end()}>
          Sign out everywhere else
        </Button>
      )}
    </>
  );
}

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
const dateText = (iso: string) => DATE.format(new Date(iso));
