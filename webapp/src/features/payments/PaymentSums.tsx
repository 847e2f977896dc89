import type { PaymentDetail } from "@jobmap/contract";
import { plural, t } from "#text";
import { moneyText } from "../../lib/money-text.ts";
import styles from "./Payments.module.css";
import { boughtText, isWaiting, METHOD_TEXT, wasPaid } from "./payment-words.ts";

/** The sums of a payment from its price to what is left of it, with its documents. */
export function PaymentSums({ payment }: { payment: PaymentDetail }) {
  const { subtotal_minor, discount_minor, tax_minor, total_minor, refunded_minor, currency } = payment;
  const rows: readonly (readonly [string, number])[] = [
    [boughtText(payment), subtotal_minor],
    ...(discount_minor > 0 ? [[t`Discount`, -discount_minor] as const] : []),
    ...(wasPaid(payment)
      ? ([
          [t`Tax`, tax_minor],
          [t`Total`, total_minor],
        ] as const)
      : []),
    ...(refunded_minor > 0
      ? ([
          [t`Refunded`, -refunded_minor],
          [t`After refunds`, total_minor - refunded_minor],
        ] as const)
      : []),
  ];
  return (
    <section className={styles["part"]} aria-label={t`Sums`}>
      <dl className={styles["sums"]}>
        {rows.map(([name, minor]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{moneyText(minor, currency)}</dd>
          </div>
        ))}
      </dl>
      {!wasPaid(payment) && (
        <p className={styles["more"]}>
          {isWaiting(payment) ? t`Tax comes on top.` : t`Nothing was charged.`}
        </p>
      )}
      <p className={styles["ways"]}>
        {payment.method !== null && wasPaid(payment) && (
          <span>{t`Paid by ${(METHOD_TEXT[payment.method] ?? payment.method).toLowerCase()}`}</span>
        )}
        {payment.credits_granted > 0 && (
          <span>
            {t`${plural(payment.credits_granted, { one: "# job credit", other: "# job credits" })}, ${payment.credits_left} unused`}
          </span>
        )}
        {payment.invoice_url !== null && <a href={payment.invoice_url}>{t`Invoice`}</a>}
        {payment.receipt_url !== null && <a href={payment.receipt_url}>{t`Receipt`}</a>}
      </p>
    </section>
  );
}
