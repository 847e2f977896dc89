import { APPLICATIONS, JOBS } from "./world.ts";

export type Who = "employer" | "candidate";

/** Something that a screen asks. Its parts are asked in turn, so that no reply is the one before. */
export interface Question {
  readonly name: string;
  readonly who: Who;
  readonly paths: readonly string[];
}

const APPLICANTS = "employer/job/applicants-list";
const LIMIT = 20;
const lastPage = Math.ceil(APPLICATIONS / LIMIT);
const employer = (name: string, ...paths: string[]): Question => ({ name, who: "employer", paths });
const candidate = (name: string, ...paths: string[]): Question => ({ name, who: "candidate", paths });

/** Whatever an employer or a candidate opens of a job with 5,000 applications, a company with 1,000 jobs. */
export const QUESTIONS: readonly Question[] = [
  employer("applicants of all jobs, first page", `${APPLICANTS}?limit=${LIMIT}`),
  employer(
    "applicants of one job, pages 1 to 250",
    ...[1, 2, 60, 125, lastPage].map((page) => `${APPLICANTS}?job_id=1&page=${page}`),
  ),
  employer(
    "applicants of all jobs, the last pages",
    ...[800, 1_000].map((page) => `${APPLICANTS}?page=${page}`),
  ),
  employer("a hundred a page", `${APPLICANTS}?job_id=1&limit=100`, `${APPLICANTS}?limit=100&page=7`),
  employer(
    "by stage",
    ...["APPLIED,VIEWED", "SHORTLISTED", "INTERVIEW", "OFFER", "HIRED", "REJECTED,WITHDRAWN,JOB_CLOSED"].map(
      (status) => `${APPLICANTS}?status=${status}`,
    ),
  ),
  employer("by rating", `${APPLICANTS}?rating=4`, `${APPLICANTS}?job_id=1&rating=5`),
  employer(
    "searched by name or address",
    ...["torres", "ada 24", "person-4711@", "nobody at all"].map(
      (words) => `${APPLICANTS}?search=${encodeURIComponent(words)}`,
    ),
  ),
  employer("who applied for one job, by name", "employer/job/get-applied-user-list?job_id=1"),
  employer("one application", ...[7, 4_000, 9_999].map((id) => `employer/application/${id}`)),
  employer("every job by name", "employer/job/get-all-job-list"),
  employer(
    "jobs, pages 1 to 50",
    ...[1, 25, JOBS / LIMIT].map((page) => `employer/job/list?page=${page}`),
    "employer/job/list?limit=100",
  ),
  employer("jobs by state", "employer/job/list?status=PUBLISHED", "employer/job/list?status=DRAFT"),
  employer("jobs by title or number", "employer/job/list?search=nurse", "employer/job/list?search=HW-77"),
  employer("closed jobs", "employer/job/closed-list", "employer/job/closed-list?page=5"),
  employer("one job", "employer/job/1", "employer/job/500"),
  employer("dashboard", "employer/dashboard-count?days=30", "employer/dashboard-count?days=365"),
  employer("from views to hires", ...["job", "embed", "day"].map((by) => `employer/funnel?by=${by}&days=90`)),
  employer("found by a few letters", "employer/search?q=nurse", "employer/search?q=marsh%20ada"),
  employer("bell", "employer/job/notification", "notification/list?limit=1"),
  employer("export of one job as CSV", "employer/application/export?job_id=1"),
  candidate("applications, pages 1 to 50", ...[1, 25, 50].map((page) => `user/job/applied?page=${page}`)),
  candidate(
    "open ones, those that are over",
    "user/job/applied?status=APPLIED",
    "user/job/applied?status=REJECTED",
  ),
  candidate("one job", "user/job/1", "user/job/400"),
  candidate("form to apply", "user/job/apply-form/1"),
  candidate(
    "jobs of the company",
    "user/company/getCompanyJobs/1?page=1",
    "user/company/getCompanyJobs/1?page=40",
  ),
  candidate("the company's map", "map/company/harbor-works"),
];
