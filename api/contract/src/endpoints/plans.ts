import { z } from "zod";
import { READ } from "../budgets.ts";
import type { Endpoint } from "../endpoint.ts";
import { Plan } from "../plan.ts";

/** What employers can buy. */
export const planEndpoints = {
  "GET employer/payment/get-plans": {
    summary: "The plans on sale, the cheapest first. Public, because the page with prices is.",
    audience: "public",
    cost: READ,
    data: z.array(Plan),
  },
} as const satisfies Record<string, Endpoint>;
