import { z } from "zod";
import { CHANGE, READ } from "../budgets.ts";
import type { Endpoint } from "../endpoint.ts";

const FirstSteps = z
  .object({
    /** Put away for good. */
    is_dismissed: z.boolean(),
    has_logo: z.boolean(),
    has_description: z.boolean(),
    /** Whether a job was ever published. */
    has_published: z.boolean(),
    /** Whether anybody opened a job in the company's map on another site. */
    has_embed: z.boolean(),
  })
  .meta({ id: "FirstSteps" });

/** What a new employer has done of what helps most. */
export const firstStepsEndpoints = {
  "GET employer/first-steps": {
    summary: "Which first steps the company has done.",
    audience: "employer",
    cost: READ,
    data: FirstSteps,
    errors: ["conflict"],
  },
  "POST employer/first-steps/dismiss": {
    summary: "Puts the list of first steps away for good.",
    audience: "employer",
    cost: CHANGE,
    body: z.object({}),
    data: FirstSteps,
    errors: ["conflict"],
  },
} as const satisfies Record<string, Endpoint>;
