import { minorUnitDigits } from "@jobmap/contract/minor-units";
import { stringify } from "csv-stringify/sync";
import type { Payment } from "../models/index.ts";

/** Sums as plain decimal numbers, which spreadsheets can add. */
const decimal = (minor: number, currency: string) => {
  const digits = minorUnitDigits(currency);
  return (minor / 10 ** digits).toFixed(digits);
};

const COLUMNS: readonly { readonly header: string; readonly value: (row: Payment) => string }[] = [
  { header: "Payment", value: ({ id }) => String(id) },
  { header: "Date", value: ({ createdAt }) => createdAt.toISOString() },
  { header: "Paid", value: ({ paidAt }) => paidAt?.toISOString() ?? "" },
  { header: "Plan", value: ({ planName }) => planName },
  { header: "Quantity", value: ({ quantity }) => String(quantity) },
  { header: "Status", value: ({ status }) => status },
  { header: "Currency", value: ({ currency }) => currency },
  { header: "Subtotal", value: ({ subtotalMinor, currency }) => decimal(subtotalMinor, currency) },
  { header: "Discount", value: ({ discountMinor, currency }) => decimal(discountMinor, currency) },
  { header: "Tax", value: ({ taxMinor, currency }) => decimal(taxMinor, currency) },
  { header: "Total", value: ({ totalMinor, currency }) => decimal(totalMinor, currency) },
  { header: "Refunded", value: ({ refundedMinor, currency }) => decimal(refundedMinor, currency) },
];

/** A CSV file that spreadsheets open as UTF-8, and in which no cell is read as a formula (OWASP, CSV injection). */
export function presentPaymentsCsv(payments: readonly Payment[]): Buffer {
  const lines = payments.map((payment) => COLUMNS.map(({ value }) => value(payment)));
  return Buffer.from(
    stringify([COLUMNS.map(({ header }) => header), ...lines], { bom: true, escape_formulas: true }),
  );
}
