import type { BulkState, BulkUpload } from "@jobmap/contract";
import { plural, t } from "#text";
import type { BadgeProps } from "../../ui/index.ts";

const NUMBER = new Intl.NumberFormat("en-US");
export const numberText = (count: number): string => NUMBER.format(count);

export const STATE_TEXT: Readonly<Record<BulkState, string>> = {
  UPLOADED: t`Columns to check`,
  VALIDATING: t`Being checked`,
  READY: t`Ready to start`,
  PROCESSING: t`Under way`,
  SUCCEEDED: t`Done`,
  PARTIAL: t`Done, some refused`,
  FAILED: t({ message: "Failed", context: "an upload" }),
  CANCELLED: t({ message: "Taken back", context: "an upload" }),
};

export const STATE_TONE: Readonly<Record<BulkState, NonNullable<BadgeProps["tone"]>>> = {
  UPLOADED: "sea",
  VALIDATING: "neutral",
  READY: "sea",
  PROCESSING: "neutral",
  SUCCEEDED: "ok",
  PARTIAL: "warn",
  FAILED: "danger",
  CANCELLED: "neutral",
};

/** Whether the server works on it, so that it changes by itself. */
export const isWorkedOn = ({ state }: Pick<BulkUpload, "state">): boolean =>
  state === "VALIDATING" || state === "PROCESSING";

/** "412 new, 31 changed, 3 refused"; what became of the rows so far. */
export function outcomeText({
  created,
  changed,
  same,
  refused,
}: Pick<BulkUpload, "created" | "changed" | "same" | "refused">): string {
  return [
    created > 0 && plural(created, { one: "# new", other: "# new" }),
    changed > 0 && plural(changed, { one: "# changed", other: "# changed" }),
    same > 0 && plural(same, { one: "# the same", other: "# the same" }),
    refused > 0 && plural(refused, { one: "# refused", other: "# refused" }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** What to know of an upload in one line. */
export function summaryText(upload: BulkUpload): string {
  if (upload.state === "READY" && upload.faulty > 0) return t`${numberText(upload.faulty)} with problems`;
  return outcomeText(upload);
}
