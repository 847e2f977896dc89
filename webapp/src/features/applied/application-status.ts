import type { ApplicationStatus } from "@jobmap/contract";
import { t } from "#text";
import type { BadgeProps } from "../../ui/index.ts";

/** The label that candidates see for each application status. */
export const APPLICATION_TEXT: Readonly<Record<ApplicationStatus, string>> = {
  APPLIED: t({ message: "Sent", context: "application" }),
  VIEWED: t({ message: "Opened", context: "application" }),
  SHORTLISTED: t`Shortlisted`,
  INTERVIEW: t`Interview`,
  OFFER: t({ message: "Offer", context: "application" }),
  HIRED: t({ message: "Hired", context: "application" }),
  REJECTED: t`Not selected`,
  WITHDRAWN: t`Withdrawn`,
  JOB_CLOSED: t`Job closed`,
};

export const APPLICATION_TONE: Readonly<Record<ApplicationStatus, NonNullable<BadgeProps["tone"]>>> = {
  APPLIED: "neutral",
  VIEWED: "neutral",
  SHORTLISTED: "sea",
  INTERVIEW: "sea",
  OFFER: "ok",
  HIRED: "ok",
  REJECTED: "neutral",
  WITHDRAWN: "neutral",
  JOB_CLOSED: "neutral",
};

/** One step of the history as a sentence for the candidate. */
export const STEP_TEXT: Readonly<Record<ApplicationStatus, string>> = {
  APPLIED: t`You sent your application`,
  VIEWED: t`The employer opened it`,
  SHORTLISTED: t`You are on the shortlist`,
  INTERVIEW: t`You are invited to an interview`,
  OFFER: t`You have an offer`,
  HIRED: t`You were hired`,
  REJECTED: t`The employer is not moving forward with your application`,
  WITHDRAWN: t`You withdrew`,
  JOB_CLOSED: t`The job was closed`,
};

/** The sections of the list. */
export const PARTS = [
  { id: "all", text: t({ message: "All", context: "applications" }), statuses: [] },
  {
    id: "open",
    text: t({ message: "Open", context: "applications" }),
    statuses: ["APPLIED", "VIEWED", "SHORTLISTED", "INTERVIEW", "OFFER"],
  },
  {
    id: "over",
    text: t({ message: "Closed", context: "applications" }),
    statuses: ["HIRED", "REJECTED", "WITHDRAWN", "JOB_CLOSED"],
  },
] as const satisfies readonly { id: string; text: string; statuses: readonly ApplicationStatus[] }[];
export type PartId = (typeof PARTS)[number]["id"];

export const isPart = (id: string | null): id is PartId => PARTS.some((part) => part.id === id);
