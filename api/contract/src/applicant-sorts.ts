/** What an employer's list of applications can be ordered by. */
export const APPLICANT_SORTS = ["applied", "updated", "name", "rating", "stage", "job"] as const;
export type ApplicantSort = (typeof APPLICANT_SORTS)[number];
