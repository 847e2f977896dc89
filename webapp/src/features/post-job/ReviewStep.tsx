import type { EmployerJob, PostingCheck } from "@jobmap/contract";
import { useState } from "react";
import { Link } from "react-router";
import { call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { hasScreen } from "../../screens.ts";
import { AlertIcon, Button, ButtonLink, CheckIcon, FormActions, Heading, InfoIcon } from "../../ui/index.ts";
import { asListed } from "./as-listed.ts";
import { GooglePreview } from "./GooglePreview.tsx";
import { JobPreview } from "./JobPreview.tsx";
import styles from "./PostJob.module.css";
import { type StepId, type StepProps, stepOfField } from "./steps.ts";

const COMPANY_PROFILE = "/employer/company-profile";

interface ReviewStepProps extends StepProps {
  onFix: (step: StepId) => void;
}

/** The listing as it will look, what the rules say of it, and the last press. */
export function ReviewStep({ job, data, onSaved, onBack, onFix }: ReviewStepProps) {
  const [busy, setBusy] = useState(false);
  const isBlocked = job.checks.some(({ severity }) => severity === "blocks");
  const publish = async () => {
    setBusy(true);
    try {
      onSaved(await call("POST employer/job/change-status", { body: { id: job.id, action: "submit" } }));
      toast("Your job is on the map", { tone: "success" });
    } catch (failure) {
      toast(failure instanceof Error ? failure.message : "That did not work. Try again.", { tone: "danger" });
    } finally {
      setBusy(false);
    }
  };
  const [now] = useState(Date.now);
  if (job.status !== "DRAFT") return <Published job={job} />;
  const listed = asListed(job, data, now);
  return (
    <div className={styles["review"]}>
      <section aria-label="What the rules say" className={styles["checks"]}>
        <Heading level={2} size="xl">
          {isBlocked ? "Before it can be published" : "Ready to publish"}
        </Heading>
        {job.checks.length === 0 ? (
          <p className={styles["fine"]}>
            <CheckIcon /> It keeps every rule of search engines and pay transparency that we know of.
          </p>
        ) : (
          <ul className={styles["checkList"]}>
            {job.checks.map((check) => (
              <Check key={check.code} check={check} onFix={onFix} />
            ))}
          </ul>
        )}
      </section>
      <section aria-label="Preview">
        <Heading level={2} size="xl">
          As candidates will see it
        </Heading>
        <JobPreview job={listed} now={now} />
      </section>
      <section aria-label="Preview of Google">
        <Heading level={2} size="xl">
          As Google will see it
        </Heading>
        <GooglePreview job={listed} now={now} />
      </section>
      <FormActions>
        <Button variant="line" onClick={onBack}>
          Back
        </Button>
        <Button busy={busy} disabled={isBlocked} onClick={() => void publish()}>
          Publish for {data.days_published} days, free
        </Button>
      </FormActions>
    </div>
  );
}

function Check({ check, onFix }: { check: PostingCheck; onFix: (step: StepId) => void }) {
  const step = stepOfField(check.field);
  return (
    <li className={styles[check.severity]}>
      {check.severity === "blocks" ? <AlertIcon /> : <InfoIcon />}
      <span>{check.message}</span>
      {step ? (
        <Button variant="bare" size="sm" onClick={() => onFix(step)}>
          Change it
        </Button>
      ) : (
        check.field === "company" &&
        hasScreen(COMPANY_PROFILE) && <Link to={COMPANY_PROFILE}>Company profile</Link>
      )}
    </li>
  );
}

function Published({ job }: { job: EmployerJob }) {
  return (
    <div className={styles["review"]}>
      <Heading level={2}>
        {job.status === "PUBLISHED" ? "It is on the map." : "Your changes are saved."}
      </Heading>
      {job.status === "PUBLISHED" ? (
        <p>
          Candidates, your embeds and your shared map see it as it is now. The code that shows your map on
          your own site is in the <Link to="/employer/mediakit">media kit</Link>.
        </p>
      ) : (
        <p>Candidates do not see it while it is off the map.</p>
      )}
      <FormActions>
        <ButtonLink variant="line" to="/employer/jobs">
          Your jobs
        </ButtonLink>
        {job.status === "PUBLISHED" && <ButtonLink to={`/job/${job.id}`}>See it</ButtonLink>}
      </FormActions>
    </div>
  );
}
