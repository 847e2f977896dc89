import type { ApplicationSummary } from "@jobmap/contract";
import { Link } from "react-router";
import { t } from "#text";
import { UNKNOWN_LANGUAGE } from "../../lib/language.ts";
import { Badge, type Column, dayText, IconButton, MoreIcon } from "../../ui/index.ts";
import { Clamped, EmailText } from "../../ui/signed-in.ts";
import { APPLICATION_TONE } from "../applied/application-status.ts";
import { UnreadMessages } from "../threads/UnreadMessages.tsx";
import { AnswerDue } from "./AnswerDue.tsx";
import styles from "./Applicants.module.css";
import { FlaggedAnswers } from "./FlaggedAnswers.tsx";
import { MoveMenu } from "./MoveMenu.tsx";
import type { StartMove } from "./move.ts";
import { ratingText, STATUS_TEXT } from "./stages.ts";
import type { ShownApplicants } from "./use-applicants-search.ts";

/** Columns of the table; their ids are what the server sorts by. */
export function applicantColumns(
  shown: ShownApplicants,
  onMove: StartMove,
  /** Whether an answer is owed to anybody, or was asked for. */
  hasDue: boolean,
): readonly Column<ApplicationSummary>[] {
  const { dense } = shown.state;
  return [
    {
      id: "name",
      header: t`Applicant`,
      isTitle: true,
      sortable: true,
      cell: ({ id, applicant, knockouts }) => (
        <span className={styles[dense ? "denseWho" : "who"]}>
          <Link to={shown.linkToApplication(id)} preventScrollReset>
            {applicant.name}
          </Link>
          <UnreadMessages applicationId={id} />
          {!dense && (
            <span className={styles["fine"]}>
              <EmailText address={applicant.email} />
            </span>
          )}
          <FlaggedAnswers count={knockouts} brief={dense} />
        </span>
      ),
    },
    {
      id: "job",
      header: t`Job`,
      sortable: true,
      cell: ({ job }) => (
        <span className={styles[dense ? "denseJob" : "job"]} lang={UNKNOWN_LANGUAGE}>
          {dense ? job.title : <Clamped>{job.title}</Clamped>}
        </span>
      ),
    },
    {
      id: "stage",
      header: t`Stage`,
      isPlain: true,
      sortable: true,
      cell: ({ status }) => <Badge tone={APPLICATION_TONE[status]}>{STATUS_TEXT[status]}</Badge>,
    },
    ...(hasDue
      ? [
          {
            id: "due",
            header: t({ message: "Answer promised", context: "head of the times left for it" }),
            isPlain: true,
            sortable: true,
            cell: ({ answer_due_at }: ApplicationSummary) => (
              <AnswerDue due={answer_due_at} isShort={dense} />
            ),
          },
        ]
      : []),
    {
      id: "rating",
      header: t`Rating`,
      sortable: true,
      cell: ({ rating }) =>
        rating === null ? t({ message: "None", context: "no rating" }) : ratingText(rating),
    },
    {
      id: "applied",
      header: t({ message: "Applied", context: "head of the days when people applied" }),
      align: "end",
      sortable: true,
      cell: ({ applied_at }) => dayText(applied_at) ?? "",
    },
    {
      id: "actions",
      header: t`Actions`,
      isTools: true,
      cell: (application) => (
        <MoveMenu
          target={{ applications: [application] }}
          label={t`Actions for ${application.applicant.name}`}
          onMove={onMove}
          trigger={(wired) => (
            <IconButton
              {...wired}
              {...(dense ? { size: "sm" as const } : {})}
              label={t`Actions for ${application.applicant.name}`}
              icon={<MoreIcon />}
            />
          )}
        />
      ),
    },
  ];
}
