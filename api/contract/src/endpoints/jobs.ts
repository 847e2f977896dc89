import { z } from "zod";
import { CHANGE, READ } from "../budgets.ts";
import { Click } from "../clicks.ts";
import type { Endpoint } from "../endpoint.ts";
import { LOCATION_TYPES } from "../enums.ts";
import { Category, Company, CompanyReference, JobDetail, JobSummary } from "../job.ts";
import {
  FacetQuery,
  Facets,
  IndexTag,
  JobListQuery,
  SearchSuggestion,
  TotalsBody,
  UnderstoodText,
} from "../search.ts";
import { Id, Limit, line, Page, queryInteger } from "../values.ts";

const Labeled = z.object({ value: z.string(), label: z.string() });
const IdParams = z.object({ id: Id });

/** A company is identified by its id or its username. */
const CompanyParams = z.object({
  id: line("id", 120).pipe(z.string().regex(/^[\w.-]+$/, "id must be a company's id or username.")),
});

const page = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), limit: z.int() });

/** Jobs and companies as the public sees them. */
export const jobEndpoints = {
  "GET user/job/list": {
    summary: "Jobs that match, a page at a time, with the exact total.",
    audience: "public",
    cost: READ,
    query: JobListQuery,
    data: page(JobSummary).extend({
      tag: IndexTag,
      /** Null without a text. */
      understood: UnderstoodText.nullable(),
      /** For each item in turn why it is where it is, most important first; empty unless sorted by relevance. */
      reasons: z.array(z.array(z.string())),
    }),
  },
  "GET user/job/get-search-job-title": {
    summary:
      "What to search for, given what was typed: titles, occupations, skills, employers and places, with the jobs each finds.",
    audience: "public",
    cost: READ,
    query: z.object({
      search: line("search", 200).default(""),
      limit: queryInteger("limit", 1, 20).default(8),
    }),
    data: z.array(SearchSuggestion),
  },
  "GET user/job/filter-data": {
    summary: "The values of each filter, with the number of jobs each would match under the other filters.",
    audience: "public",
    cost: { reads: 2 },
    query: FacetQuery,
    data: Facets,
  },
  "POST user/job/totals": {
    summary:
      "How many jobs each of several searches finds, in their order; null for one that names an unknown place.",
    audience: "public",
    cost: { reads: 3 },
    body: TotalsBody,
    data: z.array(z.int().nullable()),
  },
  "GET user/job/{id}": {
    summary: "One listing. A closed listing returns 410.",
    audience: "public",
    cost: READ,
    params: IdParams,
    data: JobDetail,
    errors: ["not_found", "gone"],
  },
  "POST user/job/related-jobs/{id}": {
    summary: "Jobs of the same kind, near this one, best first.",
    audience: "public",
    cost: { reads: 2 },
    params: IdParams,
    body: z.object({ limit: z.int().min(1).max(20).default(6) }),
    data: z.array(JobSummary),
    errors: ["not_found"],
  },
  "POST user/job/click": {
    summary:
      "Counts a listing view: once per person and day, from our pages and, as `embed`, from the sites the employer allows.",
    audience: "public",
    cost: CHANGE,
    body: Click,
    data: z.null(),
    errors: ["not_found"],
  },
  "POST user/job/apply-click": {
    summary: "Counts a click to apply on another site, in the same way, and returns its URL.",
    audience: "public",
    cost: CHANGE,
    body: Click,
    data: z.object({ apply_url: z.string() }),
    errors: ["not_found", "gone", "conflict"],
  },
  "POST user/job/apply-start": {
    summary: "Counts that a candidate opened the application form of a job, once per candidate and day.",
    audience: "user",
    cost: CHANGE,
    body: Click,
    data: z.null(),
    errors: ["not_found", "gone", "conflict"],
  },
  "GET user/job-types": {
    summary: "The employment types with their names.",
    audience: "public",
    cost: READ,
    data: z.array(Labeled),
  },
  "GET user/job-category": {
    summary: "The categories.",
    audience: "public",
    cost: READ,
    data: z.array(Category),
  },
  "GET user/job-location-type": {
    summary: "Where work can be done, with names.",
    audience: "public",
    cost: READ,
    data: z.array(Labeled.extend({ value: z.enum(LOCATION_TYPES) })),
  },
  "GET user/companies": {
    summary: "Companies by name, those with the most open jobs first.",
    audience: "public",
    cost: { reads: 10 },
    query: z.object({
      search: line("search", 200).default(""),
      page: Page.default(1),
      limit: Limit.default(20),
    }),
    data: page(CompanyReference.extend({ job_count: z.int() })),
  },
  "GET user/company/getCompanyDetail/{id}": {
    summary: "One company.",
    audience: "public",
    cost: READ,
    params: CompanyParams,
    data: Company,
    errors: ["not_found"],
  },
  "GET user/company/getCompanyJobs/{id}": {
    summary: "The open jobs of a company, newest first.",
    audience: "public",
    cost: { reads: 2 },
    params: CompanyParams,
    query: z.object({ page: Page.default(1), limit: Limit.default(20) }),
    data: page(JobSummary),
    errors: ["not_found"],
  },
} as const satisfies Record<string, Endpoint>;
