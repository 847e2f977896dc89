import type { JobPlans, PlanOption } from "@jobmap/contract";
import { moneyText } from "../../lib/money-text.ts";
import { plural } from "../../ui/index.ts";
import { perJobText } from "../pricing/plan-words.ts";

/** Pays with the credits that the company has; every other choice is the code of a plan. */
export const CREDITS = "credits";

/** A way to publish a job. */
export interface PlanChoice {
  readonly code: string;
  readonly label: string;
  readonly hint: string;
  readonly isAvailable: boolean;
  /** What the publish button says: the sum is known before it is pressed. */
  readonly press: string;
  /** Whether the press leads to the payment page. */
  readonly isPaid: boolean;
  /** How long the job is public; unknown of credits, which may be of several plans. */
  readonly days?: number;
  readonly isFeatured?: boolean;
}

/** The ways to publish one job, the credits that are already paid for first. */
export function choicesOf({ credits, jobs, options, subscription }: JobPlans): readonly PlanChoice[] {
  const paid = options.filter(({ plan }) => !(plan.kind === "SUBSCRIPTION" && subscription));
  if (credits < jobs) return paid.map(choiceOf);
  const left = credits - jobs;
  return [
    {
      code: CREDITS,
      label: `Use ${plural(jobs, "job credit")}`,
      hint: `Already paid. ${left === 0 ? "None is" : `${left} ${left === 1 ? "is" : "are"}`} left then.`,
      isAvailable: true,
      press: `Publish with ${plural(jobs, "credit")}`,
      isPaid: false,
    },
    ...paid.map(choiceOf),
  ];
}

function choiceOf({ plan, price_minor, credits_after, is_available, reason }: PlanOption): PlanChoice {
  const isPaid = price_minor > 0;
  const sum = isPaid ? moneyText(price_minor, plan.currency) : "free";
  const facts = [
    `${plan.duration_days} days`,
    ...(plan.featured ? ["marked as featured"] : []),
    ...(perJobText(plan) ? [perJobText(plan)] : []),
    ...(plan.job_credits > 1 ? [`${plural(credits_after, "credit")} left for more jobs`] : []),
    ...(isPaid ? ["tax is added on the payment page"] : []),
  ];
  return {
    code: plan.code,
    label: `${plan.name}, ${sum}${plan.interval === "MONTH" ? " a month" : plan.interval === "YEAR" ? " a year" : ""}`,
    hint: is_available ? `${facts.join(", ")}.` : (reason ?? "Not available now."),
    isAvailable: is_available,
    press: isPaid ? `Pay ${sum} plus tax` : `Publish for ${plan.duration_days} days, free`,
    isPaid,
    days: plan.duration_days,
    isFeatured: plan.featured,
  };
}

/** What is chosen before anybody chooses: what costs nothing more. */
export const firstChoice = (choices: readonly PlanChoice[]): PlanChoice | undefined =>
  choices.find(({ isAvailable, isPaid }) => isAvailable && !isPaid) ??
  choices.find(({ isAvailable }) => isAvailable);
