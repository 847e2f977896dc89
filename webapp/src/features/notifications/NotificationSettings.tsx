import type { NotificationType } from "@jobmap/contract";
import { useCallback } from "react";
import { Link } from "react-router";
import { act, call } from "../../lib/api.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { ErrorState, LiveSwitch, TextSkeleton } from "../../ui/index.ts";
import { DigestSetting } from "./DigestSetting.tsx";

/** Which notifications come by mail as well. */
export function NotificationSettings() {
  const load = useCallback((signal: AbortSignal) => call("GET notification/preferences", {}, { signal }), []);
  const { loaded, reload } = useLoaded(load);
  if (loaded.status === "failed")
    return (
      <ErrorState title="Your email settings did not load." headingLevel={3} onRetry={reload}>
        {loaded.failure}
      </ErrorState>
    );
  if (!loaded.data) return <TextSkeleton lines={4} />;
  const save = async (type: NotificationType, mail: boolean) => {
    await act("POST notification/preferences", { body: { type, mail } });
  };
  return (
    <>
      {loaded.data.map(({ type, label, mail }) => (
        <LiveSwitch key={type} label={label} on={mail} onSave={(on) => save(type, on)} />
      ))}
      {loaded.data.some(({ type }) => type === "application_received") && <DigestSetting />}
      {loaded.data.some(({ type }) => type === "job_alert") && (
        <p>
          Manage each alert separately in <Link to="/job-alerts">your job alerts</Link>.
        </p>
      )}
    </>
  );
}
