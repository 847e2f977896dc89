import { ALERT_FREQUENCIES, type AlertFrequency } from "@jobmap/contract/enums";
import { t } from "#text";
import { act } from "../../lib/api.ts";
import { tell } from "../../lib/failures.ts";
import { PREFIX } from "../../lib/language.ts";
import { savePendingAction, takePendingAction } from "../../lib/pending-action.ts";
import { useSession } from "../../lib/session.ts";
import { toast } from "../../lib/toasts.ts";
import { isCandidate } from "../saving/save.ts";
import { PENDING_ALERT } from "./pending-alert.ts";

/** The alert to create. */
export interface Wanted {
  readonly name: string;
  readonly frequency: AlertFrequency;
  readonly search: Readonly<Record<string, string>>;
}

/** Creates an alert. A visitor signs in first, and the alert is created on return. Rethrows what the API refuses. */
export async function askForAlert(wanted: Wanted): Promise<void> {
  if (!useSession.getState().profile) savePendingAction(PENDING_ALERT, wanted);
  if (!(await isCandidate(t`A job alert`))) return;
  takePendingAction(PENDING_ALERT);
  await make(wanted);
}

/** Creates the alert that the visitor asked for before signing in, if any. */
export async function makePending(): Promise<void> {
  const pending = takePendingAction(PENDING_ALERT);
  if (isAlert(pending)) await make(pending).catch(tell);
}

async function make({ name, frequency, search }: Wanted): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const message = await act("POST user/job-alert/add", {
    body: { name, frequency, search, time_zone: timeZone },
  });
  const action = { text: t`Your alerts`, run: () => location.assign(`${PREFIX}/job-alerts`) };
  toast(message, { tone: "success", action });
}

function isAlert(pending: unknown): pending is Wanted {
  if (typeof pending !== "object" || pending === null) return false;
  if (!("name" in pending && "frequency" in pending && "search" in pending)) return false;
  const { name, frequency, search } = pending;
  return (
    typeof name === "string" &&
    ALERT_FREQUENCIES.some((known) => known === frequency) &&
    typeof search === "object" &&
    search !== null &&
    Object.values(search).every((value) => typeof value === "string")
  );
}
