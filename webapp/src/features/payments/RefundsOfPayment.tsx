import type { RefundRequest } from "@jobmap/contract";
import { useState } from "react";
import { Trans, t } from "#text";
import { call } from "../../lib/api.ts";
import { moneyText } from "../../lib/money-text.ts";
import { Badge, Button, ConfirmDialog, dayText, Heading } from "../../ui/index.ts";
import styles from "./Payments.module.css";
import { REFUND_STATUS } from "./payment-words.ts";

/** The refunds of a payment, with what was answered. */
export function RefundsOfPayment({ refunds }: { refunds: readonly RefundRequest[] }) {
  return (
    <section className={styles["part"]} aria-label={t`Refunds`}>
      <Heading level={2} size="xl">
        {t`Refunds`}
      </Heading>
      <ul className={styles["list"]}>
        {refunds.map((refund) => (
          <Refund key={refund.id} refund={refund} />
        ))}
      </ul>
    </section>
  );
}

function Refund({ refund }: { refund: RefundRequest }) {
  const [isAsking, setAsking] = useState(false);
  const { id, status, title, amount_minor, currency, created_at, note, answer } = refund;
  return (
    <li>
      <p>
        {title === null ? (
          <Trans>
            <b>{moneyText(amount_minor, currency)}</b> requested {dayText(created_at)}
          </Trans>
        ) : (
          <Trans>
            <b>{moneyText(amount_minor, currency)}</b> for {title}, requested {dayText(created_at)}
          </Trans>
        )}{" "}
        <Badge tone={REFUND_STATUS[status].tone}>{REFUND_STATUS[status].text}</Badge>
      </p>
      {note !== "" && <p className={styles["more"]}>{t`You wrote: ${note}`}</p>}
      {answer !== "" && <p className={styles["more"]}>{answer}</p>}
      {status === "FAILED" && (
        <p className={styles["more"]}>{t`The bank sent the money back to us. You can request it again.`}</p>
      )}
      {status === "REQUESTED" && (
        <Button variant="line" size="sm" onClick={() => setAsking(true)}>
          {t`Take it back`}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t`Take this request back?`}
        yes={t`Take it back`}
        no={t`Keep it`}
        onConfirm={async () => {
          await call("POST employer/payment/cancel-refund-request", { body: { id } });
        }}
      >
        <p>{t`Nothing is refunded then. You can ask again, for what is unused by then.`}</p>
      </ConfirmDialog>
    </li>
  );
}
