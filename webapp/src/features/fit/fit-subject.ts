/** What a candidate's preferences are compared with: a job, or a company, by its id. */
export type FitSubject = { readonly job: number } | { readonly company: number };
