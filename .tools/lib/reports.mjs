import { none, sum } from "./results.mjs";
import { shown } from "./root.mjs";

/** Converts the reports of the test runners to counts. */

/** @typedef {import('./results.mjs').Counts} Counts */

/**
 * @typedef {{ status: string, fullName: string, duration?: number | null }} VitestTest
 * @typedef {{ name: string, status: string, assertionResults: VitestTest[] }} VitestFile
 * @param {{ testResults: VitestFile[] }} report of Vitest's reporter `json`
 * @returns {Counts}
 */
export function countVitest({ testResults }) {
  return sum(
    testResults.map(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === "failed").length;
      const passed = assertionResults.filter((test) => test.status === "passed").length;
      return {
        passed,
        // A file that cannot be loaded has no tests in the report.
        failed: status === "failed" ? Math.max(failed, 1) : failed,
        skipped: assertionResults.length - passed - failed,
        timings: assertionResults.map(({ fullName, duration }) => ({
          name: `${shown(name)}: ${fullName}`,
          milliseconds: duration ?? 0,
        })),
        flaky: [],
      };
    }),
  );
}

/**
 * So many browser tests may pass only when repeated, since a shared machine stalls now and then: one, and of many one
 * in 200. With more, all of these have failed.
 * @param {number} tests
 */
const maxFlaky = (tests) => Math.max(1, tests / 200);

/**
 * @typedef {{ status: string, projectName: string, results: { duration: number }[] }} PlaywrightTest in one project, with each try
 * @typedef {{ title: string, file: string, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ specs: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @param {{ suites: PlaywrightSuite[], errors: unknown[] }} report of Playwright's reporter `json`
 * @returns {Counts}
 */
export function countPlaywright({ suites, errors }) {
  const counts = sum(
    suites
      .flatMap(specsOf)
      .flatMap(({ title, file, tests }) => tests.map((test) => countTest(`${file}: ${title}`, test))),
  );
  const tooMany = counts.flaky.length > maxFlaky(counts.passed + counts.failed) ? counts.flaky.length : 0;
  return {
    ...counts,
    passed: counts.passed - tooMany,
    failed: Math.max(counts.failed + tooMany, errors.length > 0 ? 1 : 0),
  };
}

/** @param {PlaywrightSuite} suite @returns {PlaywrightSpec[]} */
const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * @param {string} title
 * @param {PlaywrightTest} test
 * @returns {Counts}
 */
function countTest(title, { status, projectName, results }) {
  const name = `${title} (${projectName})`;
  const milliseconds = results.reduce((total, { duration }) => total + duration, 0);
  // Tests that did not run because something before them failed are reported as skipped.
  if (status === "skipped") return { ...none, skipped: 1 };
  return {
    ...none,
    ...(status === "expected" || status === "flaky" ? { passed: 1 } : { failed: 1 }),
    timings: [{ name, milliseconds }],
    flaky: status === "flaky" ? [name] : [],
  };
}
