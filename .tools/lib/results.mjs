/**
 * How many tests of a runner passed, failed and were skipped.
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** @type {Counts} */
export const none = { passed: 0, failed: 0, skipped: 0 };
/** @type {Counts} */
export const onePassed = { ...none, passed: 1 };
/** @type {Counts} */
export const oneFailed = { ...none, failed: 1 };

/** @param {Counts[]} all @returns {Counts} */
export const sum = (all) =>
  all.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    none,
  );

/**
 * What continuous integration reads.
 * @param {Counts} counts
 */
export const summary = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

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

/**
 * @typedef {{ status: string, assertionResults: { status: string }[] }} VitestFile
 * @param {{ testResults: VitestFile[] }} report of Vitest's reporter `json`
 * @returns {Counts}
 */
export function countVitest({ testResults }) {
  return sum(
    testResults.map(({ status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === "failed").length;
      const passed = assertionResults.filter((test) => test.status === "passed").length;
      return {
        passed,
        // A file that cannot be loaded has no tests in the report.
        failed: status === "failed" ? Math.max(failed, 1) : failed,
        skipped: assertionResults.length - passed - failed,
      };
    }),
  );
}

/**
 * @typedef {{ expected: number, unexpected: number, flaky: number, skipped: number }} PlaywrightStats
 * @param {{ stats: PlaywrightStats, errors: unknown[] }} report of Playwright's reporter `json`
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  const failed = stats.unexpected;
  // Tests that did not run because something before them failed are reported as skipped.
  return {
    // The list above names those that passed only when they were repeated, as flaky.
    passed: stats.expected + stats.flaky,
    failed: errors.length > 0 ? Math.max(failed, 1) : failed,
    skipped: stats.skipped,
  };
}
