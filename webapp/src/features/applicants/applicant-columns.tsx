import type { ApplicationSummary } from "@jobmap/contract";
import { Link } from "react-router";
import { Badge, type Column, dayText, IconButton, MoreIcon, plural } from "../../ui/index.ts";
import { Clamped, EmailText } from "../../ui/signed-in.ts";
import { APPLICATION_TONE } from "../applied/application-status.ts";
import { UnreadMessages } from "../threads/UnreadMessages.tsx";
import { AnswerDue } from "./AnswerDue.tsx";
import styles from "./Applicants.module.css";
import { MoveMenu } from "./MoveMenu.tsx";
import type { StartMove } from "./move.ts";
import { STATUS_TEXT } from "./stages.ts";
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
      header: "Applicant",
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
          {knockouts > 0 && (
            <span>
              <Badge tone="warn">{dense ? "Flagged" : plural(knockouts, "knockout answer")}</Badge>
            </span>
          )}
        </span>
      ),
    },
    {
      id: "job",
      header: "Job",
      sortable: true,
      cell: ({ job }) => (
        <span className={styles[dense ? "denseJob" : "job"]}>
          {dense ? job.title : <Clamped>{job.title}</Clamped>}
        </span>
      ),
    },
    {
      id: "stage",
      header: "Stage",
      isPlain: true,
      sortable: true,
      cell: ({ status }) => <Badge tone={APPLICATION_TONE[status]}>{STATUS_TEXT[status]}</Badge>,
    },
    ...(hasDue
      ? [
          {
            id: "due",
            header: "Answer promised",
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
      header: "Rating",
      sortable: true,
      cell: ({ rating }) => (rating === null ? "None" : `${rating} of 5`),
    },
    {
      id: "applied",
      header: "Applied",
      align: "end",
      sortable: true,
      cell: ({ applied_at }) => dayText(applied_at) ?? "",
    },
    {
      id: "actions",
      header: "Actions",
      isTools: true,
      cell: (application) => (
        <MoveMenu
          target={{ applications: [application] }}
          label={`Actions for ${application.applicant.name}`}
          onMove={onMove}
          trigger={(wired) => (
            <IconButton
              {...wired}
              {...(dense ? { size: "sm" as const } : {})}
              label={`Actions for ${application.applicant.name}`}
              icon={<MoreIcon />}
            />
          )}
        />
      ),
    },
  ];
}
