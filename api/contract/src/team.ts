/** What a seat in a company's team allows, from the least to the most: each may do what those before it may. */
export const SEATS = ["viewer", "reviewer", "recruiter", "owner"] as const;
export type Seat = (typeof SEATS)[number];

/** Seats of those who do not own the company. */
export const COLLEAGUE_SEATS = ["viewer", "reviewer", "recruiter"] as const satisfies readonly Seat[];
export type ColleagueSeat = (typeof COLLEAGUE_SEATS)[number];

/** How long the link of an invitation is good, in days. */
export const INVITATION_DAYS = 7;
/** Members of a team and invitations to it, together. */
export const MAX_TEAM = 100;

/** Jobs that one colleague can be limited to. */
export const MAX_CHOSEN_JOBS = 1_000;

/** Why somebody who sees only chosen jobs is refused what concerns all of them, for a person. */
export const ALL_JOBS_REFUSAL =
  "This concerns all jobs of your company, and you see only some of them. Ask the owner of your company's team.";

/** Whether a seat allows what `least` allows. */
export const isSeatAtLeast = (seat: Seat, least: Seat): boolean =>
  SEATS.includes(seat) && SEATS.indexOf(seat) >= SEATS.indexOf(least);

/** Why a seat below `least` is refused, for a person. */
export const SEAT_REFUSALS: Readonly<Record<Seat, string>> = {
  viewer: "Only members of this company's team can do this.",
  reviewer: "Only reviewers, recruiters and the owner of your company's team can do this.",
  recruiter: "Only recruiters and the owner of your company's team can do this.",
  owner: "Only the owner of your company's team can do this.",
};
