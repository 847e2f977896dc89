import type { CompanyReference } from "@jobmap/contract";
import { classNames } from "../classes.ts";
import { ReplyIcon } from "../icons/icons.tsx";
import { answerText } from "./answer-text.ts";
import { ProofLine } from "./ProofLine.tsx";
import styles from "./SurveyLine.module.css";

const cx = classNames(styles);

type Known = Pick<CompanyReference, "answering" | "proved_domain">;

/** What is known of the employer: how quickly it replies, unless there are too few applications to tell, and the domain that it has proved. */
export function AnswerLine({ company }: { company: Known }) {
  const { answering } = company;
  return (
    <>
      {answering && (
        <span className={cx("line", answering.within_days === null && "stale")}>
          <ReplyIcon size="sm" />
          {answerText(answering)}
        </span>
      )}
      <ProofLine company={company} />
    </>
  );
}
