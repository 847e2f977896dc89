import type { DisputeStatus, PaymentDetail } from "@jobmap/contract";
import { Trans, t } from "#text";
import { moneyText } from "../../lib/money-text.ts";
import { Badge, dayText, Heading } from "../../ui/index.ts";
import { disputeReason } from "./dispute-reason.ts";
import styles from "./Payments.module.css";
import { DISPUTE_STATUS } from "./payment-words.ts";

/** What follows from a dispute in this state. */
const EFFECT: Readonly<Record<DisputeStatus, string>> = {
  OPEN: t`The card holder’s bank has taken this money back until it decides. The payment’s jobs are paused meanwhile. If it was a mistake, the card holder can withdraw the dispute at their bank.`,
  WON: t`The bank has decided that the payment stands. You can resume its jobs.`,
  LOST: t`The bank has given the money back to the card holder. The payment’s jobs have ended.`,
};

/** A card holder who told their bank that they did not want this payment. */
export function Disputes({ payment: { disputes, currency } }: { payment: PaymentDetail }) {
  return (
    <section className={styles["part"]} aria-label={t`Disputes`}>
      <Heading level={2} size="xl">
        {t`Disputes`}
      </Heading>
      <ul className={styles["list"]}>
        {disputes.map(({ status, amount_minor, reason, opened_at, closed_at }) => (
          <li key={opened_at}>
            <p>
              {closed_at === null ? (
                <Trans>
                  <b>{moneyText(amount_minor, currency)}</b>, {disputeReason(reason)}, opened{" "}
                  {dayText(opened_at)}
                </Trans>
              ) : (
                <Trans>
                  <b>{moneyText(amount_minor, currency)}</b>, {disputeReason(reason)}, opened{" "}
                  {dayText(opened_at)}, closed {dayText(closed_at)}
                </Trans>
              )}{" "}
              <Badge tone={DISPUTE_STATUS[status].tone}>{DISPUTE_STATUS[status].text}</Badge>
            </p>
            <p className={styles["more"]}>{EFFECT[status]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
