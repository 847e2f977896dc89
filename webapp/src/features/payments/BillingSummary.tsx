import type { Billing, Subscription } from "@jobmap/contract";
import { useState } from "react";
import { plural, t } from "#text";
import { call } from "../../lib/api.ts";
import { moneyText } from "../../lib/money-text.ts";
import { planName } from "../../lib/plan-name.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, Card, ConfirmDialog, dayText, Heading } from "../../ui/index.ts";
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
      toast(failure instanceof Error ? failure.message : t`That did not work. Try again.`, {
        tone: "danger",
      });
      setBusy(false);
    }
  };
  return (
    <div className={styles["summary"]}>
      <Card aria-label={t`Job credits`}>
        <Heading level={2} size="md">
          {t`Job credits`}
        </Heading>
        <p className={styles["figure"]}>{credits.toLocaleString("en-US")}</p>
        <p className={styles["more"]}>{t`Each publishes one job.`}</p>
      </Card>
      {subscription && <SubscriptionCard subscription={subscription} />}
      <Card aria-label={t`Cards and bank accounts`}>
        <Heading level={2} size="md">
          {t`Cards and bank accounts`}
        </Heading>
        <p
          className={styles["more"]}
        >{t`They are entered on our payment provider’s page, and never reach us.`}</p>
        <Button variant="line" size="sm" busy={busy} onClick={() => void manage()}>
          {t`Open that page`}
        </Button>
      </Card>
    </div>
  );
}

function SubscriptionCard({ subscription }: { subscription: Subscription }) {
  const [isAsking, setAsking] = useState(false);
  const { name, status, ends_with_period } = subscription;
  const canEnd = status !== "CANCELED" && !ends_with_period;
  return (
    <Card aria-label={t`Subscription`}>
      <Heading level={2} size="md">
        {planName(name)}
      </Heading>
      <p>
        {priceText(subscription)} {stateText(subscription)}
      </p>
      {canEnd && (
        <Button variant="line" size="sm" onClick={() => setAsking(true)}>
          {t`Cancel the subscription`}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t`Cancel the subscription?`}
        yes={t`Cancel it`}
        no={t`Keep it`}
        onConfirm={async () => {
          await call("POST employer/payment/cancel-subscription", { body: {} });
        }}
      >
        <p>
          {t`It ends with the period you have paid for. Your jobs stay public as long as they were to be, and unused credits stay yours.`}
        </p>
      </ConfirmDialog>
    </Card>
  );
}

function priceText({ price_minor, currency, interval }: Subscription): string {
  const price = moneyText(price_minor, currency);
  if (interval === "ONE_TIME") return t`${price} once, without tax.`;
  return interval === "YEAR" ? t`${price} a year, without tax.` : t`${price} a month, without tax.`;
}

export function stateText(subscription: Subscription): string {
  const { status, job_credits, period_ends_at, ends_with_period, grace_ends_at } = subscription;
  const end = dayText(period_ends_at) ?? "";
  if (status === "CANCELED") return t`It has ended.`;
  if (status === "PAST_DUE")
    return grace_ends_at === null
      ? t`The last payment failed.`
      : t`The last payment failed. It ends on ${dayText(grace_ends_at) ?? ""} unless it is paid.`;
  if (ends_with_period) return t`It ends on ${end}.`;
  return t`On ${end} it renews, with ${plural(job_credits, { one: "# new credit", other: "# new credits" })}.`;
}
