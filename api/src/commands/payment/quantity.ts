import { ApiError } from "../../errors/api-error.ts";
import type { Plan } from "../../models/index.ts";

const refuse = (message: string) => new ApiError("invalid_input", message, { plan: message });

/**
 * How many of a plan so many listings need.
 * @throws ApiError `invalid_input` under `plan` if it cannot pay for them
 */
export function quantityOf(plan: Pick<Plan, "kind" | "name" | "jobCredits">, jobs: number): number {
  switch (plan.kind) {
    case "FREE":
      throw refuse(`${plan.name} costs nothing: there is nothing to pay for.`);
    case "SINGLE":
    case "FEATURED":
      if (jobs === 0) throw refuse(`Please choose the jobs to publish with ${plan.name}.`);
      return jobs;
    case "CREDIT_PACK":
      return Math.max(1, Math.ceil(jobs / plan.jobCredits));
    case "SUBSCRIPTION":
      if (jobs > plan.jobCredits)
        throw refuse(`${plan.name} pays for ${plan.jobCredits} jobs in a period, and these are ${jobs}.`);
      return 1;
  }
}
