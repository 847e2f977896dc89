import type { Transaction } from "sequelize";
import { ApiError } from "../errors/api-error.ts";
import { Plan } from "../models/index.ts";

const PRICE_ORDER = [
  ["priceMinor", "ASC"],
  ["id", "ASC"],
] satisfies [string, string][];

/** The plans on sale, the cheapest first. */
export function findPlans(transaction: Transaction | null = null): Promise<Plan[]> {
  return Plan.findAll({ where: { active: true }, order: PRICE_ORDER, transaction });
}

/** The plan for listings that cost nothing, if it is on offer. */
export function findFreePlan(transaction: Transaction | null = null): Promise<Plan | null> {
  return Plan.findOne({ where: { active: true, kind: "FREE" }, order: PRICE_ORDER, transaction });
}

/** @throws ApiError `conflict` if listings have to be paid */
export async function requireFreePlan(transaction: Transaction): Promise<Plan> {
  const plan = await findFreePlan(transaction);
  if (plan) return plan;
  const message = "There are no free listings at the moment. Please choose a plan.";
  throw new ApiError("conflict", message, { plan: message });
}

/**
 * A plan on sale.
 * @throws ApiError `invalid_input` under `field` for a code that is none
 */
export async function requirePlan(
  code: string,
  transaction: Transaction | null = null,
  field = "plan",
): Promise<Plan> {
  const plan = await Plan.findOne({ where: { code, active: true }, transaction });
  if (plan) return plan;
  const message = "This plan is not available. Please choose another.";
  throw new ApiError("invalid_input", message, { [field]: message });
}
