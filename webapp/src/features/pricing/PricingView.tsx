import type { Plan } from "@jobmap/contract";
import { plural, Trans, t } from "#text";
import { moneyText } from "../../lib/money-text.ts";
import { planName } from "../../lib/plan-name.ts";
import { ButtonLink, EmptyState, Page, PageSection } from "../../ui/index.ts";
import { PlanList } from "./PlanList.tsx";
import styles from "./Pricing.module.css";
import { refundAfter } from "./plan-words.ts";

const EXAMPLE_DAYS = 10;

export const PRICING_LEAD = t`Candidates never pay. Employers choose a plan when they publish; writing a job costs nothing.`;

/** `/job-pricing`: the plans on sale, and what is paid back. */
export function PricingView({ plans }: { plans: readonly Plan[] }) {
  const example = plans.find(
    ({ price_minor, duration_days }) => price_minor > 0 && duration_days > EXAMPLE_DAYS,
  );
  return (
    <Page
      title={t`What a job ad costs`}
      lead={PRICING_LEAD}
      width="table"
      tools={<ButtonLink to="/employer/post-job">{t`Post a job`}</ButtonLink>}
    >
      {plans.length === 0 ? (
        <EmptyState title={t`Nothing is on sale right now.`}>
          {t`You can still write your jobs: they are kept as drafts.`}
        </EmptyState>
      ) : (
        <PlanList plans={plans} />
      )}
      {example && (
        <>
          <PageSection title={t`Taxes`}>
            <p>
              {t`Prices do not include tax. The payment page adds what your address requires and shows the full amount before you pay. Every payment has an invoice and a receipt.`}
            </p>
          </PageSection>
          <PageSection title={t`Refunds`}>
            <p>
              {t`You get back what you did not use, to the card or account you paid with. For a job that means its unused days: price ÷ days × unused days, plus the tax on them. The current day counts as unused, and cents are rounded up.`}
            </p>
            <Example plan={example} />
            <p>
              {t`Within the number of days your plan states, refunds are automatic and usually take less than a minute. After that, a person decides. Unused job credits are refunded the same way.`}
            </p>
          </PageSection>
        </>
      )}
    </Page>
  );
}

function Example({ plan }: { plan: Plan }) {
  const { currency, price_minor, job_credits, duration_days } = plan;
  const name = planName(plan.name);
  const perJob = moneyText(Math.round(price_minor / Math.max(1, job_credits)), currency);
  const back = moneyText(refundAfter(plan, EXAMPLE_DAYS), currency);
  const days = plural(duration_days, { one: "# day", other: "# days" });
  const unused = duration_days - EXAMPLE_DAYS;
  return (
    <p className={styles["example"]}>
      <Trans>
        {name}: {perJob} for {days}. If you end it after {EXAMPLE_DAYS} days, {unused} are unused and you get{" "}
        <b>{back}</b> back.
      </Trans>
    </p>
  );
}
