import { existsSync, readFileSync, rmSync } from "node:fs";
import { runNode } from "./child.mjs";
import { bold, say } from "./log.mjs";
import { commandOf } from "./node.mjs";
import { countPlaywright, countVitest } from "./reports.mjs";
import { withExitCode } from "./results.mjs";
import { dataFolder } from "./root.mjs";

/** @typedef {import('./results.mjs').Counts} Counts */

/** Vitest paints what it says to CI; a log is for reading. */
const plain = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: "1" };

/**
 * @param {string} project as named in vitest.config.ts
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [since] a commit: only tests of what has changed since, if there are any
 * @returns {Promise<Counts>}
 */
export async function runVitest(project, env, since) {
  const report = newReport(`vitest-${project}`);
  const args = [
    "run",
    `--project=${project}`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...(since === undefined ? [] : [`--changed=${since}`, "--passWithNoTests"]),
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
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Counts>}
 */
export async function runPlaywright(env) {
  const report = newReport("playwright");
  say(bold("\nPlaywright"));
  const code = await runNode([commandOf("@playwright/test", "playwright"), "test"], {
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    graceMs: 30_000,
  });
  return withExitCode(read(report, countPlaywright), code);
}

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
