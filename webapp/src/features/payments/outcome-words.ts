import type { PaymentDetail, PaymentStatus } from "@jobmap/contract";
import { moneyText } from "../../lib/money-text.ts";
import { plural } from "../../ui/index.ts";
import { boughtText } from "./payment-words.ts";

export interface OutcomeWords {
  readonly title: string;
  readonly text: string;
}

/** What became of a payment, for somebody who comes back from paying. Says "paid" only when the money has arrived. */
export function outcomeOf(payment: PaymentDetail): OutcomeWords {
  const { status, total_minor, currency, paid_jobs, failure } = payment;
  const sum = moneyText(total_minor, currency);
  const published = paid_jobs.filter(({ state }) => state === "PUBLISHED").length;
  const jobs = plural(paid_jobs.length, "job");
  if (payment.is_settled && status !== "REFUNDED")
    return {
      title: published > 0 ? `${plural(published, "job")} on the map` : "Payment received",
      text: `${sum} for ${boughtText(payment)} has arrived. ${paidText(payment, published)}`,
    };
  const words: Partial<Record<PaymentStatus, OutcomeWords>> = {
    PROCESSING: {
      title: "Your bank is on it",
      text: `Your payment for ${boughtText(payment)} is on its way, and has not arrived yet. A bank can take some days.${paid_jobs.length > 0 ? ` ${jobs} will be published when it arrives.` : ""} You can leave this page: we tell you.`,
    },
    FAILED: {
      title: "The payment failed",
      text: `${failure ?? "Your bank did not carry it out."} Nothing was charged${paid_jobs.length > 0 ? `, and your ${paid_jobs.length === 1 ? "job is kept as a draft" : "jobs are kept as drafts"}` : ""}.`,
    },
    EXPIRED: {
      title: "The payment page has expired",
      text: "Nothing was charged, and nothing you wrote is lost.",
    },
    CANCELED: {
      title: "The payment was given up",
      text: "Nothing was charged, and nothing you wrote is lost.",
    },
    REFUNDED: { title: "The payment was refunded", text: `${sum} goes back to what you paid with.` },
    DISPUTED: {
      title: "The payment is disputed",
      text: "Your bank has taken the money back for now. The jobs of this payment are paused.",
    },
    LOST: {
      title: "The payment was taken back",
      text: "Your bank has decided that the money goes back to you.",
    },
  };
  return (
    words[status] ?? {
      title: "We have not received a payment yet",
      text: "If you have just paid, this takes a few seconds. If not, you can go on where you stopped.",
    }
  );
}

function paidText({ credits_granted, paid_jobs }: PaymentDetail, published: number): string {
  const leftOut = paid_jobs.filter(({ state }) => state === "LEFT_OUT").length;
  const waiting = paid_jobs.filter(({ state }) => state === "WAITING").length;
  const parts = [
    ...(published > 0 ? ["Candidates can find it now."] : []),
    ...(waiting > 0 ? [`${plural(waiting, "job")} will be published in a moment.`] : []),
    ...(leftOut > 0
      ? [`${plural(leftOut, "job")} could not be published any more: that part is refunded.`]
      : []),
    ...(credits_granted > 0 ? [`You have ${plural(credits_granted, "more credit", "more credits")}.`] : []),
  ];
  return parts.join(" ");
}
