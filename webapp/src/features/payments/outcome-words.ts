import type { PaymentDetail, PaymentStatus } from "@jobmap/contract";
import { plural, t } from "#text";
import { moneyText } from "../../lib/money-text.ts";
import { boughtText } from "./payment-words.ts";

export interface OutcomeWords {
  readonly title: string;
  readonly text: string;
}

/** What became of a payment, for somebody who comes back from paying. Says "paid" only when the money has arrived. */
export function outcomeOf(payment: PaymentDetail): OutcomeWords {
  const { status, total_minor, currency, paid_jobs, failure } = payment;
  const sum = moneyText(total_minor, currency);
  const jobs = paid_jobs.length;
  const published = paid_jobs.filter(({ state }) => state === "PUBLISHED").length;
  if (payment.is_settled && status !== "REFUNDED")
    return {
      title:
        published > 0
          ? plural(published, { one: "# job on the map", other: "# jobs on the map" })
          : t`Payment received`,
      text: `${t`${sum} for ${boughtText(payment)} has arrived.`} ${paidText(payment, published)}`,
    };
  const words: Partial<Record<PaymentStatus, OutcomeWords>> = {
    PROCESSING: {
      title: t`Your bank is on it`,
      text: [
        t`Your payment for ${boughtText(payment)} is on its way, and has not arrived yet. A bank can take some days.`,
        ...(jobs > 0
          ? [
              plural(jobs, {
                one: "# job will be published when it arrives.",
                other: "# jobs will be published when it arrives.",
              }),
            ]
          : []),
        t`You can leave this page: we tell you.`,
      ].join(" "),
    },
    FAILED: {
      title: t`The payment failed`,
      text: `${failure ?? t`Your bank did not carry it out.`} ${keptText(jobs)}`,
    },
    EXPIRED: {
      title: t`The payment page has expired`,
      text: t`Nothing was charged, and nothing you wrote is lost.`,
    },
    CANCELED: {
      title: t`The payment was given up`,
      text: t`Nothing was charged, and nothing you wrote is lost.`,
    },
    REFUNDED: { title: t`The payment was refunded`, text: t`${sum} goes back to what you paid with.` },
    DISPUTED: {
      title: t`The payment is disputed`,
      text: t`Your bank has taken the money back for now. The jobs of this payment are paused.`,
    },
    LOST: {
      title: t`The payment was taken back`,
      text: t`Your bank has decided that the money goes back to you.`,
    },
  };
  return (
    words[status] ?? {
      title: t`We have not received a payment yet`,
      text: t`If you have just paid, this takes a few seconds. If not, you can go on where you stopped.`,
    }
  );
}

const keptText = (jobs: number) =>
  jobs === 0
    ? t`Nothing was charged.`
    : plural(jobs, {
        one: "Nothing was charged, and your job is kept as a draft.",
        other: "Nothing was charged, and your jobs are kept as drafts.",
      });

function paidText({ credits_granted, paid_jobs }: PaymentDetail, published: number): string {
  const leftOut = paid_jobs.filter(({ state }) => state === "LEFT_OUT").length;
  const waiting = paid_jobs.filter(({ state }) => state === "WAITING").length;
  const parts = [
    ...(published > 0 ? [t`Candidates can find it now.`] : []),
    ...(waiting > 0
      ? [
          plural(waiting, {
            one: "# job will be published in a moment.",
            other: "# jobs will be published in a moment.",
          }),
        ]
      : []),
    ...(leftOut > 0
      ? [
          plural(leftOut, {
            one: "# job could not be published any more: that part is refunded.",
            other: "# jobs could not be published any more: that part is refunded.",
          }),
        ]
      : []),
    ...(credits_granted > 0
      ? [plural(credits_granted, { one: "You have # more credit.", other: "You have # more credits." })]
      : []),
  ];
  return parts.join(" ");
}
