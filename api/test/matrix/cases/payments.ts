import type { EmployerJob } from "@jobmap/contract";
import { Payment } from "../../../src/models/index.ts";
import { draftJob } from "../../employer/postings.ts";
import { checkout, paidJob, SINGLE } from "../../payments/payment-world.ts";
import type { SignedIn } from "../../support/server.ts";
import { type Ask, body, type Case, type Cases, plain, row } from "./kit.ts";

/** About a payment that is open. */
const aboutPayment = (ask: (id: number) => Ask): Case =>
  row(async ({ employer }) => {
    const { payment } = await checkout(employer, "pack-10");
    return ask(payment.id);
  });
/** About a job that was paid. */
const aboutPaid = (
  ask: (paid: { employer: SignedIn; job: EmployerJob; paymentId: number }) => Ask | Promise<Ask>,
): Case => row(async ({ server, employer }) => ask({ employer, ...(await paidJob(server, employer)) }));

/** What an employer pays. */
export const payments = {
  "GET employer/payment/get-plans": plain,
  "GET employer/payment/get-job-plans": row(({ job }) => ({ query: { job_ids: job.id } })),
  "POST employer/payment/create-checkout-session": row(async ({ employer }) => ({
    body: { plan: "single", job_ids: [(await draftJob(employer)).id] },
  })),
  "POST employer/payment/publish-Job": row(async ({ employer }) => ({
    body: { plan: "free", job_id: (await draftJob(employer)).id },
  })),
  "POST employer/payment/publish-bulk-job": row(async ({ employer }) => ({
    body: { plan: "free", job_ids: [(await draftJob(employer)).id] },
  })),
  "POST employer/job/change-payment_method": row(async (world) => {
    const job = await draftJob(world.employer);
    await checkout(world.employer, "single", job.id);
    return { body: { job_id: job.id, plan: "featured" } };
  }),
  "POST employer/payment/cancel": aboutPayment((id) => ({ body: { id } })),
  "POST employer/payment/check": aboutPayment((id) => ({ body: { id } })),
  "GET employer/payment/{id}": aboutPayment((id) => ({ params: { id } })),
  "GET employer/payment/transaction-detail/{id}": aboutPayment((id) => ({ params: { id } })),
  "GET employer/payment/get-transaction-history": plain,
  "GET employer/payment/export": plain,
  "POST employer/payment/refund-request": aboutPaid(({ job, paymentId }) => ({
    body: { job_id: job.id, payment_id: paymentId, quoted_minor: SINGLE.total },
  })),
  "POST employer/payment/payment-refund-request": aboutPaid(({ paymentId }) => ({
    body: { payment_id: paymentId, quoted_minor: SINGLE.total },
  })),
  "POST employer/payment/cancel-refund-request": aboutPaid(async ({ employer, paymentId }) => {
    await Payment.update({ refundWindowDays: 0 }, { where: { id: paymentId } });
    const path = "employer/payment/payment-refund-request";
    const wish = { payment_id: paymentId, quoted_minor: SINGLE.total };
    const { id } = await employer.ok("POST employer/payment/payment-refund-request", path, wish);
    return { body: { id } };
  }),
  "GET employer/payment/payment-refund-request-list": plain,
  "POST employer/payment/add-bank-account": body({}),
  "POST employer/payment/cancel-subscription": body({}, { own: 409 }),
} satisfies Cases;
