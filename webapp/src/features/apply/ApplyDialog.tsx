import { useCallback, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { call, sendForm } from "../../lib/api.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import { holdSession, useSession } from "../../lib/session.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { Dialog, ErrorState, TextSkeleton, useForm } from "../../ui/index.ts";
import { SignInAgain } from "../session/sign-in-again.ts";
import { ApplyForm } from "./ApplyForm.tsx";
import { type ApplyFormData, formOf, initialValues, missingAnswers } from "./apply-values.ts";
import { Sent } from "./Sent.tsx";
import type { Applying } from "./use-applying.ts";

interface ApplyDialogProps {
  jobId: number;
  /** The employer is made up: nobody reads what is sent. */
  isDemo: boolean;
  applying: Applying;
}

const NOTHING: ApplyFormData = {
  job_id: 0,
  title: "",
  company: "",
  first_name: "",
  last_name: "",
  email: "",
  phone: "",
  last_resume: null,
  questions: [],
  application_id: null,
};

/** Applying, beside the job: the form, then what happens next. What was typed stays while the page does. */
export default function ApplyDialog({ jobId, isDemo, applying }: ApplyDialogProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const load = useCallback(
    (signal: AbortSignal) => call("GET user/job/apply-form/{id}", { params: { id: jobId } }, { signal }),
    [jobId],
  );
  const { loaded, reload } = useLoaded(load);
  const data = loaded.data ?? NOTHING;
  const applicationId = applying.applicationId ?? data.application_id;
  const form = useForm({
    initial: initialValues(NOTHING),
    schema: bodyOf("POST user/job/apply"),
    check: (values) => missingAnswers(data.questions, values),
    submit: async (values) => {
      const { id } = await sendForm("POST user/job/apply", formOf(data, values, search));
      applying.sent(id);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what has arrived
  useEffect(() => {
    if (loaded.data) form.reset(initialValues(loaded.data));
  }, [loaded.data]);
  useEffect(() => (applying.isOpen ? holdSession() : undefined), [applying.isOpen]);
  const former = useSession(({ status, former: who }) => (status === "visitor" ? who : undefined));
  return (
    <>
      <Dialog
        open={applying.isOpen}
        onClose={applying.close}
        placement="side"
        title={applicationId !== null ? "Application sent" : data.title ? `Apply: ${data.title}` : "Apply"}
      >
        {loaded.status === "failed" ? (
          <ErrorState title="The form did not load." headingLevel={3} onRetry={reload}>
            {loaded.failure}
          </ErrorState>
        ) : form.values.job_id !== data.job_id || !loaded.data ? (
          <TextSkeleton lines={8} />
        ) : applicationId !== null ? (
          <Sent
            company={data.company}
            isDemo={isDemo}
            applicationId={applicationId}
            onClose={applying.close}
          />
        ) : (
          <ApplyForm data={data} form={form} />
        )}
      </Dialog>
      {former && applying.isOpen && <SignInAgain former={former} onClose={() => void navigate("/")} />}
    </>
  );
}
