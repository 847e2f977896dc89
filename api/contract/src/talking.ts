import type { ReportReason } from "./enums.ts";

/** Closed vocabularies of what both sides of an application say to each other. Apart, so that public pages do not load them. */

/** The two sides of an application. */
export const THREAD_SIDES = ["candidate", "employer"] as const;
export type ThreadSide = (typeof THREAD_SIDES)[number];

/** What a conversation can be reported for, of the reasons for listings. */
export const THREAD_REPORT_REASONS = [
  "SCAM",
  "ASKS_MONEY",
  "DISCRIMINATORY",
  "MISLEADING",
  "OTHER",
] as const satisfies readonly ReportReason[];
export type ThreadReportReason = (typeof THREAD_REPORT_REASONS)[number];
