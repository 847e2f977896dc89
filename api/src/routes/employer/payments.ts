import { checkPayment } from "../../commands/payment/check-payment.ts";
import { giveUpPayment } from "../../commands/payment/give-up-payment.ts";
import { cancelSubscription, openPortal } from "../../commands/payment/manage-billing.ts";
import { RawReply, reply, route } from "../../http/dispatch.ts";
import { Payment } from "../../models/index.ts";
import { permit } from "../../policies/can.ts";
import { companyOf, employerOf } from "../../policies/employer.ts";
import type { SessionContext } from "../../policies/session.ts";
import { presentPayment } from "../../presenters/payment.ts";
import { presentPaymentsCsv } from "../../presenters/payments-csv.ts";
import { countPaidJobs, findBalances, findHistory } from "../../queries/payments.ts";
import { showBilling, showPayment, showTransaction } from "../../views/payments.ts";

const requirePayment = async (session: SessionContext, id: number) =>
  permit(employerOf(session), "payment.read", await Payment.findByPk(id), "Payment not found.");

export const getPayment = route("GET employer/payment/{id}", async ({ params }, { services, session }) =>
  showPayment(services, await requirePayment(session, params.id)),
);

export const getTransaction = route(
  "GET employer/payment/transaction-detail/{id}",
  async ({ params }, { services, session }) =>
    showTransaction(services, await requirePayment(session, params.id)),
);

export const checkOwnPayment = route("POST employer/payment/check", async ({ body }, { services, session }) =>
  showPayment(services, await checkPayment(services, employerOf(session), body.id)),
);

export const cancelPayment = route(
  "POST employer/payment/cancel",
  async ({ body }, { services, session }) => {
    const payment = await giveUpPayment(services, employerOf(session), body.id);
    return reply(await showPayment(services, payment), {
      message: "Nothing is charged. Your jobs are drafts again.",
    });
  },
);

export const getHistory = route(
  "GET employer/payment/get-transaction-history",
  async ({ query: { page, limit, ...filter } }, { services, session }) => {
    const companyId = companyOf(session);
    const { payments, total } = await findHistory(companyId, filter, { page, limit });
    const jobs = await countPaidJobs(
      services.database,
      payments.map(({ id }) => id),
    );
    return {
      items: payments.map((payment) => presentPayment(payment, jobs(payment.id))),
      total,
      page,
      limit,
      billing: await showBilling(services, companyId),
      balances: await findBalances(services.database, companyId),
    };
  },
);

/** Rows of an export: more than a company pays in years. */
const MAX_EXPORTED = 50_000;

export const exportPayments = route("GET employer/payment/export", async ({ query }, { session }) => {
  const { payments } = await findHistory(companyOf(session), query, { page: 1, limit: MAX_EXPORTED });
  const headers = {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": 'attachment; filename="payments.csv"',
    "Cache-Control": "private, no-store",
  };
  return new RawReply(200, headers, presentPaymentsCsv(payments));
});

export const addBankAccount = route(
  "POST employer/payment/add-bank-account",
  async (_, { services, session }) => ({ url: await openPortal(services, employerOf(session)) }),
);

export const cancelOwnSubscription = route(
  "POST employer/payment/cancel-subscription",
  async (_, { services, session }) => {
    const employer = employerOf(session);
    await cancelSubscription(services, employer);
    return reply(await showBilling(services, employer.companyId), {
      message: "Your subscription ends with the period that is paid",
    });
  },
);
