import type { EmployerJob, PostingCheck } from "@jobmap/contract";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "#text";
import { tell } from "../../lib/failures.ts";
import { touch } from "../../lib/server-state/invalidate.ts";
import { toast } from "../../lib/toasts.ts";
import { hasScreen } from "../../screens.ts";
import {
  AlertIcon,
  Button,
  ButtonLink,
  CheckIcon,
  ConfirmDialog,
  FormActions,
  Heading,
  InfoIcon,
} from "../../ui/index.ts";
import { Published } from "../published/Published.tsx";
import { asListed } from "./as-listed.ts";
import { ChangeList } from "./ChangeList.tsx";
import { GooglePreview } from "./GooglePreview.tsx";
import { JobPreview } from "./JobPreview.tsx";
import { PlanPicker } from "./PlanPicker.tsx";
import styles from "./PostJob.module.css";
import { PublishingAllowance } from "./PublishingAllowance.tsx";
import { needsPlan, publishWith } from "./publish-with.ts";
import { type StepId, type StepProps, stepOfField } from "./steps.ts";
import { usePlanChoices } from "./use-plan-choices.ts";

const COMPANY_PROFILE = "/employer/company-profile";

interface ReviewStepProps extends Omit<StepProps, "onNext"> {
  onFix: (step: StepId) => void;
}

/** A preview of the listing, the results of its checks, and the publish button. */
export function ReviewStep({ editor, state, data, onBack, onFix }: ReviewStepProps) {
  const { job, saving } = state;
  const [busy, setBusy] = useState(false);
  const [now] = useState(Date.now);
  const plans = usePlanChoices(
    job ? [job.id] : [],
    job?.status === "DRAFT" || job?.status === "PENDING_PAYMENT",
  );
  if (!job) return <p className={styles["lead"]}>{t`Nothing to review yet. Start with the job title.`}</p>;
  const isDraft = job.status === "DRAFT" || job.status === "PENDING_PAYMENT";
  if (!isDraft && !job.has_unpublished_changes) return <AfterPublishing job={job} />;
  const isBlocked = job.checks.some(({ severity }) => severity === "blocks");
  const { chosen } = isDraft ? plans : { chosen: undefined };
  const publish = async () => {
    setBusy(true);
    try {
      await (chosen && needsPlan(job, chosen)
        ? editor.publish((ready) => publishWith(ready, chosen.code))
        : editor.publish());
      if (editor.getState().conflict || chosen?.isPaid) return;
      toast(isDraft ? t`Your job is on the map` : t`Your changes are published`, { tone: "success" });
    } catch (failure) {
      tell(failure);
      // A refusal means that the listing has changed since.
      touch(["GET employer/job/publishing-allowance", "GET employer/payment/get-job-plans"]);
    } finally {
      setBusy(false);
    }
  };
  const listed = asListed(job, data, now, chosen);
  return (
    <div className={styles["review"]}>
      <section aria-label={t`Requirements`} className={styles["checks"]}>
        <Heading level={2} size="xl">
          {isBlocked ? t`Fix before publishing` : t`Ready to publish`}
        </Heading>
        {job.checks.length === 0 ? (
          <p className={styles["fine"]}>
            <CheckIcon /> {t`It meets the search engine and pay transparency rules we check.`}
          </p>
        ) : (
          <ul className={styles["checkList"]}>
            {job.checks.map((check) => (
              <Check key={check.code} check={check} onFix={onFix} />
            ))}
          </ul>
        )}
        {isDraft && <PublishingAllowance />}
        {job.status === "PENDING_PAYMENT" && (
          <p className={styles["fine"]}>
            <InfoIcon />{" "}
            {t`It waits for its payment, and is published when that arrives. You can also pay in another way.`}
          </p>
        )}
      </section>
      {!isDraft && (
        <section aria-label={t`Changes`}>
          <Heading level={2} size="xl">{t`Review changes`}</Heading>
          <ChangeList job={job} data={data} />
        </section>
      )}
      <section aria-label={t`Preview`}>
        <Heading level={2} size="xl">{t`How candidates will see it`}</Heading>
        <JobPreview job={listed} now={now} />
      </section>
      <section aria-label={t`Google preview`}>
        <Heading level={2} size="xl">{t`How it will look on Google`}</Heading>
        <GooglePreview job={listed} now={now} />
      </section>
      {isDraft && <PlanPicker plans={plans} />}
      <FormActions>
        <Button variant="line" onClick={onBack}>{t`Back`}</Button>
        {!isDraft && <Discard onDiscard={() => editor.discard()} />}
        <Button
          busy={busy}
          disabled={
            isBlocked ||
            state.conflict !== undefined ||
            saving.status === "refused" ||
            (isDraft && chosen === undefined)
          }
          onClick={() => void publish()}
        >
          {isDraft ? (chosen?.press ?? t`Publish`) : t`Publish changes`}
        </Button>
      </FormActions>
    </div>
  );
}

function Discard({ onDiscard }: { onDiscard: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="line" onClick={() => setAsking(true)}>{t`Discard changes`}</Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t`Discard your changes?`}
        yes={t`Discard changes`}
        no={t`Keep them`}
        onConfirm={onDiscard}
      >
        <p>{t`The published job stays as it is. Your unpublished changes will be lost.`}</p>
      </ConfirmDialog>
    </>
  );
}

function Check({ check, onFix }: { check: PostingCheck; onFix: (step: StepId) => void }) {
  const step = stepOfField(check.field);
  return (
    <li className={styles[check.severity]}>
      {check.severity === "blocks" ? <AlertIcon /> : <InfoIcon />}
      <span>{check.message}</span>
      {step ? (
        <Button variant="bare" size="sm" onClick={() => onFix(step)}>{t`Change it`}</Button>
      ) : (
        check.field === "company" &&
        hasScreen(COMPANY_PROFILE) && <Link to={COMPANY_PROFILE}>{t`Company profile`}</Link>
      )}
    </li>
  );
}

function AfterPublishing({ job }: { job: EmployerJob }) {
  if (job.status === "PUBLISHED")
    return (
      <div className={styles["review"]}>
        <Heading level={2}>{t`Your job is on the map.`}</Heading>
        <p>{t`Candidates see it on the map, in your embeds, and on your shared map.`}</p>
        <Published job={job} />
      </div>
    );
  return (
    <div className={styles["review"]}>
      <Heading level={2}>{t`No unpublished changes.`}</Heading>
      <p>{t`Candidates can't see it while it is off the map.`}</p>
      <FormActions>
        <ButtonLink variant="line" to="/employer/jobs">{t`Your jobs`}</ButtonLink>
      </FormActions>
    </div>
  );
}
