import type { Received, Words } from "@jobmap/contract";
import { cancelRefund } from "../../commands/payment/decide-refund.ts";
import { requestRefund } from "../../commands/payment/request-refund.ts";
import { notFound } from "../../errors/api-error.ts";
import { reply, route } from "../../http/dispatch.ts";
import { companyOf, type Employer, employerOf } from "../../policies/employer.ts";
import { showRefunds } from "../../views/refunds.ts";

const ASKED: Readonly<Record<`${boolean}`, Words>> = {
  true: "Your refund is on its way",
  false: "Your request was sent. Somebody looks at it and lets you know.",
};

const wishOf = (actor: Employer, body: Received<"POST employer/payment/payment-refund-request">["body"]) => ({
  actor,
  paymentId: body.payment_id,
  reason: body.reason,
  note: body.note,
  quotedMinor: body.quoted_minor,
});

async function show(id: number) {
  const { items } = await showRefunds({ id }, { page: 1, limit: 1 });
  const [refund] = items;
  if (!refund) throw notFound("Refund not found.");
  return reply(refund, { message: ASKED[`${refund.is_automatic}`] });
}

export const requestJobRefund = route(
  "POST employer/payment/refund-request",
  async ({ body }, { services, session }) => {
    const wish = { ...wishOf(employerOf(session), body), jobId: body.job_id };
    return await show((await requestRefund(services, wish)).id);
  },
);

export const requestPaymentRefund = route(
  "POST employer/payment/payment-refund-request",
  async ({ body }, { services, session }) =>
    show((await requestRefund(services, wishOf(employerOf(session), body))).id),
);

export const cancelRefundRequest = route(
  "POST employer/payment/cancel-refund-request",
  async ({ body }, { services, session }) => {
    const refund = await cancelRefund(services, employerOf(session), body.id);
    const { data } = await show(refund.id);
    return reply(data, { message: "Your request is taken back" });
  },
);

export const listRefunds = route(
  "GET employer/payment/payment-refund-request-list",
  async ({ query: { status, page, limit } }, { session }) => {
    const where = { companyId: companyOf(session), ...(status && status.length > 0 ? { status } : {}) };
    return { ...(await showRefunds(where, { page, limit })), page, limit };
  },
);
