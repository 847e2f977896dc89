import type { PaymentDetail, RefundQuote } from "@jobmap/contract";
import { useState } from "react";
import { plural, Trans, t } from "#text";
import { call } from "../../lib/api.ts";
import { moneyText } from "../../lib/money-text.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, ConfirmDialog, TextArea } from "../../ui/index.ts";
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
    toast(
      isOnItsWay ? t`${sum} is on its way back.` : t`Your request is in. We tell you when it is decided.`,
      { tone: "success" },
    );
  };
  return (
    <div className={styles["refund"]}>
      <p>
        {tax_minor > 0 ? (
          <Trans>
            <b>{sum}</b>, {moneyText(tax_minor, currency)} of it tax: {unusedText(quote)}.
          </Trans>
        ) : (
          <>
            <b>{sum}</b>: {unusedText(quote)}.
          </>
        )}
      </p>
      <Button variant="line" size="sm" onClick={() => setAsking(true)}>
        {t`Refund ${sum}`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t`Refund ${sum}?`}
        yes={is_automatic ? t`Refund ${sum}` : t`Request ${sum}`}
        no={t`Keep it as it is`}
        onConfirm={request}
      >
        <p className={styles["asked"]}>
          {is_automatic
            ? t`It is sent back within a minute, to what you paid with.`
            : t`The days for refunds without asking are over: a person decides, and you are told.`}{" "}
          {ends_jobs > 0 &&
            (job
              ? t`“${job.title}” leaves the map.`
              : plural(ends_jobs, { one: "# job leaves the map.", other: "# jobs leave the map." }))}
        </p>
        {!is_automatic && (
          <TextArea
            label={t({ message: "Why", context: "a refund" })}
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

/** `50 of 60 days and 3 credits unused`. */
export function unusedText({ days_unused, days_paid, credits }: RefundQuote): string {
  if (days_paid === 0 && credits === 0) return t`all of it unused`;
  const bought = plural(credits, { one: "# credit", other: "# credits" });
  if (days_paid === 0) return t`${bought} unused`;
  const days = plural(days_paid, { one: `${days_unused} of # day`, other: `${days_unused} of # days` });
  return credits === 0 ? t`${days} unused` : t`${days} and ${bought} unused`;
}
