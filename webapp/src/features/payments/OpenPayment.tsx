import type { PaymentDetail } from "@jobmap/contract";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { timeText } from "../../lib/time-text.ts";
import { Button, ConfirmDialog } from "../../ui/index.ts";
import styles from "./Payments.module.css";

/** A payment that is not made yet: go on, or give it up. */
export function OpenPayment({ payment }: { payment: PaymentDetail }) {
  const [isAsking, setAsking] = useState(false);
  const { id, checkout_url, expires_at, status, jobs } = payment;
  if (status === "PROCESSING")
    return (
      <p className={styles["note"]}>
        Your bank is carrying it out, which can take some days.{" "}
        {jobs > 0 && "Your jobs are published when the money arrives. "}
        We tell you, and you don’t have to do anything.
      </p>
    );
  return (
    <div className={styles["note"]}>
      <p>
        Nothing has been paid yet.{" "}
        {expires_at !== null && `The payment page stays open until ${timeText(Date.parse(expires_at))}.`}
      </p>
      <p className={styles["ways"]}>
        {checkout_url !== null && <Button onClick={() => location.assign(checkout_url)}>Go on to pay</Button>}
        <Button variant="line" onClick={() => setAsking(true)}>
          Give it up
        </Button>
      </p>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Give up this payment?"
        yes="Give it up"
        no="Keep it"
        onConfirm={async () => {
          await call("POST employer/payment/cancel", { body: { id } });
        }}
      >
        <p>Nothing is charged. {jobs > 0 && "Its jobs become drafts again, with everything you wrote."}</p>
      </ConfirmDialog>
    </div>
  );
}
