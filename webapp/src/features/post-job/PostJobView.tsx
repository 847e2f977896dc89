import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { Trans, t } from "#text";
import { call } from "../../lib/api.ts";
import { ONCE } from "../../lib/server-state/endpoint-query.ts";
import { useSession } from "../../lib/session.ts";
import { ErrorState, Heading, Stepper, TextSkeleton, UnsavedGuard } from "../../ui/index.ts";
import { Clamped } from "../../ui/signed-in.ts";
import { inWords } from "../employer-jobs/form-options.ts";
import { NoSuchJob } from "../employer-jobs/NoSuchJob.tsx";
import { BasicsStep } from "./BasicsStep.tsx";
import { ConflictBanner } from "./ConflictBanner.tsx";
import { DetailStep } from "./DetailStep.tsx";
import { goOnWith, openEditor, rememberEditor } from "./editor/editors.ts";
import type { JobEditor } from "./editor/job-editor.ts";
import type { FormData } from "./form-data.ts";
import { MarksBanner } from "./MarksBanner.tsx";
import { ConfirmContext, type ConfirmMarks } from "./marks.ts";
import { PayStep } from "./PayStep.tsx";
import styles from "./PostJob.module.css";
import { QuestionsStep } from "./QuestionsStep.tsx";
import { ReviewStep } from "./ReviewStep.tsx";
import { SaveStatus } from "./SaveStatus.tsx";
import { finishedSteps, isStep, STEPS, type StepId } from "./steps.ts";
import { UnsavedNewJob } from "./UnsavedNewJob.tsx";
import { useEditor } from "./use-editor.ts";

/** `/employer/post-job`: a listing, edited in steps and saved automatically; `?id=` opens an existing one. */
export function PostJobView() {
  const [params] = useSearchParams();
  const id = params.get("id") ?? undefined;
  const account = useSession(({ profile, former }) => (profile ?? former)?.id) ?? 0;
  const queryKey = ["GET employer/job/get-form-data", { id, account }];
  const opened = useQuery({
    queryKey,
    queryFn: ({ signal }) => open(id, account, signal),
    ...ONCE,
    structuralSharing: false,
  });
  const client = useQueryClient();
  if (opened.isLoadingError)
    return (
      <div className={styles["page"]}>
        {opened.error.code === "not_found" ? (
          <NoSuchJob headingLevel={1} />
        ) : (
          <ErrorState
            title={t`The form did not load.`}
            headingLevel={1}
            onRetry={() => void opened.refetch()}
          >
            {opened.error.message}
          </ErrorState>
        )}
      </div>
    );
  if (!opened.data)
    return (
      <div className={styles["page"]} aria-busy="true">
        <Heading level={1}>{t`Post a job`}</Heading>
        <TextSkeleton lines={6} />
      </div>
    );
  const { data, editor } = opened.data;
  return (
    <JobForm
      key={editor.id}
      editor={editor}
      data={data}
      account={account}
      onOther={(other) => client.setQueryData(queryKey, { data, editor: other })}
    />
  );
}

/** Loads the form's options and the editor. */
async function open(id: string | undefined, account: number, signal: AbortSignal) {
  const data = inWords(await call("GET employer/job/get-form-data", {}, { signal }));
  return { data, editor: await openEditor(id === undefined ? id : Number(id), account, data, signal) };
}

interface JobFormProps {
  editor: JobEditor;
  data: FormData;
  account: number;
  /** Called when the user continues with another listing. */
  onOther: (editor: JobEditor) => void;
}

function JobForm({ editor, data, account, onOther }: JobFormProps) {
  const state = useEditor(editor);
  const { job, conflict, filled } = state;
  const confirm = useCallback<ConfirmMarks>((fields) => editor.confirm(fields), [editor]);
  const [params, setParams] = useSearchParams();
  const [wasNew] = useState(job === undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = params.get("step");
  const step: StepId = isStep(wanted) ? wanted : "job";
  useArrival(step, heading);
  const id = job?.id;
  // The most recently requested step: the address is updated a moment later.
  const asked = useRef(step);
  useEffect(() => {
    asked.current = step;
  }, [step]);
  const isMade = id !== undefined && params.get("id") === null;
  useEffect(() => {
    if (!isMade) return;
    // From now on the address is the listing's: a reload opens it in this editor.
    rememberEditor(editor);
    // This replaces a pending navigation, so it must go where that one would have gone.
    setParams(addressOf(id, asked.current), { replace: asked.current === step });
  }, [isMade, id, step, editor, setParams]);
  const go = (next: StepId) => {
    void editor.flush();
    asked.current = next;
    setParams(addressOf(id, next));
  };
  const at = STEPS.findIndex((one) => one.id === step);
  const next = () => go(STEPS[at + 1]?.id ?? "review");
  const back = () => go(STEPS[at - 1]?.id ?? "job");
  const shown = { editor, state, data, onNext: next, onBack: back };
  return (
    <ConfirmContext value={confirm}>
      <div className={styles["page"]}>
        <header className={styles["head"]}>
          <div className={styles["what"]}>
            <Heading level={1} ref={heading} tabIndex={-1}>
              {job && job.status !== "DRAFT" ? t`Edit job` : t`Post a job`}
            </Heading>
            <div className={styles["row"]}>
              <p className={styles["lead"]}>
                <Clamped>{state.fields.job.title}</Clamped>
              </p>
              <SaveStatus state={state} step={step} onRetry={() => void editor.flush()} onStep={go} />
            </div>
          </div>
          <Stepper label={t`Steps`} steps={STEPS} current={step} done={finishedSteps(job)} onStep={go} />
          {conflict && <ConflictBanner conflict={conflict} editor={editor} data={data} />}
          {job?.marks && <MarksBanner marks={job.marks} />}
          {wasNew && !job && (
            <p className={styles["lead"]}>
              <Trans>
                Is the job written up already?{" "}
                <Link to="/employer/post-job/from-source">
                  Start from a template, a link, a file or a text
                </Link>
              </Trans>
            </p>
          )}
          {wasNew && !job && (
            <UnsavedNewJob
              account={account}
              onGoOn={(unsaved) => onOther(goOnWith(unsaved, account, data))}
            />
          )}
        </header>
        {step === "job" && <BasicsStep key={filled} {...shown} />}
        {step === "pay" && <PayStep key={filled} {...shown} />}
        {step === "description" && <DetailStep key={filled} {...shown} />}
        {step === "questions" && <QuestionsStep key={filled} {...shown} />}
        {step === "review" && <ReviewStep {...shown} onFix={go} />}
        {/* What is typed is kept on the device, so there is nothing to ask, except where the browser cannot keep it. */}
        <UnsavedGuard form={{ dirty: state.isAtRisk, sending: false }} />
      </div>
    </ConfirmContext>
  );
}

/** The search parameters that identify the listing and the step. */
function addressOf(id: number | undefined, step: StepId): URLSearchParams {
  const query = new URLSearchParams(id === undefined ? {} : { id: String(id) });
  if (step !== "job") query.set("step", step);
  return query;
}

/** Scrolls a new step to its top and announces it. */
function useArrival(step: StepId, heading: React.RefObject<HTMLHeadingElement | null>): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, [step, heading]);
}
