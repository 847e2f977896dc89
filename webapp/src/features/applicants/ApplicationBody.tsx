import type { EmployerApplication } from "@jobmap/contract";
import type { ReactNode } from "react";
import { t } from "#text";
import { download } from "../../lib/download.ts";
import { UNKNOWN_LANGUAGE } from "../../lib/language.ts";
import { useSeatAtLeast } from "../../lib/seat.ts";
import { useChange } from "../../lib/server-state/use-change.ts";
import {
  Badge,
  Button,
  ChevronDownIcon,
  dayText,
  Heading,
  RadioGroup,
  type RadioOption,
} from "../../ui/index.ts";
import { EmailText } from "../../ui/signed-in.ts";
import { AnswerList } from "../applied/AnswerList.tsx";
import { APPLICATION_TONE } from "../applied/application-status.ts";
import { Timeline } from "../applied/Timeline.tsx";
import { DownloadButton } from "../files/DownloadButton.tsx";
import { mayHaveInterviews } from "../interviews/may-have-interviews.ts";
import { OwnInterviews } from "../interviews/OwnInterviews.tsx";
import { OwnConversation } from "../threads/OwnConversation.tsx";
import { AnswerDue } from "./AnswerDue.tsx";
import { applicationQuery } from "./application-query.ts";
import { HowApplied } from "./HowApplied.tsx";
import { MoveMenu } from "./MoveMenu.tsx";
import type { StartMove } from "./move.ts";
import { Notes } from "./Notes.tsx";
import styles from "./Panel.module.css";
import { SharedProfile } from "./SharedProfile.tsx";
import { ratingText, STATUS_TEXT, STEP_TEXT } from "./stages.ts";

interface ApplicationBodyProps {
  application: EmployerApplication;
  onMove: StartMove;
  /** The review says the stage above, and has buttons for the usual moves there. */
  isReviewed?: boolean;
}

const RATINGS: readonly RadioOption<string>[] = ["", "1", "2", "3", "4", "5"].map((value) => ({
  value,
  label: value || t({ message: "None", context: "no rating" }),
}));

/** The applicant, what they sent, the application's history, and the company's notes and rating. */
export function ApplicationBody({ application, onMove, isReviewed = false }: ApplicationBodyProps) {
  const { id, applicant, status, rating, cover_note, answers, has_resume } = application;
  const canAssess = useSeatAtLeast("reviewer");
  // As the messages: what is agreed with an applicant is for those who may write to them.
  const canTalk = useSeatAtLeast("recruiter");
  const rate = useChange("POST employer/application/rate", applicationQuery(id), (shown, { body }) => ({
    ...shown,
    rating: body.rating,
  }));
  return (
    <div className={styles["panel"]}>
      <div className={styles["about"]}>
        <p>
          <HowApplied application={application} />
        </p>
        <p>
          <a href={`mailto:${applicant.email}`}>
            <EmailText address={applicant.email} />
          </a>
          {applicant.phone && (
            <>
              {", "}
              <a href={`tel:${applicant.phone.replaceAll(/[^\d+]/g, "")}`}>{applicant.phone}</a>
            </>
          )}
        </p>
        {!isReviewed && (
          <p>
            <Badge tone={APPLICATION_TONE[status]}>{STATUS_TEXT[status]}</Badge>{" "}
            <AnswerDue due={application.answer_due_at} />
          </p>
        )}
      </div>
      <div className={styles["ways"]}>
        <MoveMenu
          target={{ applications: [application] }}
          label={t`Actions for ${applicant.name}`}
          onMove={onMove}
          trigger={(wired) => (
            <Button
              {...wired}
              variant={isReviewed ? "line" : "primary"}
              iconEnd={<ChevronDownIcon size="sm" />}
            >
              {isReviewed ? t`Move with a message` : t({ message: "Move", context: "to another stage" })}
            </Button>
          )}
        />
        {has_resume && (
          <DownloadButton
            onDownload={() =>
              download(
                "GET employer/application/{id}/resume",
                { params: { id } },
                t`Resume of ${applicant.name}`,
              )
            }
          >{t`Resume`}</DownloadButton>
        )}
      </div>
      {application.reject_reason && (
        <Part title={t`Rejection reason`}>
          <p className={styles["words"]} lang={UNKNOWN_LANGUAGE}>
            {application.reject_reason}
          </p>
        </Part>
      )}
      {cover_note && (
        <Part title={t`Note from the applicant`}>
          <p className={styles["words"]} lang={UNKNOWN_LANGUAGE}>
            {cover_note}
          </p>
        </Part>
      )}
      {answers.length > 0 && (
        <Part title={t`Answers`}>
          <AnswerList
            answers={answers}
            onDownload={(question_id) =>
              download(
                "GET employer/application/{id}/answer/{question_id}/file",
                { params: { id, question_id } },
                t`File of ${applicant.name}`,
              )
            }
          />
        </Part>
      )}
      {canAssess ? (
        <RadioGroup
          legend={t`Rating`}
          look="steps"
          options={RATINGS}
          value={rating === null ? "" : String(rating)}
          onValueChange={(value) =>
            rate.mutate({ body: { id, rating: value === "" ? null : Number(value) } })
          }
          {...(rating !== null &&
            application.rated_by !== "" && { hint: t`Given by ${application.rated_by}` })}
        />
      ) : (
        <Part title={t`Rating`}>
          <p>{rating === null ? t`None yet` : ratingText(rating)}</p>
        </Part>
      )}
      <Part title={t`History`}>
        <Timeline label={t`History`} steps={application.timeline} words={STEP_TEXT} />
      </Part>
      {canTalk && mayHaveInterviews(application) && <OwnInterviews applicationId={id} />}
      <Part title={t`Messages`}>
        <OwnConversation applicationId={id} />
      </Part>
      <Part title={t`Notes`}>
        <Notes applicationId={id} notes={application.notes} />
      </Part>
      {application.profile && (
        <Part title={t`Resume, as sent on ${dayText(application.applied_at) ?? ""}`}>
          <SharedProfile profile={application.profile} />
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles["part"]} aria-label={title}>
      <Heading level={3} size="md">
        {title}
      </Heading>
      {children}
    </section>
  );
}
