/** Values that only the employer's pages read: visitors load `enums` without them. */

/** What an employer's list of applications can be ordered by; of `due`, those without a promised answer come last. */
export const APPLICANT_SORTS = ["applied", "updated", "name", "rating", "stage", "job", "due"] as const;
export type ApplicantSort = (typeof APPLICANT_SORTS)[number];

/** What the rows of the funnel stand for. An embed is a part of its source: its ID, its page, or both. */
export const FUNNEL_BY = ["job", "source", "embed", "day"] as const;
export type FunnelBy = (typeof FUNNEL_BY)[number];

/** How far an application has come, for counting. */
export const APPLICATION_REACHES = ["ANSWERED", "INTERVIEW", "HIRED"] as const;
export type ApplicationReach = (typeof APPLICATION_REACHES)[number];

/** Promised answers that are still owed: all of them, those due within two days, or those whose time has passed. */
export const ANSWERS_DUE = ["OPEN", "SOON", "OVERDUE"] as const;
export type AnswersDue = (typeof ANSWERS_DUE)[number];

/** A move of applications: being made, waiting until it can no longer be undone, being told to candidates, or taken back. */
export const APPLICATION_MOVE_STATES = ["MOVING", "HELD", "TELLING", "DONE", "UNDOING", "UNDONE"] as const;
export type ApplicationMoveState = (typeof APPLICATION_MOVE_STATES)[number];
