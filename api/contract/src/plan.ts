import { z } from "zod";
import { Message } from "./message.ts";

/** What an employer can buy. */
export const PLAN_KINDS = ["FREE", "SINGLE", "FEATURED", "CREDIT_PACK", "SUBSCRIPTION"] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** How often the price of a plan is due. */
export const PLAN_INTERVALS = ["ONE_TIME", "MONTH", "YEAR"] as const;
export type PlanInterval = (typeof PLAN_INTERVALS)[number];

/** Pays with the credits that the company has; every other code is that of a plan. */
export const WITH_CREDITS = "credits";

export const SUBSCRIPTION_STATUSES = ["ACTIVE", "PAST_DUE", "CANCELED"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

const Money = z.int();
const At = z.iso.datetime();

/** A plan. Prices are in minor units, without tax. */
export const Plan = z
  .object({
    code: z.string(),
    name: z.string(),
    kind: z.enum(PLAN_KINDS),
    price_minor: Money,
    currency: z.string(),
    interval: z.enum(PLAN_INTERVALS),
    /** Listings that it pays for: 1 of a single listing, for a subscription in each period. */
    job_credits: z.int(),
    /** How long each of them is public. */
    duration_days: z.int(),
    /** Whether they are marked as featured. */
    featured: z.boolean(),
    /** Until so many days after payment, a refund needs nobody's decision. */
    refund_window_days: z.int(),
  })
  .meta({ id: "Plan" });
export type Plan = z.infer<typeof Plan>;

export const Subscription = z
  .object({
    plan: z.string(),
    name: z.string(),
    status: z.enum(SUBSCRIPTION_STATUSES),
    price_minor: Money,
    currency: z.string(),
    interval: z.enum(PLAN_INTERVALS),
    job_credits: z.int(),
    period_ends_at: At.nullable(),
    /** Whether it ends then, instead of being renewed. */
    ends_with_period: z.boolean(),
    /** Of one whose payment failed: when it ends unless it is paid. */
    grace_ends_at: At.nullable(),
  })
  .meta({ id: "Subscription" });
export type Subscription = z.infer<typeof Subscription>;

/** What a company has bought and not used yet. */
export const Billing = z
  .object({ credits: z.int(), subscription: Subscription.nullable() })
  .meta({ id: "Billing" });
export type Billing = z.infer<typeof Billing>;

/** What a plan costs for a number of listings. */
export const PlanOption = z
  .object({
    plan: Plan,
    /** How many of it are needed, and for how much, without tax. */
    quantity: z.int(),
    price_minor: Money,
    /** Credits that are left afterwards. */
    credits_after: z.int(),
    /** Whether it can be chosen now; otherwise why not. */
    is_available: z.boolean(),
    reason: Message.nullable(),
  })
  .meta({ id: "PlanOption" });
export type PlanOption = z.infer<typeof PlanOption>;

/** How some listings can be published. */
export const JobPlans = z
  .object({
    /** Listings to be published. */
    jobs: z.int(),
    credits: z.int(),
    /** Listings that the credits do not cover. */
    credits_missing: z.int(),
    subscription: Subscription.nullable(),
    /** Free listings that the company can publish today. */
    free_left: z.int(),
    /** For all of the listings. */
    options: z.array(PlanOption),
    /** For those that the credits do not cover. */
    top_ups: z.array(PlanOption),
  })
  .meta({ id: "JobPlans" });
export type JobPlans = z.infer<typeof JobPlans>;
