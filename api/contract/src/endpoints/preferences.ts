import { z } from "zod";
import { CHANGE, READ } from "../budgets.ts";
import { CompanyCulture, EmployerCulture } from "../company-culture.ts";
import type { Endpoint } from "../endpoint.ts";
import { JOB_SORTS } from "../enums.ts";
import { Feed, Fit, PreferenceChange, Preferences } from "../preferences.ts";
import { Id, Limit, Page } from "../values.ts";

/** What candidates wish for, and what comes of it. No endpoint shows any of it to an employer. */
export const preferenceEndpoints = {
  "GET user/preference": {
    summary: "The candidate's preferences.",
    audience: "user",
    cost: READ,
    data: Preferences,
  },
  "POST user/preference/update": {
    summary: "Changes the candidate's preferences. Omitted fields stay, null takes a wish back.",
    audience: "user",
    cost: CHANGE,
    body: PreferenceChange,
    data: Preferences,
  },
  "POST user/preference/erase": {
    summary: "Deletes all of the candidate's preferences.",
    audience: "user",
    cost: CHANGE,
    body: z.object({}),
    data: Preferences,
  },
  "GET user/preference/fit": {
    summary:
      "How the candidate's preferences compare with a job, or with a company, part by part and without a total. Null if they are switched off, or nothing was stated.",
    audience: "user",
    cost: READ,
    query: z
      .object({ job: Id.optional(), company: Id.optional() })
      .refine(({ job, company }) => (job === undefined) !== (company === undefined), {
        error: "Send a job or a company.",
        path: ["job"],
      }),
    data: Fit.nullable(),
    errors: ["not_found", "gone"],
  },
  "GET user/job-feed": {
    summary:
      "Open jobs by the candidate's stated wishes, each with the reason. No job breaks a dealbreaker. Empty if preferences are switched off, or nothing was wished for.",
    audience: "user",
    cost: { reads: 3 },
    query: z.object({
      page: Page.default(1),
      limit: Limit.default(20),
      sort: z.enum(JOB_SORTS, `sort can be ${JOB_SORTS.join(", ")}.`).optional(),
    }),
    data: Feed,
  },
  "GET employer/culture": {
    summary: "How the company describes its ways of working, and when it did.",
    audience: "employer",
    cost: READ,
    data: CompanyCulture,
    errors: ["conflict"],
  },
  "POST employer/culture/update": {
    summary:
      "Replaces how the company describes its ways of working. Without any answer, the description is deleted.",
    audience: "employer",
    cost: CHANGE,
    body: z.object({ culture: EmployerCulture }),
    data: CompanyCulture,
    errors: ["conflict"],
  },
} as const satisfies Record<string, Endpoint>;
