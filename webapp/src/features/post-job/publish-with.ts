import type { EmployerJob } from "@jobmap/contract";
import { t } from "#text";
import { ApiFailure, call } from "../../lib/api.ts";
import { CREDITS, type PlanChoice } from "./plan-choice.ts";

/** Whether a choice is more than publishing the draft for free. */
export const needsPlan = ({ status }: EmployerJob, { code, isPaid }: PlanChoice) =>
  isPaid || code === CREDITS || status === "PENDING_PAYMENT";

/**
 * Publishes a job with a plan or with a credit, or opens the payment page. @returns the job as it then is
 * @throws {ApiFailure} when nothing was published
 */
export async function publishWith({ id, status }: EmployerJob, plan: string): Promise<EmployerJob> {
  const body = { job_id: id, plan };
  const { outcome, checkout_url } =
    status === "PENDING_PAYMENT"
      ? await call("POST employer/job/change-payment_method", { body })
      : await call("POST employer/payment/publish-Job", { body });
  if (outcome === "CREDITS_MISSING")
    throw new ApiFailure("conflict", t`Your credits have been used by now. Choose another plan.`);
  if (checkout_url !== null) location.assign(checkout_url);
  return await call("GET employer/job/{id}", { params: { id } });
}
