import { expect, test } from "vitest";
import { countPlaywright, countVitest, none, sum, summary, withExitCode } from "../lib/results.mjs";

const file = (/** @type {string} */ status, /** @type {string[]} */ ...tests) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test("vitest: tests are counted over all files", () => {
  const testResults = [
    file("passed", "passed", "passed", "skipped"),
    file("failed", "passed", "failed", "todo"),
  ];
  expect(countVitest({ testResults })).toEqual({ passed: 3, failed: 1, skipped: 2 });
});

test("vitest: a file that cannot be loaded is a failed test", () => {
  expect(countVitest({ testResults: [file("failed")] })).toEqual({ ...none, failed: 1 });
});

test("playwright: a test that passed only on a second try has passed, one that failed twice has failed", () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 5, failed: 1, skipped: 2 });
});

test("playwright: a server that did not start is a failed test", () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ ...none, failed: 1 });
});

test("a run without report, without tests, or with a failing exit code is never green", () => {
  expect(withExitCode(undefined, 0).failed).toBe(1);
  expect(withExitCode(none, 0).failed).toBe(1);
  expect(withExitCode({ ...none, passed: 3 }, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  expect(withExitCode({ ...none, passed: 3 }, 0)).toEqual({ passed: 3, failed: 0, skipped: 0 });
});

test("the last line names skipped tests only where there are some", () => {
  expect(
    summary(
      sum([
        { ...none, passed: 2 },
        { ...none, passed: 3 },
      ]),
    ),
  ).toBe("5 passed, 0 failed");
  expect(summary({ passed: 1, failed: 2, skipped: 3 })).toBe("1 passed, 2 failed, 3 skipped");
});
