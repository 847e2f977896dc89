import type { ApplicationSummary } from "@jobmap/contract";
import { Link } from "react-router";
import { Badge, dayText, IconButton, MoreIcon } from "../../ui/index.ts";
import { Clamped } from "../../ui/signed-in.ts";
import { UnreadMessages } from "../threads/UnreadMessages.tsx";
import { AnswerDue } from "./AnswerDue.tsx";
import styles from "./Board.module.css";
import { MoveMenu } from "./MoveMenu.tsx";
import type { StartMove } from "./move.ts";
import { STATUS_TEXT } from "./stages.ts";
import type { ShownApplicants } from "./use-applicants-search.ts";

interface BoardCardProps {
  application: ApplicationSummary;
  shown: ShownApplicants;
  onMove: StartMove;
}

/** One application on the board. */
export function BoardCard({ application, shown, onMove }: BoardCardProps) {
  const { id, applicant, job, status, rating, knockouts, applied_at, answer_due_at } = application;
  return (
    <article className={styles["card"]}>
      <div className={styles["line"]}>
        <Link
          to={shown.linkToApplication(id)}
          preventScrollReset
          className={styles["name"]}
          draggable={false}
        >
          {applicant.name}
        </Link>
        <MoveMenu
          target={{ applications: [application] }}
          label={`Actions for ${applicant.name}`}
          onMove={onMove}
          trigger={(wired) => (
            <IconButton {...wired} label={`Actions for ${applicant.name}`} icon={<MoreIcon />} />
          )}
        />
      </div>
      <p className={styles["job"]}>
        <Clamped>{job.title}</Clamped>
      </p>
      <p className={styles["facts"]}>
        <span>{dayText(applied_at)}</span>
        {rating !== null && <span>{rating} of 5</span>}
        {["REJECTED", "WITHDRAWN", "JOB_CLOSED"].includes(status) && <Badge>{STATUS_TEXT[status]}</Badge>}
        <UnreadMessages applicationId={id} />
        {status === "APPLIED" && <Badge tone="sea">Unread</Badge>}
        <AnswerDue due={answer_due_at} />
        {knockouts > 0 && <Badge tone="warn">Knockout</Badge>}
      </p>
    </article>
  );
}
