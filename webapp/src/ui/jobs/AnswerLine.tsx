import type { CompanyReference } from "@jobmap/contract";
import { classNames } from "../classes.ts";
import { ReplyIcon } from "../icons/icons.tsx";
import { answerText } from "./answer-text.ts";
import styles from "./SurveyLine.module.css";

const cx = classNames(styles);

/** How quickly the employer replies to applicants; nothing while there are too few applications to tell. */
export function AnswerLine({ company }: { company: Pick<CompanyReference, "answering"> }) {
  const { answering } = company;
  if (!answering) return null;
  return (
    <span className={cx("line", answering.within_days === null && "stale")}>
      <ReplyIcon size="sm" />
      {answerText(answering)}
    </span>
  );
}
