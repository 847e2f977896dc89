import type { BulkState, BulkUpload } from "@jobmap/contract";
import type { BadgeProps } from "../../ui/index.ts";

const NUMBER = new Intl.NumberFormat("en-US");
export const numberText = (count: number): string => NUMBER.format(count);

export const STATE_TEXT: Readonly<Record<BulkState, string>> = {
  UPLOADED: "Columns to check",
  VALIDATING: "Being checked",
  READY: "Ready to start",
  PROCESSING: "Under way",
  SUCCEEDED: "Done",
  PARTIAL: "Done, some refused",
  FAILED: "Failed",
  CANCELLED: "Taken back",
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
export function outcomeText({ created, changed, same, refused }: BulkUpload): string {
  const counts = [
    [created, "new"],
    [changed, "changed"],
    [same, "the same"],
    [refused, "refused"],
  ] as const;
  return counts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${numberText(count)} ${what}`)
    .join(", ");
}

/** What to know of an upload in one line. */
export function summaryText(upload: BulkUpload): string {
  if (upload.state === "READY" && upload.faulty > 0) return `${numberText(upload.faulty)} with problems`;
  return outcomeText(upload);
}
