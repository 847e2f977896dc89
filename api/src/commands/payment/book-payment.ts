import type { Transaction } from "sequelize";
import { charge, grant } from "../../billing/transfers.ts";
import type { Payment } from "../../models/index.ts";
import type { Services } from "../../services.ts";
import { record } from "./record.ts";

/** What a payment brought, in the ledger: the money, and the credits that it gives. */
export async function bookPayment(
  services: Services,
  payment: Payment,
  transaction: Transaction,
): Promise<void> {
  const { id, currency, netMinor, taxMinor, givesCredits, jobCredits, quantity } = payment;
  await record(services, payment, charge({ id, currency, netMinor, taxMinor }), transaction);
  if (givesCredits) await record(services, payment, grant(payment, jobCredits * quantity), transaction);
}
