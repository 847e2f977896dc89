import type { JobPlans, Plan, PlanOption } from "@jobmap/contract";
import { plural, t } from "#text";
import { moneyText } from "../../lib/money-text.ts";
import { planName } from "../../lib/plan-name.ts";
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
      label: plural(jobs, { one: "Use # job credit", other: "Use # job credits" }),
      hint: plural(left, {
        "=0": "Already paid. None is left then.",
        one: "Already paid. # is left then.",
        other: "Already paid. # are left then.",
      }),
      isAvailable: true,
      press: plural(jobs, { one: "Publish with # credit", other: "Publish with # credits" }),
      isPaid: false,
    },
    ...paid.map(choiceOf),
  ];
}

function choiceOf({ plan, price_minor, credits_after, is_available, reason }: PlanOption): PlanChoice {
  const isPaid = price_minor > 0;
  const sum = isPaid ? moneyText(price_minor, plan.currency) : t`free`;
  const facts = [
    plural(plan.duration_days, { one: "# day", other: "# days" }),
    ...(plan.featured ? [t`marked as featured`] : []),
    ...(perJobText(plan) ? [perJobText(plan)] : []),
    ...(plan.job_credits > 1
      ? [plural(credits_after, { one: "# credit left for more jobs", other: "# credits left for more jobs" })]
      : []),
    ...(isPaid ? [t`tax is added on the payment page`] : []),
  ];
  return {
    code: plan.code,
    label: `${planName(plan.name)}, ${periodText(plan, sum)}`,
    hint: is_available ? `${facts.join(", ")}.` : (reason ?? t`Not available now.`),
    isAvailable: is_available,
    press: isPaid
      ? t`Pay ${sum} plus tax`
      : plural(plan.duration_days, { one: "Publish for # day, free", other: "Publish for # days, free" }),
    isPaid,
    days: plan.duration_days,
    isFeatured: plan.featured,
  };
}

function periodText({ interval }: Plan, sum: string): string {
  if (interval === "ONE_TIME") return sum;
  return interval === "YEAR" ? t`${sum} a year` : t`${sum} a month`;
}

/** What is chosen before anybody chooses: what costs nothing more. */
export const firstChoice = (choices: readonly PlanChoice[]): PlanChoice | undefined =>
  choices.find(({ isAvailable, isPaid }) => isAvailable && !isPaid) ??
  choices.find(({ isAvailable }) => isAvailable);
