import type { CultureDimension } from "@jobmap/contract/culture";
import type { Scores } from "@jobmap/contract/fit";

export const UNANSWERED: Scores = { first: null, second: null };

export const isAnswered = ({ first, second }: Scores): boolean => first !== null || second !== null;

type Answers<Answer> = Partial<Record<CultureDimension, Answer>>;

/** Answers with those of one way changed; without any it is no longer among them. */
export function withScores<Answer extends Scores>(
  answers: Answers<Answer>,
  dimension: CultureDimension,
  answer: Answer,
): Answers<Answer> {
  const changed = { ...answers, [dimension]: answer };
  if (!isAnswered(answer)) delete changed[dimension];
  return changed;
}
