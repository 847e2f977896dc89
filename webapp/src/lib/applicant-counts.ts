import { plural } from "#text";

export const applicantsText = (count: number): string =>
  plural(count, { one: "# applicant", other: "# applicants" });

export const applicationsText = (count: number): string =>
  plural(count, { one: "# application", other: "# applications" });

export const newApplicationsText = (count: number): string =>
  plural(count, { one: "# new application", other: "# new applications" });

interface Counted {
  readonly applications: number;
  readonly new_applications: number;
}

/** How many applied for a job, and how many of them nobody has opened: "12 applicants, 3 new". */
export function appliedText({ applications, new_applications }: Counted): string {
  const all = applicantsText(applications);
  if (new_applications === 0) return all;
  return plural(new_applications, { one: `${all}, # new`, other: `${all}, # new` });
}
