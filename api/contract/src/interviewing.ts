/** Closed vocabularies and limits of interviews. Apart, so that pages load no schemas. */

/** What an interview can be; see docs/lifecycles.md. */
export const INTERVIEW_STATES = ["HELD", "OFFERED", "PROPOSED", "ACCEPTED", "DECLINED", "CANCELLED"] as const;
export type InterviewState = (typeof INTERVIEW_STATES)[number];

/** How one meets. */
export const INTERVIEW_KINDS = ["ON_SITE", "PHONE", "VIDEO"] as const;
export type InterviewKind = (typeof INTERVIEW_KINDS)[number];

/** What has been done with an interview, as its history says it. */
export const INTERVIEW_ACTIONS = ["offer", "accept", "propose", "decline", "cancel", "end"] as const;
export type InterviewStepAction = (typeof INTERVIEW_ACTIONS)[number];

/** Times that an employer can offer at once, and a candidate propose instead. */
export const MAX_OFFERED_TIMES = 10;
export const MAX_PROPOSED_TIMES = 5;
/** No interview is further away. */
export const MAX_DAYS_AHEAD = 180;
export const MIN_INTERVIEW_MINUTES = 5;
export const MAX_INTERVIEW_MINUTES = 480;
/** Steps that an interview can have: nobody is told more often. */
export const MAX_INTERVIEW_STEPS = 30;
