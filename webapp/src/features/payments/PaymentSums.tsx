import type { PaymentDetail } from "@jobmap/contract";
import { moneyText } from "../../lib/money-text.ts";
import { plural } from "../../ui/index.ts";
import styles from "./Payments.module.css";
import { boughtText, isWaiting, METHOD_TEXT, wasPaid } from "./payment-words.ts";

/** The sums of a payment from its price to what is left of it, with its documents. */
export function PaymentSums({ payment }: { payment: PaymentDetail }) {
  const { subtotal_minor, discount_minor, tax_minor, total_minor, refunded_minor, currency } = payment;
  const rows: readonly (readonly [string, number])[] = [
    [boughtText(payment), subtotal_minor],
    ...(discount_minor > 0 ? [["Discount", -discount_minor] as const] : []),
    ...(wasPaid(payment)
      ? ([
          ["Tax", tax_minor],
          ["Total", total_minor],
        ] as const)
      : []),
    ...(refunded_minor > 0
      ? ([
          ["Refunded", -refunded_minor],
          ["After refunds", total_minor - refunded_minor],
        ] as const)
      : []),
  ];
  return (
    <section className={styles["part"]} aria-label="Sums">
      <dl className={styles["sums"]}>
        {rows.map(([name, minor]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{moneyText(minor, currency)}</dd>
          </div>
        ))}
      </dl>
      {!wasPaid(payment) && (
        <p className={styles["more"]}>{isWaiting(payment) ? "Tax comes on top." : "Nothing was charged."}</p>
      )}
      <p className={styles["ways"]}>
        {payment.method !== null && wasPaid(payment) && (
          <span>Paid by {(METHOD_TEXT[payment.method] ?? payment.method).toLowerCase()}</span>
        )}
        {payment.credits_granted > 0 && (
          <span>
            {plural(payment.credits_granted, "job credit")}, {payment.credits_left} unused
          </span>
        )}
        {payment.invoice_url !== null && <a href={payment.invoice_url}>Invoice</a>}
        {payment.receipt_url !== null && <a href={payment.receipt_url}>Receipt</a>}
      </p>
    </section>
  );
}
