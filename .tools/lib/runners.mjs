import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { capture, runNode } from "./child.mjs";
import { bold, Problem, say } from "./log.mjs";
import { commandOf } from "./node.mjs";
import { countPlaywright, countVitest } from "./reports.mjs";
import { withExitCode } from "./results.mjs";
import { dataFolder } from "./root.mjs";

/** @typedef {import('./results.mjs').Counts} Counts */

const playwright = () => commandOf("@playwright/test", "playwright");

/** Vitest paints what it says to CI; a log is for reading. */
const plain = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: "1" };

/**
 * @param {string} project as named in vitest.config.ts
 * @param {NodeJS.ProcessEnv} [env]
 * @param {{ since?: string, files?: string[] }} [only] `since` a commit, tests of what has changed after it, if there are any; or these files
 * @returns {Promise<Counts>}
 */
export async function runVitest(project, env, { since, files = [] } = {}) {
  const report = newReport(`vitest-${project}`);
  const args = [
    "run",
    `--project=${project}`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...(since === undefined ? [] : [`--changed=${since}`, "--passWithNoTests"]),
    ...files,
  ];
  say(bold(`\nVitest: ${project}`));
  const code = await runNode([commandOf("vitest"), ...args], {
    env: { ...plain, NODE_ENV: "test", ...env },
  });
  const counts = read(report, countVitest);
  if (since !== undefined && code === 0 && counts && counts.passed === 0) return counts;
  return withExitCode(counts, code);
}

/**
 * The files of a project's tests, in the order of their names.
 * @param {string} project
 */
export async function listVitest(project) {
  const args = ["list", `--project=${project}`, "--filesOnly"];
  const { code, output } = await capture(process.execPath, [commandOf("vitest"), ...args], { env: plain });
  if (code !== 0) throw new Problem(`Vitest could not list its tests:\n${output}`);
  return linesOf(output, /^\[\w+\] (.+)$/).toSorted();
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} tests as `listPlaywright` names them
 * @returns {Promise<Counts>}
 */
export async function runPlaywright(env, tests) {
  const report = newReport("playwright");
  const list = `${dataFolder("reports")}/browser-tests.txt`;
  writeFileSync(list, tests.join("\n"));
  say(bold("\nPlaywright"));
  const code = await runNode([playwright(), "test", `--test-list=${list}`], {
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    graceMs: 30_000,
  });
  return withExitCode(read(report, countPlaywright), code);
}

/**
 * All tests in browsers, each as `[project] › file:line:column › title`.
 * @param {NodeJS.ProcessEnv} env as they are run with
 */
export async function listPlaywright(env) {
  const args = [playwright(), "test", "--list"];
  const { code, output } = await capture(process.execPath, args, { env: { ...plain, ...env } });
  if (code !== 0) throw new Problem(`Playwright could not list its tests:\n${output}`);
  return linesOf(output, /^ +(\[\w+\] › .+)$/);
}

/** What the lines of this shape name. @param {string} output @param {RegExp} shape */
const linesOf = (output, shape) => output.split("\n").flatMap((line) => shape.exec(line)?.[1] ?? []);

/** Where a runner is to write its report. @param {string} name */
function newReport(name) {
  const path = `${dataFolder("reports")}/${name}.json`;
  rmSync(path, { force: true });
  return path;
}

/**
 * @template Report
 * @param {string} path
 * @param {(report: Report) => Counts} count
 */
const read = (path, count) => (existsSync(path) ? count(JSON.parse(readFileSync(path, "utf8"))) : undefined);
