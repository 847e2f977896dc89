import { t } from "#text";
export type CloseReason = "FILLED" | "CANCELLED";

/** Why a job is closed: its applicants are told. */
export const CLOSE_REASONS: readonly { value: CloseReason; label: string }[] = [
  { value: "FILLED", label: t`The position is filled` },
  { value: "CANCELLED", label: t`We are no longer hiring for it` },
];
