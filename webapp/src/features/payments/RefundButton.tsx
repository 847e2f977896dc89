import type { PaymentDetail, RefundQuote } from "@jobmap/contract";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { moneyText } from "../../lib/money-text.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, ConfirmDialog, plural, TextArea } from "../../ui/index.ts";
import styles from "./Payments.module.css";

interface RefundButtonProps {
  payment: PaymentDetail;
  quote: RefundQuote;
  /** The job whose days are refunded; without it, all that is unused of the payment. */
  job?: { readonly id: number; readonly title: string };
}

/** What would be paid back, said before the button that asks for it. */
export function RefundButton({ payment, quote, job }: RefundButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState("");
  const { amount_minor, tax_minor, currency, is_automatic, ends_jobs } = quote;
  const sum = moneyText(amount_minor, currency);
  const request = async () => {
    const body = { payment_id: payment.id, quoted_minor: amount_minor, note };
    const { is_automatic: isOnItsWay } = job
      ? await call("POST employer/payment/refund-request", { body: { ...body, job_id: job.id } })
      : await call("POST employer/payment/payment-refund-request", { body });
    toast(isOnItsWay ? `${sum} is on its way back.` : "Your request is in. We tell you when it is decided.", {
      tone: "success",
    });
  };
  return (
    <div className={styles["refund"]}>
      <p>
        <b>{sum}</b>
        {tax_minor > 0 && `, ${moneyText(tax_minor, currency)} of it tax`}: {unusedText(quote)}.
      </p>
      <Button variant="line" size="sm" onClick={() => setAsking(true)}>
        Refund {sum}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Refund ${sum}?`}
        yes={is_automatic ? `Refund ${sum}` : `Request ${sum}`}
        no="Keep it as it is"
        onConfirm={request}
      >
        <p className={styles["asked"]}>
          {is_automatic
            ? "It is sent back within a minute, to what you paid with."
            : "The days for refunds without asking are over: a person decides, and you are told."}
          {ends_jobs > 0 &&
            ` ${job ? `“${job.title}” leaves` : `${plural(ends_jobs, "job")} ${ends_jobs === 1 ? "leaves" : "leave"}`} the map.`}
        </p>
        {!is_automatic && (
          <TextArea
            label="Why"
            optional
            limit={1_000}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
      </ConfirmDialog>
    </div>
  );
}

/** `50 of 60 days and 3 credits are unused`. */
export function unusedText({ days_unused, days_paid, credits }: RefundQuote): string {
  const parts = [
    ...(days_paid > 0 ? [`${days_unused} of ${plural(days_paid, "day")}`] : []),
    ...(credits > 0 ? [plural(credits, "credit")] : []),
  ];
  return `${parts.join(" and ") || "all of it"} unused`;
}
