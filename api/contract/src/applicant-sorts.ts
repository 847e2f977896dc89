/** What an employer's list of applications can be ordered by; of `due`, those without a promised answer come last. */
export const APPLICANT_SORTS = ["applied", "updated", "name", "rating", "stage", "job", "due"] as const;
export type ApplicantSort = (typeof APPLICANT_SORTS)[number];
