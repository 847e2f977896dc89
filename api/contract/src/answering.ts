import { z } from "zod";
import { MAX_ANSWER_PROMISE_DAYS } from "./limits.ts";

/**
 * How an employer answers candidates who applied in the last 90 days: the percentage that has an answer, and within how many
 * days half of all applicants are answered. Null days: most wait for longer than can be measured.
 */
export const Answering = z
  .object({ percent: z.int().min(0).max(100), within_days: z.int().min(1).nullable() })
  .meta({ id: "Answering" });
export type Answering = z.infer<typeof Answering>;

const OUT_OF_RANGE = `Please promise 1 to ${MAX_ANSWER_PROMISE_DAYS} days.`;

/** Within how many days an employer promises to answer each application; null for no promise. */
export const AnswerPromiseDays = z
  .int("Please enter whole days.")
  .min(1, OUT_OF_RANGE)
  .max(MAX_ANSWER_PROMISE_DAYS, OUT_OF_RANGE)
  .nullable();
