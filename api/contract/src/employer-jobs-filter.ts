import { z } from "zod";
import { JOB_STATUSES } from "./enums.ts";
import { Within } from "./search.ts";
import { Id, line, queryFlag, queryInteger, queryList } from "./values.ts";

/** What a company's listings can be sorted by. Those that lack it come last in both directions. */
export const EMPLOYER_JOB_SORTS = [
  "changed",
  "title",
  "town",
  "reference",
  "state",
  "pay",
  "applicants",
  "new",
  "views",
  "ends",
] as const;
export type EmployerJobSort = (typeof EMPLOYER_JOB_SORTS)[number];

export const APPLICANT_FILTERS = ["none", "some", "new"] as const;
export const PAY_FILTERS = ["stated", "missing"] as const;

/** Which of a company's listings are meant, as a query string: a list shows them, and a bulk change changes them. */
export const EmployerJobsFilter = z
  .object({
    /** Only this listing; notifications link to it. */
    id: Id.optional(),
    status: queryList("status", JOB_STATUSES).optional(),
    /** Part of a title, a requisition id or a town. */
    search: line("search", 200).optional(),
    applicants: z.enum(APPLICANT_FILTERS, "applicants can be none, some or new.").optional(),
    /** Viewed less often than this. */
    views_below: queryInteger("views_below", 1, 1_000_000).optional(),
    /** Public listings that end within so many days. */
    ends_within: queryInteger("ends_within", 1, 365).optional(),
    pay: z.enum(PAY_FILTERS, "pay can be stated or missing.").optional(),
    /** Whether their employer was asked to confirm that they are still open, and has not answered. */
    unconfirmed: queryFlag("unconfirmed").optional(),
    within: Within.optional(),
  })
  .meta({ id: "EmployerJobsFilter" });
export type EmployerJobsFilter = z.infer<typeof EmployerJobsFilter>;
