import type { Data, Words } from "@jobmap/contract";
import { buyPlan, changePayment, publishJobs } from "../../commands/payment/publish-jobs.ts";
import { ApiError } from "../../errors/api-error.ts";
import { reply, route } from "../../http/dispatch.ts";
import { companyOf, employerOf } from "../../policies/employer.ts";
import { presentPayment } from "../../presenters/payment.ts";
import { requireJob } from "../../queries/employer-job.ts";
import { showJobPlans, showPublishing } from "../../views/payments.ts";

const MESSAGES: Readonly<Record<Data<"POST employer/payment/publish-Job">["outcome"], Words>> = {
  PUBLISHED: "Published",
  PAYMENT_DUE: "Waiting for the payment",
  CREDITS_MISSING: "Your credits do not cover all of these jobs. Nothing was published.",
};

export const getJobPlans = route(
  "GET employer/payment/get-job-plans",
  async ({ query: { job_ids: ids = [] } }, { services, session }) => {
    const employer = employerOf(session);
    for (const id of ids) await requireJob(employer, "job.read", id);
    return await showJobPlans(services, employer.companyId, Math.max(1, new Set(ids).size));
  },
);

export const createCheckout = route(
  "POST employer/payment/create-checkout-session",
  async ({ body: { plan, job_ids: jobIds } }, { services, session }) => {
    const payment = await buyPlan(services, { actor: employerOf(session), plan, jobIds });
    const { checkoutUrl } = payment;
    // It was opened before, and something has become of it since.
    if (payment.status !== "OPEN" || checkoutUrl === null)
      throw new ApiError("conflict", "This payment is not open any more. Please look at your payments.");
    return { payment: presentPayment(payment, jobIds.length), checkout_url: checkoutUrl };
  },
);

export const publishJob = route(
  "POST employer/payment/publish-Job",
  async ({ body: { job_id: id, plan } }, { services, session }) => {
    const published = await publishJobs(services, { actor: employerOf(session), jobIds: [id], plan });
    const data = await showPublishing(services, companyOf(session), 1, published);
    return reply(data, { message: MESSAGES[data.outcome] });
  },
);

export const publishBulkJob = route(
  "POST employer/payment/publish-bulk-job",
  async ({ body: { job_ids: jobIds, plan, top_up: topUp } }, { services, session }) => {
    const published = await publishJobs(services, { actor: employerOf(session), jobIds, plan, topUp });
    const data = await showPublishing(services, companyOf(session), jobIds.length, published);
    return reply(data, { message: MESSAGES[data.outcome] });
  },
);

export const changePaymentMethod = route(
  "POST employer/job/change-payment_method",
  async ({ body: { job_id: jobId, plan } }, { services, session }) => {
    const published = await changePayment(services, { actor: employerOf(session), jobId, plan });
    const data = await showPublishing(services, companyOf(session), 1, published);
    return reply(data, { message: MESSAGES[data.outcome] });
  },
);
