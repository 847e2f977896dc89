import type { RefundRequest } from "@jobmap/contract";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { moneyText } from "../../lib/money-text.ts";
import { Badge, Button, ConfirmDialog, dayText, Heading } from "../../ui/index.ts";
import styles from "./Payments.module.css";
import { REFUND_STATUS } from "./payment-words.ts";

/** The refunds of a payment, with what was answered. */
export function RefundsOfPayment({ refunds }: { refunds: readonly RefundRequest[] }) {
  return (
    <section className={styles["part"]} aria-label="Refunds">
      <Heading level={2} size="xl">
        Refunds
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
        <b>{moneyText(amount_minor, currency)}</b> {title !== null && `for ${title}, `}
        requested {dayText(created_at)}{" "}
        <Badge tone={REFUND_STATUS[status].tone}>{REFUND_STATUS[status].text}</Badge>
      </p>
      {note !== "" && <p className={styles["more"]}>You wrote: {note}</p>}
      {answer !== "" && <p className={styles["more"]}>{answer}</p>}
      {status === "FAILED" && (
        <p className={styles["more"]}>The bank sent the money back to us. You can request it again.</p>
      )}
      {status === "REQUESTED" && (
        <Button variant="line" size="sm" onClick={() => setAsking(true)}>
          Take it back
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Take this request back?"
        yes="Take it back"
        no="Keep it"
        onConfirm={async () => {
          await call("POST employer/payment/cancel-refund-request", { body: { id } });
        }}
      >
        <p>Nothing is refunded then. You can ask again, for what is unused by then.</p>
      </ConfirmDialog>
    </li>
  );
}
