import { COLLEAGUE_SEATS, type ColleagueSeat, type Seat } from "@jobmap/contract/team";

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

export const SEAT_OPTIONS = COLLEAGUE_SEATS.toReversed().map((value: ColleagueSeat) => ({
  value,
  text: SEAT_WORDS[value].name,
}));

export const SEAT_CHOICES = COLLEAGUE_SEATS.toReversed().map((value: ColleagueSeat) => ({
  value,
  label: SEAT_WORDS[value].name,
  hint: SEAT_WORDS[value].may,
}));
