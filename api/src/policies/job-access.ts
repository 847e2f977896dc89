/** Which jobs of their company somebody sees: all, or these. A job that they post themselves is added. */
export type JobAccess = "all" | Set<number>;

/**
 * The jobs of a company that somebody sees. Whatever lists a company's jobs, or what belongs to them, takes this and not the company alone,
 * so that a list that forgets it does not compile.
 */
export interface JobScope {
  readonly companyId: number;
  readonly jobs: JobAccess;
}

export const seesJob = ({ jobs }: { readonly jobs: JobAccess }, id: number): boolean =>
  jobs === "all" || jobs.has(id);
