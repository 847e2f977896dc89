import { z } from "zod";
import type { Endpoint } from "../endpoint.ts";
import { APPLICATION_STATUSES, JOB_STATUSES } from "../enums.ts";
import { line } from "../values.ts";

/** One field that finds everything of an employer's own. */
export const employerSearchEndpoints = {
  "GET employer/search": {
    summary:
      "The company's jobs by title, requisition ID or town, and its applicants by name or address; every word has to match.",
    audience: "employer",
    cost: { reads: 3 },
    query: z.object({ q: line("q", 100).pipe(z.string().min(1, "Please enter what to look for.")) }),
    data: z.object({
      /** Open jobs first, then the latest changed. */
      jobs: z.array(
        z.object({
          id: z.int(),
          title: z.string(),
          status: z.enum(JOB_STATUSES),
          town: z.string(),
          requisition_id: z.string(),
        }),
      ),
      /** The latest applications first. */
      applicants: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          email: z.string(),
          job: z.string(),
          status: z.enum(APPLICATION_STATUSES),
        }),
      ),
    }),
    errors: ["conflict"],
  },
} as const satisfies Record<string, Endpoint>;
