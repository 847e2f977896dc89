import { COLLEAGUE_SEATS, type ColleagueSeat, type Seat } from "@jobmap/contract/team";
import { plural } from "../../ui/index.ts";

/** What a role in a team is called, and what it may do. */
export const SEAT_WORDS: Readonly<Record<Seat, { name: string; may: string }>> = {
  owner: { name: "Owner", may: "Everything, with payments, the team and the company’s address." },
  recruiter: {
    name: "Recruiter",
    may: "Posts and changes jobs, decides about applications, writes to candidates, edits the company profile.",
  },
  reviewer: { name: "Reviewer", may: "Reads jobs and applications, rates candidates and writes notes." },
  viewer: { name: "Viewer", may: "Reads jobs and applications." },
};

/** Which jobs somebody sees, in words. @param jobIds null for all */
export const accessText = (jobIds: readonly number[] | null): string =>
  jobIds === null
    ? "Sees all jobs."
    : jobIds.length === 0
      ? "Sees no jobs yet."
      : `Sees ${plural(jobIds.length, "chosen job")}.`;

export const SEAT_OPTIONS = COLLEAGUE_SEATS.toReversed().map((value: ColleagueSeat) => ({
  value,
  text: SEAT_WORDS[value].name,
}));

export const SEAT_CHOICES = COLLEAGUE_SEATS.toReversed().map((value: ColleagueSeat) => ({
  value,
  label: SEAT_WORDS[value].name,
  hint: SEAT_WORDS[value].may,
}));
