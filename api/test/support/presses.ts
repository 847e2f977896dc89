/**
 * One thing asked for fifty times at once, as by somebody who cannot wait. On a busy machine some are turned away with 503, which
 * is a clean answer; nothing else may go wrong, and something must go right.
 * @returns what came of those that were answered
 */
export async function presses<T>(press: () => Promise<T>): Promise<T[]> {
  const settled = await Promise.allSettled(Array.from({ length: 50 }, press));
  const answers = settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const failures = settled.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []));
  const wrong = failures.filter((failure) => !failure.includes("answered 503"));
  if (wrong.length > 0 || answers.length === 0) throw new Error(wrong[0] ?? failures[0]);
  return answers;
}
