import type { ApplicationStatus } from "@jobmap/contract";
import type { BadgeProps } from "../../ui/index.ts";

/** The label that candidates see for each application status. */
export const APPLICATION_TEXT: Readonly<Record<ApplicationStatus, string>> = {
  APPLIED: "Sent",
  VIEWED: "Opened",
  SHORTLISTED: "Shortlisted",
  INTERVIEW: "Interview",
  OFFER: "Offer",
  HIRED: "Hired",
  REJECTED: "Not selected",
  WITHDRAWN: "Withdrawn",
  JOB_CLOSED: "Job closed",
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
  APPLIED: "You sent your application",
  VIEWED: "The employer opened it",
  SHORTLISTED: "You are on the shortlist",
  INTERVIEW: "You are invited to an interview",
  OFFER: "You have an offer",
  HIRED: "You were hired",
  REJECTED: "The employer is not moving forward with your application",
  WITHDRAWN: "You withdrew",
  JOB_CLOSED: "The job was closed",
};

/** The sections of the list. */
export const PARTS = [
  { id: "all", text: "All", statuses: [] },
  { id: "open", text: "Open", statuses: ["APPLIED", "VIEWED", "SHORTLISTED", "INTERVIEW", "OFFER"] },
  { id: "over", text: "Closed", statuses: ["HIRED", "REJECTED", "WITHDRAWN", "JOB_CLOSED"] },
] as const satisfies readonly { id: string; text: string; statuses: readonly ApplicationStatus[] }[];
export type PartId = (typeof PARTS)[number]["id"];

export const isPart = (id: string | null): id is PartId => PARTS.some((part) => part.id === id);
