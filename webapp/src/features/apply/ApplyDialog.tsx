import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { t } from "#text";
import { call, sendForm } from "../../lib/api.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import { endpointQuery, ONCE } from "../../lib/server-state/endpoint-query.ts";
import { ServerState } from "../../lib/server-state/ServerState.tsx";
import { holdSession, useSession } from "../../lib/session.ts";
import { Dialog, ErrorState, TextSkeleton, useForm } from "../../ui/index.ts";
import { clickOrigin } from "../job/click-source.ts";
import { SignInAgain } from "../session/sign-in-again.ts";
import { ApplyForm } from "./ApplyForm.tsx";
import { type ApplyFormData, formOf, initialValues, missing } from "./apply-values.ts";
import { Sent } from "./Sent.tsx";
import type { Applying } from "./use-applying.ts";

interface ApplyDialogProps {
  jobId: number;
  /** The employer is fictional demo data; no one reads what is sent. */
  isDemo: boolean;
  applying: Applying;
}

const NOTHING: ApplyFormData = {
  job_id: 0,
  title: "",
  company: "",
  answer_promise_days: null,
  answering: null,
  first_name: "",
  last_name: "",
  email: "",
  phone: "",
  resume_requirement: "OPTIONAL",
  last_resume: null,
  resumes: [],
  has_profile: false,
  preferred_resume: null,
  questions: [],
  application_id: null,
};

/** The apply dialog over the job page: the form, then what happens next. Values stay in the form for as long as the page is open. */
export default function ApplyDialog(props: ApplyDialogProps) {
  return (
    <ServerState>
      <ApplyPanel {...props} />
    </ServerState>
  );
}

function ApplyPanel({ jobId, isDemo, applying }: ApplyDialogProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = useQuery({
    ...endpointQuery("GET user/job/apply-form/{id}", { params: { id: jobId } }),
    ...ONCE,
  });
  const data = asked.data ?? NOTHING;
  const applicationId = applying.applicationId ?? data.application_id;
  const form = useForm({
    initial: initialValues(NOTHING),
    schema: bodyOf("POST user/job/apply"),
    check: (values) => missing(data, values),
    submit: async (values) => {
      const { id } = await sendForm("POST user/job/apply", formOf(data, values, search));
      applying.sent(id);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what has arrived
  useEffect(() => {
    if (asked.data) form.reset(initialValues(asked.data));
  }, [asked.data]);
  useEffect(() => (applying.isOpen ? holdSession() : undefined), [applying.isOpen]);
  const isFormShown = applying.isOpen && asked.data !== undefined && applicationId === null;
  useEffect(() => {
    if (!isFormShown) return;
    // The server counts a candidate once a day. A failed report is ignored.
    call("POST user/job/apply-start", { body: { job_id: jobId, ...clickOrigin(search) } }).catch(() => {});
  }, [isFormShown, jobId, search]);
  const former = useSession(({ status, former: who }) => (status === "visitor" ? who : undefined));
  return (
    <>
      <Dialog
        open={applying.isOpen}
        onClose={applying.close}
        placement="side"
        title={applicationId !== null ? t`Application sent` : data.title ? t`Apply: ${data.title}` : t`Apply`}
      >
        {asked.isLoadingError ? (
          <ErrorState title={t`The form did not load.`} headingLevel={3} onRetry={() => void asked.refetch()}>
            {asked.error.message}
          </ErrorState>
        ) : form.values.job_id !== data.job_id || !asked.data ? (
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
