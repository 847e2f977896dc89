import { APPLICATION_STATUSES, type ApplicationStatus } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import type { Lifecycle } from "./lifecycle.ts";

/** What an employer, the candidate or the end of the listing does with an application. */
export type ApplicationAction =
  | "view"
  | "shortlist"
  | "interview"
  | "offer"
  | "hire"
  | "reject"
  | "reopen"
  | "withdraw"
  | "job_closed";

/** What decides between transitions of one action; see {@link wasRejectedLately}. */
export type ApplicationFact = "rejected_lately";

/** How long a rejection can be undone, in days. */
const REOPEN_DAYS = 30;

/** States of applications that are still waiting for a decision. */
export const OPEN_APPLICATIONS = [
  "APPLIED",
  "VIEWED",
  "SHORTLISTED",
  "INTERVIEW",
  "OFFER",
] as const satisfies readonly ApplicationStatus[];

const OVER: readonly ApplicationStatus[] = ["REJECTED", "WITHDRAWN", "JOB_CLOSED"];
/** Whether nothing more comes of an application: nobody meets about it. */
export const isOver = (status: ApplicationStatus): boolean => OVER.includes(status);

/**
 * The lifecycle of an application. An employer moves it between the stages, forward and, to correct a mistake, backward, but
 * never back to APPLIED. Every change is recorded in the application's history.
 */
export const applicationLifecycle: Lifecycle<ApplicationStatus, ApplicationAction, ApplicationFact> = {
  states: APPLICATION_STATUSES,
  initial: "APPLIED",
  transitions: [
    { action: "view", from: ["APPLIED"], to: "VIEWED", by: ["employer"], writes: "viewed date" },
    {
      action: "shortlist",
      from: ["APPLIED", "VIEWED", "INTERVIEW", "OFFER"],
      to: "SHORTLISTED",
      by: ["employer"],
      tells: ["candidate"],
    },
    {
      action: "interview",
      from: ["APPLIED", "VIEWED", "SHORTLISTED", "OFFER"],
      to: "INTERVIEW",
      by: ["employer"],
      tells: ["candidate"],
    },
    {
      action: "offer",
      from: ["APPLIED", "VIEWED", "SHORTLISTED", "INTERVIEW"],
      to: "OFFER",
      by: ["employer"],
      tells: ["candidate"],
    },
    { action: "hire", from: ["INTERVIEW", "OFFER"], to: "HIRED", by: ["employer"], tells: ["candidate"] },
    {
      action: "reject",
      from: OPEN_APPLICATIONS,
      to: "REJECTED",
      by: ["employer"],
      writes: "reason",
      tells: ["candidate"],
    },
    {
      action: "reopen",
      from: ["REJECTED"],
      to: "VIEWED",
      by: ["employer"],
      when: "rejected_lately",
      tells: ["candidate"],
    },
    { action: "withdraw", from: OPEN_APPLICATIONS, to: "WITHDRAWN", by: ["candidate"], tells: ["employer"] },
    { action: "job_closed", from: OPEN_APPLICATIONS, to: "JOB_CLOSED", by: ["system"], tells: ["candidate"] },
  ],
};

/** Whether a rejection can still be undone: the fact behind `reopen`. */
export function wasRejectedLately({ rejectedAt }: { rejectedAt: Date | null }, now: Date): boolean {
  return rejectedAt !== null && now.getTime() - rejectedAt.getTime() < REOPEN_DAYS * DAY_MS;
}
