import { ALERT_FREQUENCIES, type AlertFrequency } from "@jobmap/contract/enums";
import { act } from "../../lib/api.ts";
import { savePendingAction, takePendingAction } from "../../lib/pending-action.ts";
import { useSession } from "../../lib/session.ts";
import { toast } from "../../lib/toasts.ts";
import { isCandidate, tell } from "../saving/save.ts";
import { ALERT_WISH } from "./alert-wish.ts";

/** The alert to create. */
export interface Wanted {
  readonly name: string;
  readonly frequency: AlertFrequency;
  readonly search: Readonly<Record<string, string>>;
}

/** Creates an alert. A visitor signs in first, and the alert is created on return. Rethrows what the API refuses. */
export async function askForAlert(wanted: Wanted): Promise<void> {
  if (!useSession.getState().profile) savePendingAction(ALERT_WISH, wanted);
  if (!(await isCandidate("A job alert"))) return;
  takePendingAction(ALERT_WISH);
  await make(wanted);
}

/** Creates the alert that the visitor asked for before signing in, if any. */
export async function makeWished(): Promise<void> {
  const wish = takePendingAction(ALERT_WISH);
  if (isWanted(wish)) await make(wish).catch(tell);
}

async function make({ name, frequency, search }: Wanted): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const message = await act("POST user/job-alert/add", {
    body: { name, frequency, search, time_zone: timeZone },
  });
  const action = { text: "Your alerts", run: () => location.assign("/job-alerts") };
  toast(message, { tone: "success", action });
}

function isWanted(wish: unknown): wish is Wanted {
  if (typeof wish !== "object" || wish === null) return false;
  if (!("name" in wish && "frequency" in wish && "search" in wish)) return false;
  const { name, frequency, search } = wish;
  return (
    typeof name === "string" &&
    ALERT_FREQUENCIES.some((known) => known === frequency) &&
    typeof search === "object" &&
    search !== null &&
    Object.values(search).every((value) => typeof value === "string")
  );
}
