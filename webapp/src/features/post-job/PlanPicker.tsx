import { Link } from "react-router";
import { Trans, t } from "#text";
import { ErrorState, Heading, RadioGroup, TextSkeleton } from "../../ui/index.ts";
import styles from "./PostJob.module.css";
import type { PlanChoices } from "./use-plan-choices.ts";

/** How the job is published: with a credit, for free, or with a plan whose sum is said here. */
export function PlanPicker({ plans }: { plans: PlanChoices }) {
  const { asked, choices, chosen, choose } = plans;
  return (
    <section aria-label={t`Plan`} className={styles["checks"]}>
      <Heading level={2} size="xl">{t`Choose a plan`}</Heading>
      {asked.isLoadingError ? (
        <ErrorState
          title={t`The plans did not load.`}
          headingLevel={3}
          onRetry={() => void asked.refetch()}
        >{t`${asked.error.message} Your job is saved.`}</ErrorState>
      ) : !asked.data ? (
        <TextSkeleton lines={4} />
      ) : choices.length === 0 ? (
        <p>{t`Nothing is on sale right now. Your job stays a draft.`}</p>
      ) : (
        <RadioGroup
          legend={t`Plan`}
          legendHidden
          name="plan"
          options={choices.map(({ code, label, hint, isAvailable }) => ({
            value: code,
            label,
            hint,
            disabled: !isAvailable,
          }))}
          value={chosen?.code ?? null}
          onValueChange={choose}
        />
      )}
      <p className={styles["lead"]}>
        <Trans>
          Unused days are refunded. <Link to="/job-pricing">Prices and refunds</Link>
        </Trans>
      </p>
    </section>
  );
}
