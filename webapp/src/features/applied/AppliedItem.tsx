import type { CandidateApplication } from "@jobmap/contract";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { download } from "../../lib/download.ts";
import { UNKNOWN_LANGUAGE } from "../../lib/language.ts";
import { companyPath, jobPath } from "../../lib/paths.ts";
import { toast } from "../../lib/toasts.ts";
import { Badge, Button, ConfirmDialog, Disclosure, Heading, Pay, placeText } from "../../ui/index.ts";
import { DownloadButton } from "../files/DownloadButton.tsx";
import { mayHaveInterviews } from "../interviews/may-have-interviews.ts";
import { OwnInterviews } from "../interviews/OwnInterviews.tsx";
import { Messages } from "../threads/Messages.tsx";
import { AnswerList } from "./AnswerList.tsx";
import styles from "./AppliedView.module.css";
import { answerPromised } from "./answer-promised.ts";
import { APPLICATION_TEXT, APPLICATION_TONE, STEP_TEXT } from "./application-status.ts";
import { HowToAnswer } from "./HowToAnswer.tsx";
import { Timeline } from "./Timeline.tsx";

interface AppliedItemProps {
  application: CandidateApplication;
  /** The page shows only this application, so all its sections start open. */
  alone?: boolean;
}

/** One application: its job, status, history, what was sent, and a withdraw button. */
export function AppliedItem({ application, alone = false }: AppliedItemProps) {
  const [isLeaving, setLeaving] = useState(false);
  const { id, job, job_status, status, cover_note, answers, has_resume } = application;
  const withdraw = async () => {
    await call("POST user/job/withdraw", { body: { id } });
    toast(t`Your application was withdrawn`, { tone: "success" });
  };
  return (
    <article className={styles["item"]} aria-label={`${job.title}, ${job.company.name}`}>
      <header className={styles["about"]}>
        <Heading level={2} size="xl">
          <Link to={jobPath(job.id)} lang={UNKNOWN_LANGUAGE}>
            {job.title}
          </Link>
        </Heading>
        <p className={styles["by"]}>
          <Link to={companyPath(job.company.username)}>{job.company.name}</Link>, {placeFrom(application)}
        </p>
        <p>
          <Pay pay={job.base_salary} />
        </p>
        <p className={styles["badges"]}>
          <Badge tone={APPLICATION_TONE[status]}>{APPLICATION_TEXT[status]}</Badge>
          {job_status !== "PUBLISHED" && status !== "JOB_CLOSED" && <Badge>{t`No longer listed`}</Badge>}
        </p>
        {application.answer_due_at && (
          <p className={styles["fine"]}>
            {answerPromised(job.company.name, application.answer_due_at, Date.now())}
          </p>
        )}
      </header>
      <Timeline label={t`History of ${job.title}`} steps={application.timeline} words={STEP_TEXT} />
      {application.contact && <HowToAnswer company={job.company.name} contact={application.contact} />}
      {mayHaveInterviews(application) && <OwnInterviews applicationId={id} />}
      <Messages applicationId={id} alone={alone} />
      <Disclosure summary={t`Your application`} open={alone}>
        <div className={styles["sent"]}>
          {cover_note && <p className={styles["note"]}>{cover_note}</p>}
          {answers.length > 0 && (
            <AnswerList
              answers={answers}
              onDownload={(question_id) =>
                download(
                  "GET user/application/{id}/answer/{question_id}/file",
                  { params: { id, question_id } },
                  t`File`,
                )
              }
            />
          )}
          {has_resume ? (
            <div>
              <DownloadButton
                size="sm"
                onDownload={() => download("GET user/application/{id}/resume", { params: { id } }, t`Resume`)}
              >{t`Your resume`}</DownloadButton>
            </div>
          ) : (
            <p className={styles["fine"]}>{t`No resume.`}</p>
          )}
        </div>
      </Disclosure>
      {application.can_withdraw && (
        <div>
          <Button variant="line" size="sm" onClick={() => setLeaving(true)}>{t`Withdraw`}</Button>
        </div>
      )}
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        title={t`Withdraw from ${job.title}?`}
        yes={t`Withdraw`}
        no={t`Keep it`}
        onConfirm={withdraw}
      >
        <p>{t`${job.company.name} will be notified. You can't apply for this job again.`}</p>
      </ConfirmDialog>
    </article>
  );
}

/** "Cambridge, MD, 38 miles from Baltimore": measured from the candidate's most recent search location. */
function placeFrom({ job, distance_from }: CandidateApplication): string {
  const text = placeText(job);
  const isInMiles = text !== placeText({ ...job, distance: null }) && !text.endsWith(`, ${t`in town`}`);
  return isInMiles && distance_from !== null ? t`${text} from ${distance_from}` : text;
}
