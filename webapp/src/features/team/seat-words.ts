import { COLLEAGUE_SEATS, type ColleagueSeat, type Seat } from "@jobmap/contract/team";
import { plural, t } from "#text";

/** What a role in a team is called, and what it may do. */
export const SEAT_WORDS: Readonly<Record<Seat, { name: string; may: string }>> = {
  owner: { name: t`Owner`, may: t`Everything, with payments, the team and the company’s address.` },
  recruiter: {
    name: t`Recruiter`,
    may: t`Posts and changes jobs, decides about applications, writes to candidates, edits the company profile.`,
  },
  reviewer: { name: t`Reviewer`, may: t`Reads jobs and applications, rates candidates and writes notes.` },
  viewer: { name: t`Viewer`, may: t`Reads jobs and applications.` },
};

/** Which jobs somebody sees, in words. @param jobIds null for all */
export const accessText = (jobIds: readonly number[] | null): string =>
  jobIds === null
    ? t`Sees all jobs.`
    : jobIds.length === 0
      ? t`Sees no jobs yet.`
      : plural(jobIds.length, { one: "Sees # chosen job.", other: "Sees # chosen jobs." });

export const SEAT_OPTIONS = COLLEAGUE_SEATS.toReversed().map((value: ColleagueSeat) => ({
  value,
  text: SEAT_WORDS[value].name,
}));

export const SEAT_CHOICES = COLLEAGUE_SEATS.toReversed().map((value: ColleagueSeat) => ({
  value,
  label: SEAT_WORDS[value].name,
  hint: SEAT_WORDS[value].may,
}));
