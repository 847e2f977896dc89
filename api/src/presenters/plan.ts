import type { Plan as PlanReply } from "@jobmap/contract";
import type { Plan } from "../models/index.ts";

export function presentPlan(plan: Plan): PlanReply {
  return {
    code: plan.code,
    name: plan.name,
    kind: plan.kind,
    price_minor: plan.priceMinor,
    currency: plan.currency,
    interval: plan.billingInterval,
    job_credits: plan.jobCredits,
    duration_days: plan.durationDays,
    featured: plan.featured,
    refund_window_days: plan.refundWindowDays,
  };
}
