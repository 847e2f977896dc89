import type { ApplicationStatus, EmployerApplicationAction } from "@jobmap/contract";
import { t } from "#text";

/** The label that employers see for each application status. */
export const STATUS_TEXT: Readonly<Record<ApplicationStatus, string>> = {
  APPLIED: t({ message: "New", context: "status of an application" }),
  VIEWED: t`Opened`,
  SHORTLISTED: t`Shortlisted`,
  INTERVIEW: t`Interview`,
  OFFER: t`Offer`,
  HIRED: t`Hired`,
  REJECTED: t`Rejected`,
  WITHDRAWN: t`Withdrawn`,
  JOB_CLOSED: t`Job closed`,
};

/** One step of the history as a sentence for the employer. */
export const STEP_TEXT: Readonly<Record<ApplicationStatus, string>> = {
  APPLIED: t({ message: "Applied", context: "step of an application" }),
  VIEWED: t`Opened`,
  SHORTLISTED: t`Shortlisted`,
  INTERVIEW: t`Invited to interview`,
  OFFER: t`Offer made`,
  HIRED: t`Hired`,
  REJECTED: t`Rejected`,
  WITHDRAWN: t`Withdrew`,
  JOB_CLOSED: t`The job was closed`,
};

export const ACTION_TEXT: Readonly<Record<EmployerApplicationAction, string>> = {
  shortlist: t`Shortlist`,
  interview: t`Invite to interview`,
  offer: t`Make an offer`,
  hire: t`Hire`,
  reject: t`Reject`,
  reopen: t`Reopen`,
};

/** What an action has done, above whom it is about. */
export const MOVED_TEXT: Readonly<Record<EmployerApplicationAction, string>> = {
  shortlist: t({ message: "Shortlisted", context: "what was done" }),
  interview: t`Invited to interview`,
  offer: t`Offer made`,
  hire: t({ message: "Hired", context: "what was done" }),
  reject: t({ message: "Rejected", context: "what was done" }),
  reopen: t({ message: "Reopened", context: "what was done" }),
};

/** The moves of the review, on its buttons. */
export const QUICK_TEXT = { shortlist: t`Shortlist`, interview: t`Interview`, reject: t`Reject` } as const;

/** A rating, as in tables and on cards. */
export const ratingText = (rating: number): string => t`${rating} of 5`;

/** The columns of the board, in the order an application passes through them. `action` moves an application to that column. */
export const STAGES = [
  {
    id: "new",
    text: t({ message: "New", context: "applications" }),
    statuses: ["APPLIED", "VIEWED"],
    action: "reopen",
  },
  {
    id: "shortlist",
    text: t({ message: "Shortlist", context: "applications" }),
    statuses: ["SHORTLISTED"],
    action: "shortlist",
  },
  { id: "interview", text: t`Interview`, statuses: ["INTERVIEW"], action: "interview" },
  { id: "offer", text: t`Offer`, statuses: ["OFFER"], action: "offer" },
  { id: "hired", text: t`Hired`, statuses: ["HIRED"], action: "hire" },
  {
    id: "over",
    text: t({ message: "Closed", context: "applications" }),
    statuses: ["REJECTED", "WITHDRAWN", "JOB_CLOSED"],
    action: "reject",
  },
] as const satisfies readonly {
  id: string;
  text: string;
  statuses: readonly ApplicationStatus[];
  action: EmployerApplicationAction;
}[];
export type Stage = (typeof STAGES)[number];
export type StageId = Stage["id"];

export const isStage = (id: string | null): id is StageId => STAGES.some((stage) => stage.id === id);
export const statusesOf = (stage: StageId | "all") =>
  (STAGES.find(({ id }) => id === stage)?.statuses ?? []).join(",");
