import type { ApplicationSummary } from "@jobmap/contract";
import { Link } from "react-router";
import { t } from "#text";
import { UNKNOWN_LANGUAGE } from "../../../lib/language.ts";
import { Badge, dayText, IconButton, MoreIcon, TickBox, VisuallyHidden } from "../../../ui/index.ts";
import { Clamped } from "../../../ui/signed-in.ts";
import { UnreadMessages } from "../../threads/UnreadMessages.tsx";
import { AnswerDue } from "../AnswerDue.tsx";
import { FlaggedAnswers } from "../FlaggedAnswers.tsx";
import { MoveMenu } from "../MoveMenu.tsx";
import { whoOf } from "../send-move.ts";
import { ratingText, STATUS_TEXT } from "../stages.ts";
import styles from "./Board.module.css";
import type { BoardState } from "./use-board.ts";
import { whyFixed } from "./why-not.ts";

interface BoardCardProps {
  application: ApplicationSummary;
  board: BoardState;
  /** The one card of its column that the Tab key stops at. */
  isActive: boolean;
  onToggle: () => void;
}

/** One application on the board. */
export function BoardCard({ application, board, isActive, onToggle }: BoardCardProps) {
  const { id, applicant, job, status, rating, knockouts, applied_at, answer_due_at, actions } = application;
  const { canMove, chosen, groupOf, moveBy, shown } = board;
  const stop = isActive ? 0 : -1;
  const group = groupOf(application);
  const label = t`Actions for ${whoOf({ applications: group })}`;
  return (
    <article className={styles["card"]}>
      <div className={styles["line"]}>
        {canMove && (
          <TickBox
            label={t`Select ${applicant.name}`}
            checked={chosen.has(id)}
            tabIndex={stop}
            onChange={onToggle}
          />
        )}
        <Link
          to={shown.linkToApplication(id)}
          preventScrollReset
          className={styles["name"]}
          draggable={false}
          tabIndex={stop}
          aria-keyshortcuts={isActive ? "J K X M" : undefined}
        >
          {applicant.name}
        </Link>
        <MoveMenu
          target={{ applications: group }}
          label={label}
          onMove={(action) => moveBy(action, group)}
          trigger={(wired) => <IconButton {...wired} label={label} tabIndex={stop} icon={<MoreIcon />} />}
        />
      </div>
      <p className={styles["job"]} lang={UNKNOWN_LANGUAGE}>
        <Clamped>{job.title}</Clamped>
      </p>
      <p className={styles["facts"]}>
        <span>{dayText(applied_at)}</span>
        {rating !== null && <span>{ratingText(rating)}</span>}
        {["REJECTED", "WITHDRAWN", "JOB_CLOSED"].includes(status) && <Badge>{STATUS_TEXT[status]}</Badge>}
        <UnreadMessages applicationId={id} />
        {status === "APPLIED" && <Badge tone="sea">{t`Unread`}</Badge>}
        <AnswerDue due={answer_due_at} />
        <FlaggedAnswers count={knockouts} />
        {canMove && actions.length === 0 && (
          <VisuallyHidden>{t`Stays here: ${whyFixed(status)}.`}</VisuallyHidden>
        )}
      </p>
    </article>
  );
}
