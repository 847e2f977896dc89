import type { Plan, PlanOption } from "@jobmap/contract";

/** What a company has when it looks for a way to publish some jobs. */
export interface Means {
  readonly jobs: number;
  readonly credits: number;
  readonly freeLeft: number;
  readonly hasSubscription: boolean;
}

/** What each plan costs for some jobs, and why one cannot be chosen. */
export function planOptions(plans: readonly Plan[], means: Means): PlanOption[] {
  return plans.map((plan) => {
    const { quantity, reason } = needOf(plan, means);
    const gives = plan.kind === "CREDIT_PACK" || plan.kind === "SUBSCRIPTION";
    const spare = gives ? Math.max(0, plan.job_credits * quantity - means.jobs) : 0;
    return {
      plan,
      quantity,
      price_minor: plan.price_minor * quantity,
      credits_after: means.credits + spare,
      is_available: reason === null,
      reason,
    };
  });
}

interface Need {
  readonly quantity: number;
  readonly reason: string | null;
}

function needOf(plan: Plan, { jobs, freeLeft, hasSubscription }: Means): Need {
  switch (plan.kind) {
    case "FREE":
      return {
        quantity: jobs,
        reason:
          jobs > freeLeft
            ? `You can publish ${freeLeft} more free ${freeLeft === 1 ? "job" : "jobs"} today.`
            : null,
      };
    case "SINGLE":
    case "FEATURED":
      return { quantity: jobs, reason: null };
    case "CREDIT_PACK":
      return { quantity: Math.max(1, Math.ceil(jobs / plan.job_credits)), reason: null };
    case "SUBSCRIPTION":
      return { quantity: 1, reason: whyNoSubscription(plan, jobs, hasSubscription) };
  }
}

function whyNoSubscription(plan: Plan, jobs: number, hasSubscription: boolean): string | null {
  if (hasSubscription) return "Your company has a subscription already.";
  return jobs > plan.job_credits ? `It pays for ${plan.job_credits} jobs in a period.` : null;
}
