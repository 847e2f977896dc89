import type { Plan } from "@jobmap/contract";
import { moneyText } from "../../lib/money-text.ts";
import { ButtonLink, EmptyState, Page, PageSection, plural } from "../../ui/index.ts";
import { PlanList } from "./PlanList.tsx";
import styles from "./Pricing.module.css";
import { refundAfter } from "./plan-words.ts";

const EXAMPLE_DAYS = 10;

/** `/job-pricing`: the plans on sale, and what is paid back. */
export function PricingView({ plans }: { plans: readonly Plan[] }) {
  const example = plans.find(
    ({ price_minor, duration_days }) => price_minor > 0 && duration_days > EXAMPLE_DAYS,
  );
  return (
    <Page
      title="What a job ad costs"
      lead="Candidates never pay. Employers choose a plan when they publish; writing a job costs nothing."
      width="table"
      tools={<ButtonLink to="/employer/post-job">Post a job</ButtonLink>}
    >
      {plans.length === 0 ? (
        <EmptyState title="Nothing is on sale right now.">
          You can still write your jobs: they are kept as drafts.
        </EmptyState>
      ) : (
        <PlanList plans={plans} />
      )}
      {example && (
        <>
          <PageSection title="Taxes">
            <p>
              Prices are without tax. The payment page adds what your address requires and shows the whole sum
              before you pay. Every payment has an invoice and a receipt.
            </p>
          </PageSection>
          <PageSection title="Refunds">
            <p>
              You get back what you did not use, to the card or account you paid with. For a job that is its
              whole unused days: price ÷ days × unused days, with its part of the tax. The day that is running
              counts as unused, and cents are rounded up.
            </p>
            <Example plan={example} />
            <p>
              Within the days that a plan names, a refund is made by itself within a minute. After that, a
              person decides. Unused job credits are refunded the same way.
            </p>
          </PageSection>
        </>
      )}
    </Page>
  );
}

function Example({ plan }: { plan: Plan }) {
  const { name, currency, price_minor, job_credits, duration_days } = plan;
  const perJob = moneyText(Math.round(price_minor / Math.max(1, job_credits)), currency);
  const back = moneyText(refundAfter(plan, EXAMPLE_DAYS), currency);
  return (
    <p className={styles["example"]}>
      {name}: {perJob} for {plural(duration_days, "day")}. Ended after {EXAMPLE_DAYS} days,{" "}
      {duration_days - EXAMPLE_DAYS} are unused: you get <b>{back}</b> back.
    </p>
  );
}
