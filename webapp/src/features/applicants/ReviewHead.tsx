import type { Data, EmployerApplication } from "@jobmap/contract";
import { t } from "#text";
import { useSeatAtLeast } from "../../lib/seat.ts";
import { Badge, Button, Heading } from "../../ui/index.ts";
import { Clamped } from "../../ui/signed-in.ts";
import { APPLICATION_TONE } from "../applied/application-status.ts";
import { AnswerDue } from "./AnswerDue.tsx";
import { QuickReplies } from "./QuickReplies.tsx";
import { QUICK, type QuickAction } from "./quick-replies.ts";
import styles from "./Review.module.css";
import { QUICK_TEXT, STATUS_TEXT } from "./stages.ts";

interface ReviewHeadProps {
  /** Undefined while it loads. */
  application: EmployerApplication | undefined;
  name: string;
  at: number;
  count: number;
  /** How many match, of which the first are read. */
  total: number;
  templates: Data<"GET employer/reply-template/list">;
  onStep: (step: number) => void;
  onMove: (action: QuickAction) => void;
}

const COUNT = new Intl.NumberFormat("en-US");

/** Who is read, where in the list, and buttons for what the keys do. */
export function ReviewHead(props: ReviewHeadProps) {
  const { application, name, at, count, total, templates, onStep, onMove } = props;
  const canMove = useSeatAtLeast("recruiter");
  return (
    <header className={styles["head"]}>
      <div className={styles["who"]}>
        <Heading level={2} size="xl">
          <Clamped>{name}</Clamped>
        </Heading>
        <p className={styles["fine"]}>
          {placeText(at, count, total)}
          {application && (
            <>
              {" "}
              <Badge tone={APPLICATION_TONE[application.status]}>{STATUS_TEXT[application.status]}</Badge>{" "}
              <AnswerDue due={application.answer_due_at} />
            </>
          )}
        </p>
      </div>
      <div className={styles["keys"]}>
        <Button size="sm" variant="line" disabled={at === 0} onClick={() => onStep(-1)} aria-keyshortcuts="K">
          {t`Previous`}
          <Key name="K" />
        </Button>
        <Button
          size="sm"
          variant="line"
          disabled={at + 1 >= count}
          onClick={() => onStep(1)}
          aria-keyshortcuts="J"
        >
          {t`Next`}
          <Key name="J" />
        </Button>
        {canMove && (
          <>
            {QUICK.map(({ key, action }) => (
              <Button
                key={action}
                size="sm"
                variant={action === "reject" ? "danger" : "line"}
                disabled={!application?.actions.includes(action)}
                aria-keyshortcuts={key.toUpperCase()}
                onClick={() => onMove(action)}
              >
                {QUICK_TEXT[action]}
                <Key name={key.toUpperCase()} />
              </Button>
            ))}
            <QuickReplies templates={templates} />
          </>
        )}
      </div>
    </header>
  );
}

function placeText(at: number, count: number, total: number): string {
  const [place, last] = [COUNT.format(at + 1), COUNT.format(count)];
  return total > count ? t`${place} of ${last}, the first of ${COUNT.format(total)}` : t`${place} of ${last}`;
}

const Key = ({ name }: { name: string }) => (
  <span className={styles["key"]} aria-hidden="true">
    {name}
  </span>
);
