import type { PaymentDetail } from "@jobmap/contract";
import { useState } from "react";
import { t } from "#text";
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
        {t`Your bank is carrying it out, which can take some days.`}{" "}
        {jobs > 0 && `${t`Your jobs are published when the money arrives.`} `}
        {t`We tell you, and you don’t have to do anything.`}
      </p>
    );
  return (
    <div className={styles["note"]}>
      <p>
        {t`Nothing has been paid yet.`}{" "}
        {expires_at !== null && t`The payment page stays open until ${timeText(Date.parse(expires_at))}.`}
      </p>
      <p className={styles["ways"]}>
        {checkout_url !== null && (
          <Button onClick={() => location.assign(checkout_url)}>{t`Go on to pay`}</Button>
        )}
        <Button variant="line" onClick={() => setAsking(true)}>
          {t`Give it up`}
        </Button>
      </p>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t`Give up this payment?`}
        yes={t`Give it up`}
        no={t`Keep it`}
        onConfirm={async () => {
          await call("POST employer/payment/cancel", { body: { id } });
        }}
      >
        <p>
          {t`Nothing is charged.`} {jobs > 0 && t`Its jobs become drafts again, with everything you wrote.`}
        </p>
      </ConfirmDialog>
    </div>
  );
}
