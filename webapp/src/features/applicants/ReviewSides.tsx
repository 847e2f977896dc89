import { useQuery } from "@tanstack/react-query";
import { memo } from "react";
import { t } from "#text";
import { ApplicationBody } from "./ApplicationBody.tsx";
import { applicationQuery } from "./application-query.ts";
import type { StartMove } from "./move.ts";
import { AnswerFilePages, ResumePages } from "./ResumePages.tsx";
import styles from "./Review.module.css";

interface ReviewSidesProps {
  id: number;
  onMove: StartMove;
}

/** What an applicant sent on one side, and what is decided about it on the other. Nothing until the application is there. */
export const ReviewSides = memo(function ReviewSides({ id, onMove }: ReviewSidesProps) {
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
      <ApplicationBody application={data} onMove={onMove} />
    </div>
  );
});
