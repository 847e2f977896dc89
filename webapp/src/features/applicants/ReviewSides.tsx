import { useQuery } from "@tanstack/react-query";
import { memo, useEffect, useRef } from "react";
import { t } from "#text";
import { afterPaint } from "../../lib/after-next-paint.ts";
import { AheadContext } from "../../lib/ahead.ts";
import { ApplicationBody } from "./ApplicationBody.tsx";
import { applicationQuery } from "./application-query.ts";
import type { StartMove } from "./move.ts";
import { AnswerFilePages, ResumePages } from "./ResumePages.tsx";
import styles from "./Review.module.css";

interface ReviewSidesProps {
  /** Undefined while nobody is there. */
  id: number | undefined;
  /** Not seen yet: it is laid out all the same, so that it only has to be painted. */
  isAhead: boolean;
  onMove: StartMove;
}

/** Place for one application of the review, seen or ahead. */
export function ReviewSides({ id, isAhead, onMove }: ReviewSidesProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whoever asks for a place inside gets it, and the browser keeps the layout that it made for the answer.
    if (!isAhead || id === undefined) return;
    return afterPaint(() => box.current?.firstElementChild?.getBoundingClientRect());
  }, [id, isAhead]);
  return (
    <AheadContext value={isAhead}>
      <div ref={box} className={isAhead ? styles["ahead"] : undefined}>
        {id !== undefined && <Sides key={id} id={id} onMove={onMove} />}
      </div>
    </AheadContext>
  );
}

/** What an applicant sent on one side, and what is decided about it on the other. Nothing until it has come. */
const Sides = memo(function Sides({ id, onMove }: { id: number; onMove: StartMove }) {
  const { data } = useQuery(applicationQuery(id));
  if (!data) return null;
  const { applicant, answers, has_resume } = data;
  return (
    <div className={styles["sides"]}>
      <div className={styles["files"]}>
        {has_resume ? (
          <ResumePages id={id} name={applicant.name} />
        ) : (
          <p className={styles["fine"]}>{t`${applicant.name} applied without a resume.`}</p>
        )}
        {answers
          .filter(({ type }) => type === "FILE")
          .map((answer) => (
            <AnswerFilePages key={answer.question_id} id={id} answer={answer} name={applicant.name} />
          ))}
      </div>
      <ApplicationBody application={data} onMove={onMove} isReviewed />
    </div>
  );
});
