import type { Answer } from "@jobmap/contract";
import { Badge } from "../../ui/index.ts";
import styles from "./AnswerList.module.css";

/** Only employers receive the knockout flag. */
type Given = Omit<Answer, "is_knockout"> & { readonly is_knockout?: boolean };

/** Screening questions as they were asked, with the answers. */
export function AnswerList({ answers }: { answers: readonly Given[] }) {
  return (
    <dl className={styles["answers"]}>
      {answers.map((answer) => (
        <div key={answer.question_id}>
          <dt>{answer.question}</dt>
          <dd>
            {wordsOf(answer)} {answer.is_knockout && <Badge tone="warn">Flagged answer</Badge>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function wordsOf({ type, value }: Given): string {
  if (typeof value !== "string") return value.join(", ");
  if (type === "BOOLEAN") return value === "yes" ? "Yes" : "No";
  return value;
}
