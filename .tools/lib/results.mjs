import { duration } from "./log.mjs";

/**
 * @typedef {{ name: string, milliseconds: number }} Timing of one test, all its tries together
 *
 * How many tests of a runner passed, failed and were skipped; how long each took, and which passed only when repeated.
 * @typedef {{ passed: number, failed: number, skipped: number, timings: Timing[], flaky: string[] }} Counts
 */

/** @type {Counts} */
export const none = { passed: 0, failed: 0, skipped: 0, timings: [], flaky: [] };
/** @type {Counts} */
export const onePassed = { ...none, passed: 1 };
/** @type {Counts} */
export const oneFailed = { ...none, failed: 1 };

/** @param {Counts[]} all @returns {Counts} */
export const sum = (all) =>
  all.reduce(
    (total, { passed, failed, skipped, timings, flaky }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      timings: [...total.timings, ...timings],
      flaky: [...total.flaky, ...flaky],
    }),
    none,
  );

/**
 * What continuous integration reads.
 * @param {Pick<Counts, "passed" | "failed" | "skipped">} counts
 */
export const summary = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

const SLOWEST = 10;

/**
 * Which tests took longest, and which passed only when they were repeated.
 * @param {Counts} counts
 */
export function remarks({ timings, flaky }) {
  const slowest = timings
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, SLOWEST)
    .map(({ name, milliseconds }) => `  ${duration(milliseconds).padStart(11)}  ${name}`);
  return [
    ...(slowest.length > 0 ? ["The slowest tests:", ...slowest] : []),
    ...(flaky.length > 0 ? ["Passed only when repeated:", ...flaky.map((name) => `  ${name}`)] : []),
  ].join("\n");
}

/**
 * A report can look better than the run was: a runner that fell over, or failed outside of any test, must count.
 * @param {Counts | undefined} counts undefined when there is no report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function withExitCode(counts, exitCode) {
  if (!counts || (counts.passed === 0 && counts.failed === 0)) return oneFailed;
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
