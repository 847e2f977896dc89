import { z } from "zod";
import { Payment } from "./payment.ts";
import { JobPlans } from "./plan.ts";

export const PUBLISHING_OUTCOMES = ["PUBLISHED", "PAYMENT_DUE", "CREDITS_MISSING"] as const;

/**
 * What became of listings that were to be published: all are public; or some wait until `payment` is paid at `checkout_url`; or
 * nothing was done, because the credits do not cover them all.
 */
export const Publishing = z
  .object({
    outcome: z.enum(PUBLISHING_OUTCOMES),
    published: z.array(z.int()),
    waiting: z.array(z.int()),
    payment: Payment.nullable(),
    checkout_url: z.string().nullable(),
    plans: JobPlans,
  })
  .meta({ id: "Publishing" });
export type Publishing = z.infer<typeof Publishing>;
