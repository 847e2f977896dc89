export type CloseReason = "FILLED" | "CANCELLED";

/** Why a job is closed: its applicants are told. */
export const CLOSE_REASONS: readonly { value: CloseReason; label: string }[] = [
  { value: "FILLED", label: "The position is filled" },
  { value: "CANCELLED", label: "We are no longer hiring for it" },
];
