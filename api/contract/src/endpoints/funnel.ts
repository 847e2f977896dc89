import { z } from "zod";
import type { Endpoint } from "../endpoint.ts";
import { Funnel, FunnelQuery } from "../funnel.ts";

/** What an employer's listings bring, from views to hires. */
export const funnelEndpoints = {
  "GET employer/funnel": {
    summary:
      "Views, apply starts, applications, interviews and hires by job, source, embed or day, with the time to answer.",
    audience: "employer",
    cost: { reads: 10 },
    query: FunnelQuery,
    data: Funnel,
    errors: ["not_found", "conflict"],
  },
  "GET employer/funnel/export": {
    summary: "The same as CSV or XLSX without formulas, with every row.",
    audience: "employer",
    cost: { reads: 10, exports: 1 },
    query: FunnelQuery.extend({
      format: z.enum(["csv", "xlsx"], "format can be csv or xlsx.").default("csv"),
    }),
    data: z.null(),
    binary: "text/csv",
    errors: ["not_found", "conflict"],
  },
} as const satisfies Record<string, Endpoint>;
