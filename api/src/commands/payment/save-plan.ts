import { CURRENCIES, PLAN_INTERVALS, PLAN_KINDS } from "@jobmap/contract";
import { z } from "zod";
import { Plan } from "../../models/index.ts";

/** A listing is never public for longer. */
const MAX_DURATION_DAYS = 90;
/** What most currencies can be charged at least, so that a slip of the keyboard sells nothing for two cents. */
const MIN_PRICE_MINOR = 100;

const whole = (min: number, max: number) => z.int().min(min).max(max);
const Values = z.object({
  name: z.string().trim().min(1).max(100),
  kind: z.enum(PLAN_KINDS),
  priceMinor: whole(0, 100_000_000),
  currency: z.string().refine((code) => CURRENCIES.includes(code), "must be a currency such as USD"),
  billingInterval: z.enum(PLAN_INTERVALS),
  jobCredits: whole(1, 1_000),
  durationDays: whole(1, MAX_DURATION_DAYS),
  featured: z.boolean(),
  refundWindowDays: whole(0, 365),
});

const Rules = Values.superRefine((plan, context) => {
  const refuse = (path: keyof typeof plan, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  const isOne = plan.kind === "SINGLE" || plan.kind === "FEATURED" || plan.kind === "FREE";
  if (plan.kind === "FREE" && plan.priceMinor > 0) refuse("priceMinor", "must be 0 for a FREE plan");
  if (plan.kind !== "FREE" && plan.priceMinor < MIN_PRICE_MINOR)
    refuse("priceMinor", `must be at least ${MIN_PRICE_MINOR} minor units, such as 9900 for 99.00`);
  if (isOne && plan.jobCredits !== 1) refuse("jobCredits", `must be 1 for a ${plan.kind} plan`);
  if ((plan.kind === "SUBSCRIPTION") !== (plan.billingInterval !== "ONE_TIME"))
    refuse("billingInterval", "is MONTH or YEAR for a SUBSCRIPTION, and ONE_TIME for all others");
  if (plan.kind === "FEATURED" && !plan.featured) refuse("featured", "must be set for a FEATURED plan");
});

/** What an operator says of a plan; what is left out stays, or is the usual for its kind. */
export type PlanValues = Partial<z.input<typeof Values>>;

/** What is wrong with a plan; each problem is a line. */
export class PlanError extends Error {}

/** @throws PlanError */
export async function addPlan(code: string, values: PlanValues): Promise<Plan> {
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(code) || code === "credits")
    throw new PlanError(
      `"${code}" cannot be a code: use small letters, digits and hyphens, and not "credits".`,
    );
  if (await Plan.findOne({ where: { code } })) throw new PlanError(`There is a plan "${code}" already.`);
  const isSubscription = values.kind === "SUBSCRIPTION";
  return await Plan.create({
    code,
    ...checked({
      currency: "USD",
      billingInterval: isSubscription ? "MONTH" : "ONE_TIME",
      jobCredits: 1,
      durationDays: 30,
      featured: values.kind === "FEATURED",
      refundWindowDays: values.kind === "FREE" ? 0 : 14,
      ...values,
    }),
  });
}

/** Changes what is sold from now on; what was sold stays as it was. @throws PlanError */
export async function changePlan(code: string, values: PlanValues): Promise<Plan> {
  const plan = await requirePlanOf(code);
  if (values.kind !== undefined && values.kind !== plan.kind)
    throw new PlanError("A plan keeps its kind: retire it, and add another.");
  plan.set({ ...checked({ ...plan.get(), ...values }), updatedAt: new Date() });
  return await plan.save();
}

/** Takes a plan off sale, or back. @throws PlanError */
export async function sellPlan(code: string, active: boolean): Promise<Plan> {
  const plan = await requirePlanOf(code);
  plan.set({ active, updatedAt: new Date() });
  return await plan.save();
}

async function requirePlanOf(code: string): Promise<Plan> {
  const plan = await Plan.findOne({ where: { code } });
  if (!plan) throw new PlanError(`There is no plan "${code}".`);
  return plan;
}

function checked(values: object): z.output<typeof Values> {
  const parsed = Rules.safeParse(values);
  if (parsed.success) return parsed.data;
  throw new PlanError(
    parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n"),
  );
}
