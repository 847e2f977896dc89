import { t } from "#text";
import { applicantsText } from "../../lib/applicant-counts.ts";
import { Button } from "../../ui/index.ts";
import styles from "./MoveBar.module.css";
import { dropFailed, type FailedMove, retryFailed } from "./moves-under-way.ts";

/** What did not come about, in a line of each kind however many they are: without a connection they soon are. */
export function FailedMoves({ failed }: { failed: readonly FailedMove[] }) {
  return (
    <>
      <OneKind failed={failed.filter(({ what }) => what === "move")} />
      <OneKind failed={failed.filter(({ what }) => what === "undo")} />
    </>
  );
}

function OneKind({ failed }: { failed: readonly FailedMove[] }) {
  const last = failed.at(-1);
  if (!last) return null;
  return (
    <div className={styles["move"]} role="alert">
      <p>
        {failedText(last.what, failed)}
        <span className={styles["reason"]}>{last.reason}</span>
      </p>
      <div className={styles["ways"]}>
        {failed.some(({ again }) => again !== undefined) && (
          <Button size="sm" variant="line" onClick={() => void retryFailed(failed)}>{t`Try again`}</Button>
        )}
        <Button size="sm" variant="bare" onClick={() => dropFailed(failed)}>{t`Dismiss`}</Button>
      </div>
    </div>
  );
}

function failedText(what: FailedMove["what"], failed: readonly FailedMove[]): string {
  const [first, second] = failed;
  const count = failed.reduce((sum, each) => sum + each.count, 0);
  const who = first && !second ? first.who : applicantsText(count);
  return what === "undo" ? t`Not undone: ${who}` : t`Not moved: ${who}`;
}
