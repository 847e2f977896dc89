import {
  CULTURE_IMPORTANCES,
  type CultureDimension,
  type CultureImportance,
  MAX_SCORE,
  MIN_SCORE,
} from "@jobmap/contract/culture";
import type { Scores } from "@jobmap/contract/fit";
import type { MouseEvent } from "react";
import { t } from "#text";
import { STATEMENTS } from "../../lib/culture-statements.ts";
import { Button, RadioGroup, VisuallyHidden } from "../../ui/index.ts";
import styles from "./Fit.module.css";
import { IMPORTANCE_TEXT } from "./fit-words.ts";
import { isAnswered, UNANSWERED } from "./scores.ts";

const SCORES = Array.from({ length: MAX_SCORE - MIN_SCORE + 1 }, (_, n) => String(MIN_SCORE + n));
const OPTIONS = SCORES.map((value) => ({ value, label: value }));
const IMPORTANCES = CULTURE_IMPORTANCES.map((value) => ({ value, label: IMPORTANCE_TEXT[value] }));

interface StatementFieldsProps {
  dimension: CultureDimension;
  scores: Scores;
  onScores: (scores: Scores) => void;
  /** Offers to take the answers back. */
  canClear?: boolean;
  /** Candidates say how much it matters; employers do not. */
  importance?: { value: CultureImportance; onChange: (value: CultureImportance) => void };
}

/** The two statements of a way of working, each with its score. */
export function StatementFields(props: StatementFieldsProps) {
  const { dimension, scores, onScores, canClear = false, importance } = props;
  const { name, first, second } = STATEMENTS[dimension];
  const subject = name.toLowerCase();
  const hasAnswer = isAnswered(scores);
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes away with the answers.
    currentTarget.closest("fieldset")?.querySelector("input")?.focus();
    onScores(UNANSWERED);
  };
  const text = (score: number | null) => (score === null ? null : String(score));
  return (
    <fieldset className={styles["statements"]}>
      <legend>{name}</legend>
      <RadioGroup
        legend={first}
        look="steps"
        options={OPTIONS}
        value={text(scores.first)}
        onValueChange={(value) => onScores({ ...scores, first: Number(value) })}
      />
      <RadioGroup
        legend={second}
        look="steps"
        options={OPTIONS}
        value={text(scores.second)}
        onValueChange={(value) => onScores({ ...scores, second: Number(value) })}
      />
      {importance && (
        <RadioGroup
          legend={t`How much ${subject} matters`}
          legendHidden
          look="steps"
          options={IMPORTANCES.map((option) => ({ ...option, disabled: !hasAnswer }))}
          value={hasAnswer ? importance.value : null}
          onValueChange={importance.onChange}
        />
      )}
      {canClear && hasAnswer && (
        <p>
          <Button variant="bare" size="sm" onClick={clear}>
            {t`Take back`}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        </p>
      )}
    </fieldset>
  );
}
