import type { Answer } from "@jobmap/contract";
import { t } from "#text";
import { UNKNOWN_LANGUAGE } from "../../lib/language.ts";
import { Badge } from "../../ui/index.ts";
import { DownloadButton } from "../files/DownloadButton.tsx";
import styles from "./AnswerList.module.css";

/** Only employers receive the knockout flag. */
type Given = Omit<Answer, "is_knockout"> & { readonly is_knockout?: boolean };

interface AnswerListProps {
  answers: readonly Given[];
  /** Downloads the file that answers a question. */
  onDownload: (questionId: number) => Promise<void>;
}

/** Screening questions as they were asked, with the answers. */
export function AnswerList({ answers, onDownload }: AnswerListProps) {
  return (
    <dl className={styles["answers"]}>
      {answers.map((answer) => (
        <div key={answer.question_id}>
          <dt lang={UNKNOWN_LANGUAGE}>{answer.question}</dt>
          <dd>
            {answer.type === "FILE" ? (
              <DownloadButton size="sm" onDownload={() => onDownload(answer.question_id)}>
                {wordsOf(answer)}
              </DownloadButton>
            ) : (
              wordsOf(answer)
            )}{" "}
            {answer.is_knockout && <Badge tone="warn">{t`Flagged answer`}</Badge>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function wordsOf({ type, value }: Given): string {
  if (typeof value !== "string") return value.join(", ");
  if (type === "BOOLEAN") return value === "yes" ? t`Yes` : t`No`;
  return value;
}
