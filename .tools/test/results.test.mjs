import { expect, test } from "vitest";
import { countPlaywright, countVitest } from "../lib/reports.mjs";
import { none, remarks, sum, summary, withExitCode } from "../lib/results.mjs";
import { inRoot } from "../lib/root.mjs";

const file = (/** @type {string} */ status, /** @type {string[]} */ ...tests) => ({
  name: inRoot("api/test/some.test.ts"),
  status,
  assertionResults: tests.map((each) => ({ status: each, fullName: `is ${each}`, duration: 5 })),
});

/** @param {string} status @param {number[]} tries how long each took */
const spec = (status, ...tries) => ({
  title: `is ${status}`,
  file: "webapp/test/e2e/some.spec.ts",
  tests: [{ status, projectName: "phone", results: tries.map((duration) => ({ duration })) }],
});

test("vitest: tests are counted over all files", () => {
  const testResults = [
    file("passed", "passed", "passed", "skipped"),
    file("failed", "passed", "failed", "todo"),
  ];
  const counts = countVitest({ testResults });
  expect(counts).toMatchObject({ passed: 3, failed: 1, skipped: 2 });
  expect(counts.timings[0]).toEqual({ name: "api/test/some.test.ts: is passed", milliseconds: 5 });
});

test("vitest: a file that cannot be loaded is a failed test", () => {
  expect(countVitest({ testResults: [file("failed")] })).toEqual({ ...none, failed: 1 });
});

test("playwright: tests that passed only on a second try are named, and have failed when they are many", () => {
  const group = { specs: [spec("flaky", 20, 30), spec("flaky", 7, 7)] };
  const suites = [
    { specs: [spec("expected", 10), spec("skipped")], suites: [group] },
    { specs: [spec("unexpected", 1, 1)] },
  ];
  const counts = countPlaywright({ suites, errors: [] });
  expect(counts).toMatchObject({ passed: 1, failed: 3, skipped: 1 });
  expect(counts.flaky).toEqual(Array(2).fill("webapp/test/e2e/some.spec.ts: is flaky (phone)"));
  expect(counts.timings.map(({ milliseconds }) => milliseconds)).toEqual([10, 50, 14, 2]);
  expect(remarks(counts)).toContain(
    "Passed only when repeated:\n  webapp/test/e2e/some.spec.ts: is flaky (phone)",
  );
  const whole = { specs: Array.from({ length: 398 }, () => spec("expected", 1)), suites: [group] };
  expect(countPlaywright({ suites: [whole], errors: [] })).toMatchObject({ passed: 400, failed: 0 });
  const one = { specs: [spec("expected", 1), spec("flaky", 20, 30)] };
  expect(countPlaywright({ suites: [one], errors: [] })).toMatchObject({ passed: 2, failed: 0 });
});

test("playwright: a server that did not start is a failed test", () => {
  expect(countPlaywright({ suites: [], errors: [{}] })).toEqual({ ...none, failed: 1 });
});

test("lists the ten slowest tests of all runners, slowest first", () => {
  const timings = Array.from({ length: 12 }, (_, i) => ({
    name: `test ${i + 1}`,
    milliseconds: (i + 1) * 1000,
  }));
  const lines = remarks({ ...none, timings }).split("\n");
  expect(lines).toHaveLength(11);
  expect(lines[1]).toMatch(/^ +12\.0 s {2}test 12$/);
  expect(lines.at(-1)).toMatch(/ test 3$/);
  expect(remarks(none)).toBe("");
});

test("a run without a report, without tests, or with a failing exit code is a failure", () => {
  expect(withExitCode(undefined, 0).failed).toBe(1);
  expect(withExitCode(none, 0).failed).toBe(1);
  expect(withExitCode({ ...none, passed: 3 }, 1)).toEqual({ ...none, passed: 3, failed: 1 });
  expect(withExitCode({ ...none, passed: 3 }, 0)).toEqual({ ...none, passed: 3 });
});

test("the last line mentions skipped tests only if there are any", () => {
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
