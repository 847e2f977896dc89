import { t } from "#text";
import { toast } from "../../lib/toasts.ts";

/** Shows why a change was refused. */
export function tell(failure: unknown): void {
  toast(failure instanceof Error ? failure.message : t`Something went wrong. Try again.`, { tone: "danger" });
}
