import type { ApplicationStatus, EmployerApplicationAction } from "@jobmap/contract";

/** The label that employers see for each application status. */
export const STATUS_TEXT: Readonly<Record<ApplicationStatus, string>> = {
  APPLIED: "New",
  VIEWED: "Opened",
  SHORTLISTED: "Shortlisted",
  INTERVIEW: "Interview",
  OFFER: "Offer",
  HIRED: "Hired",
  REJECTED: "Rejected",
  WITHDRAWN: "Withdrawn",
  JOB_CLOSED: "Job closed",
};

/** One step of the history as a sentence for the employer. */
export const STEP_TEXT: Readonly<Record<ApplicationStatus, string>> = {
  APPLIED: "Applied",
  VIEWED: "Opened",
  SHORTLISTED: "Shortlisted",
  INTERVIEW: "Invited to interview",
  OFFER: "Offer made",
  HIRED: "Hired",
  REJECTED: "Rejected",
  WITHDRAWN: "Withdrew",
  JOB_CLOSED: "The job was closed",
};

export const ACTION_TEXT: Readonly<Record<EmployerApplicationAction, string>> = {
  shortlist: "Shortlist",
  interview: "Invite to interview",
  offer: "Make an offer",
  hire: "Hire",
  reject: "Reject",
  reopen: "Reopen",
};

/** What an action has done, above whom it is about. */
export const MOVED_TEXT: Readonly<Record<EmployerApplicationAction, string>> = {
  shortlist: "Shortlisted",
  interview: "Invited to interview",
  offer: "Offer made",
  hire: "Hired",
  reject: "Rejected",
  reopen: "Reopened",
};

/** The moves of the review, on its buttons. */
export const QUICK_TEXT = { shortlist: "Shortlist", interview: "Interview", reject: "Reject" } as const;

/** The columns of the board, in the order an application passes through them. `action` moves an application to that column. */
export const STAGES = [
  { id: "new", text: "New", statuses: ["APPLIED", "VIEWED"], action: "reopen" },
  { id: "shortlist", text: "Shortlist", statuses: ["SHORTLISTED"], action: "shortlist" },
  { id: "interview", text: "Interview", statuses: ["INTERVIEW"], action: "interview" },
  { id: "offer", text: "Offer", statuses: ["OFFER"], action: "offer" },
  { id: "hired", text: "Hired", statuses: ["HIRED"], action: "hire" },
  { id: "over", text: "Closed", statuses: ["REJECTED", "WITHDRAWN", "JOB_CLOSED"], action: "reject" },
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
