/**
 * Caches the result of `make` briefly, so that a busy page makes one request for many visitors. Concurrent callers share the pending
 * result; failures are not cached.
 * @param milliseconds how long a result is reused
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
