import type { ReportReason, ReportStatus } from "@jobmap/contract";
import { t } from "#text";
import type { BadgeProps } from "../../ui/index.ts";

/** The label that employers see for each reason. */
export const REASON_TEXT: Readonly<Record<ReportReason, string>> = {
  SCAM: t`Looks like a scam`,
  MISLEADING: t`Misleading`,
  EXPIRED: t`No longer open`,
  DISCRIMINATORY: t`Discriminatory`,
  WRONG_LOCATION: t`Wrong location`,
  DUPLICATE: t`Listed twice`,
  ASKS_MONEY: t`Asks for money`,
  OTHER: t`Something else`,
};

export const REPORT_STATUS: Readonly<
  Record<ReportStatus, { text: string; tone: NonNullable<BadgeProps["tone"]> }>
> = {
  OPEN: { text: t({ message: "Open", context: "a report" }), tone: "neutral" },
  IN_REVIEW: { text: t`In review`, tone: "warn" },
  UPHELD: { text: t`Upheld`, tone: "danger" },
  DISMISSED: { text: t`Dismissed`, tone: "ok" },
};
