import type { PaymentNews } from "@jobmap/contract";
import type { Transaction } from "sequelize";
import { moneyText } from "../../format/money.ts";
import type { Payment } from "../../models/index.ts";
import type { NotificationValues } from "../../notifications/values.ts";
import type { Services } from "../../services.ts";
import { tellEmployers } from "../tell-employers.ts";

interface News {
  readonly news: PaymentNews;
  /** The total of the payment, unless another sum is meant. */
  readonly sumMinor?: number;
  readonly jobs?: number;
  /** Words of others. */
  readonly note?: string;
  /** What else is told of it. */
  readonly details?: Pick<NotificationValues["payment"], "leftOut" | "credits" | "graceDays">;
  /** Distinguishes it from others of its kind about the same payment: a refund's id. */
  readonly of?: number | string;
}

/** Tells a company what became of a payment, by the bell and by mail. Told once, however often it is found out. */
export async function tellPayment(
  services: Services,
  { id, companyId, planName, totalMinor, currency }: Payment,
  { news, sumMinor = totalMinor, jobs = 0, note = "", details, of = "" }: News,
  transaction: Transaction,
): Promise<void> {
  await tellEmployers(services, { companyId, job: null }, transaction, {
    notification: {
      type: "payment",
      values: {
        news,
        paymentId: id,
        plan: planName,
        sum: moneyText(sumMinor, currency),
        jobs,
        note,
        ...details,
      },
    },
    dedupeKey: `payment:${id}:${news}:${of}`,
  });
}
