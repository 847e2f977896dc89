/**
 * Keeps what `make` gives for a moment, so that a busy page asks once for many visitors. Those who come while it is being made
 * wait for the same answer; a failure is not kept.
 * @param milliseconds an answer is used
 */
export function memoizeFor<T>(milliseconds: number, now: () => number = Date.now) {
  let kept: { answer: Promise<T>; until: number } | undefined;
  return (make: () => Promise<T>): Promise<T> => {
    if (kept && now() < kept.until) return kept.answer;
    const answer = make();
    const mine = { answer, until: now() + milliseconds };
    kept = mine;
    answer.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return answer;
  };
}
