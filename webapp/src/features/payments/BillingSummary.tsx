import type { Billing, Subscription } from "@jobmap/contract";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { moneyText } from "../../lib/money-text.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, Card, ConfirmDialog, dayText, Heading, plural } from "../../ui/index.ts";
import styles from "./Payments.module.css";

/** What the company has bought and not used, and the way to its cards and invoices. */
export function BillingSummary({ billing: { credits, subscription } }: { billing: Billing }) {
  const [busy, setBusy] = useState(false);
  const manage = async () => {
    setBusy(true);
    try {
      const { url } = await call("POST employer/payment/add-bank-account", { body: {} });
      location.assign(url);
    } catch (failure) {
      toast(failure instanceof Error ? failure.message : "That did not work. Try again.", { tone: "danger" });
      setBusy(false);
    }
  };
  return (
    <div className={styles["summary"]}>
      <Card aria-label="Job credits">
        <Heading level={2} size="md">
          Job credits
        </Heading>
        <p className={styles["figure"]}>{credits.toLocaleString("en-US")}</p>
        <p className={styles["more"]}>Each publishes one job.</p>
      </Card>
      {subscription && <SubscriptionCard subscription={subscription} />}
      <Card aria-label="Cards and bank accounts">
        <Heading level={2} size="md">
          Cards and bank accounts
        </Heading>
        <p className={styles["more"]}>They are entered on our payment provider’s page, and never reach us.</p>
        <Button variant="line" size="sm" busy={busy} onClick={() => void manage()}>
          Open that page
        </Button>
      </Card>
    </div>
  );
}

const PERIOD = { ONE_TIME: "once", MONTH: "a month", YEAR: "a year" } as const;

function SubscriptionCard({ subscription }: { subscription: Subscription }) {
  const [isAsking, setAsking] = useState(false);
  const { name, price_minor, currency, interval, status, ends_with_period } = subscription;
  const canEnd = status !== "CANCELED" && !ends_with_period;
  return (
    <Card aria-label="Subscription">
      <Heading level={2} size="md">
        {name}
      </Heading>
      <p>
        {moneyText(price_minor, currency)} {PERIOD[interval]}, without tax. {stateText(subscription)}
      </p>
      {canEnd && (
        <Button variant="line" size="sm" onClick={() => setAsking(true)}>
          Cancel the subscription
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Cancel the subscription?"
        yes="Cancel it"
        no="Keep it"
        onConfirm={async () => {
          await call("POST employer/payment/cancel-subscription", { body: {} });
        }}
      >
        <p>
          It ends with the period you have paid for. Your jobs stay public as long as they were to be, and
          unused credits stay yours.
        </p>
      </ConfirmDialog>
    </Card>
  );
}

export function stateText(subscription: Subscription): string {
  const { status, job_credits, period_ends_at, ends_with_period, grace_ends_at } = subscription;
  const end = period_ends_at === null ? "" : dayText(period_ends_at);
  if (status === "CANCELED") return "It has ended.";
  if (status === "PAST_DUE")
    return `The last payment failed.${grace_ends_at === null ? "" : ` It ends on ${dayText(grace_ends_at)} unless it is paid.`}`;
  if (ends_with_period) return `It ends on ${end}.`;
  return `On ${end} it renews, with ${plural(job_credits, "new credit")}.`;
}
