import { t } from "#text";
import { toast } from "./toasts.ts";

/** What a failure says to a person. Whatever is not one of ours says nothing that helps them. */
export const failureText = (failure: unknown): string =>
  failure instanceof Error ? failure.message : t`Something went wrong. Try again.`;

/** Shows a failure as a toast. */
export function tell(failure: unknown): void {
  toast(failureText(failure), { tone: "danger" });
}
