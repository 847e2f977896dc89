import type { ReportReason, ReportStatus } from "@jobmap/contract";
import type { BadgeProps } from "../../ui/index.ts";

/** The label that employers see for each reason. */
export const REASON_TEXT: Readonly<Record<ReportReason, string>> = {
  SCAM: "Looks like a scam",
  MISLEADING: "Misleading",
  EXPIRED: "No longer open",
  DISCRIMINATORY: "Discriminatory",
  WRONG_LOCATION: "Wrong location",
  DUPLICATE: "Listed twice",
  ASKS_MONEY: "Asks for money",
  OTHER: "Something else",
};

export const REPORT_STATUS: Readonly<
  Record<ReportStatus, { text: string; tone: NonNullable<BadgeProps["tone"]> }>
> = {
  OPEN: { text: "Open", tone: "neutral" },
  IN_REVIEW: { text: "In review", tone: "warn" },
  UPHELD: { text: "Upheld", tone: "danger" },
  DISMISSED: { text: "Dismissed", tone: "ok" },
};
