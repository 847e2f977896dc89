import { z } from "zod";

/** What the run and the processes of its engines tell each other. */

export const Order = z.union([
  /** One round of a question: its first `limit` queries, fewer when the time is up. */
  z.object({ ask: z.int(), limit: z.int(), round: z.int(), budget: z.number() }),
  z.object({ weigh: z.literal(true) }),
]);
export type Order = z.infer<typeof Order>;

export const Loaded = z.object({
  setup: z.string(),
  /** Milliseconds that the engine itself took, without making the jobs. */
  loadTime: z.number(),
  questions: z.array(z.object({ title: z.string(), queries: z.int(), isAnswered: z.boolean() })),
});
export type Loaded = z.infer<typeof Loaded>;

export const Round = z.object({
  /** Milliseconds, one for each query. */
  times: z.array(z.number()),
  answers: z.array(
    z.object({ exact: z.string().optional(), top: z.array(z.number()).readonly().optional() }),
  ),
});
export type Round = z.infer<typeof Round>;

export const Weight = z.object({ bytes: z.number(), resident: z.number() });
export type Weight = z.infer<typeof Weight>;

/** An engine that is not to be had here, or failed. */
export const Refusal = z.object({ notAvailable: z.string() });
