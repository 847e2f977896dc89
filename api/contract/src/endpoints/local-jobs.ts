import { z } from "zod";
import { READ } from "../budgets.ts";
import type { Endpoint } from "../endpoint.ts";
import { LocalDirectory, LocalJobs } from "../local-jobs.ts";
import { line } from "../values.ts";

const slug = (name: string) =>
  line(name, 160).pipe(z.string().regex(/^[a-z0-9-]+$/, `${name} must be a part of a page's address.`));

/** Pages of places and of occupations in them. */
export const localJobsEndpoints = {
  "GET map/local-directory": {
    summary: "States and towns with enough open jobs for a page.",
    audience: "public",
    cost: READ,
    data: LocalDirectory,
  },
  "GET map/local-jobs": {
    summary:
      "Open jobs in a town or state, or of an occupation there: pay, answers, the newest, and further pages.",
    audience: "public",
    cost: READ,
    query: z.object({ place: slug("place"), occupation: slug("occupation").optional() }),
    data: LocalJobs,
  },
} as const satisfies Record<string, Endpoint>;
