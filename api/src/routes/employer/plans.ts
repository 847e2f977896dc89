import { route } from "../../http/dispatch.ts";
import { presentPlan } from "../../presenters/plan.ts";
import { findPlans } from "../../queries/plans.ts";

export const getPlans = route("GET employer/payment/get-plans", async () =>
  (await findPlans()).map(presentPlan),
);
