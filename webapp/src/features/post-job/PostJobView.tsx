import type { EmployerJob } from "@jobmap/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { call } from "../../lib/api.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { ErrorState, Heading, Stepper, TextSkeleton } from "../../ui/index.ts";
import { NoSuchJob } from "../employer-jobs/NoSuchJob.tsx";
import { BasicsStep } from "./BasicsStep.tsx";
import { DetailStep } from "./DetailStep.tsx";
import { PayStep } from "./PayStep.tsx";
import styles from "./PostJob.module.css";
import { QuestionsStep } from "./QuestionsStep.tsx";
import { ReviewStep } from "./ReviewStep.tsx";
import { type FormData, isStep, STEPS, type StepId } from "./steps.ts";

/** `/employer/post-job`: a listing, written step by step and saved with each; `?id=` opens one that is there. */
export function PostJobView() {
  const [params] = useSearchParams();
  // A new draft gets its id by being saved; nothing has to be fetched then.
  const [id] = useState(() => params.get("id"));
  const load = useCallback(
    async (signal: AbortSignal) => {
      const [data, job] = await Promise.all([
        call("GET employer/job/get-form-data", {}, { signal }),
        id === null ? undefined : call("GET employer/job/{id}", { params: { id } }, { signal }),
      ]);
      return { data, job };
    },
    [id],
  );
  const { loaded, reload } = useLoaded(load);
  if (loaded.status === "failed")
    return (
      <div className={styles["page"]}>
        {loaded.isMissing ? (
          <NoSuchJob headingLevel={1} />
        ) : (
          <ErrorState title="The form did not load." headingLevel={1} onRetry={reload}>
            {loaded.failure}
          </ErrorState>
        )}
      </div>
    );
  if (!loaded.data)
    return (
      <div className={styles["page"]} aria-busy="true">
        <Heading level={1}>Post a job</Heading>
        <TextSkeleton lines={6} />
      </div>
    );
  return <Steps data={loaded.data.data} opened={loaded.data.job} />;
}

function Steps({ data, opened }: { data: FormData; opened: EmployerJob | undefined }) {
  const [params, setParams] = useSearchParams();
  const [job, setJob] = useState(opened);
  const wanted = params.get("step");
  const step: StepId = job && isStep(wanted) ? wanted : "job";
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, [step]);
  const go = (next: StepId, id = job?.id) => {
    const query = new URLSearchParams(id === undefined ? {} : { id: String(id) });
    if (next !== "job") query.set("step", next);
    setParams(query);
  };
  const at = STEPS.findIndex(({ id }) => id === step);
  const saved = (next: EmployerJob) => {
    setJob(next);
    go(STEPS[at + 1]?.id ?? "review", next.id);
  };
  const back = () => go(STEPS[at - 1]?.id ?? "job");
  return (
    <div className={styles["page"]}>
      <header className={styles["head"]}>
        <div className={styles["what"]}>
          <Heading level={1} ref={heading} tabIndex={-1}>
            {job && job.status !== "DRAFT" ? "Change a job" : "Post a job"}
          </Heading>
          {job && <p className={styles["lead"]}>{job.title}</p>}
        </div>
        <Stepper label="Steps of a job" steps={STEPS} current={step} onStep={(next) => go(next)} />
      </header>
      {(step === "job" || !job) && <BasicsStep data={data} job={job} onSaved={saved} />}
      {job && step === "pay" && <PayStep job={job} data={data} onSaved={saved} onBack={back} />}
      {job && step === "description" && <DetailStep job={job} data={data} onSaved={saved} onBack={back} />}
      {job && step === "questions" && <QuestionsStep job={job} data={data} onSaved={saved} onBack={back} />}
      {job && step === "review" && (
        <ReviewStep job={job} data={data} onSaved={setJob} onBack={back} onFix={(next) => go(next)} />
      )}
    </div>
  );
}
