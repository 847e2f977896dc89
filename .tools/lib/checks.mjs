import { capture } from "./child.mjs";
import { cross, dim, duration, say, step, tick } from "./log.mjs";
import { commandOf } from "./node.mjs";
import { oneFailed, onePassed, sum } from "./results.mjs";
import { dataFolder, inRoot } from "./root.mjs";

/** Checks that do not run the product: each counts as one test. */

/** @typedef {{ name: string, commands: { args: string[], cwd?: string }[] }} Check */

const TYPED = ["api/contract", "api", "widget", "webapp", "storybook", "examples", ".tools"];
const CONCURRENCY = 2;

/**
 * The file where tsc stores its state, so that the next check only looks at changes.
 * @param {string} project
 */
const keptIn = (project) => `${dataFolder("types")}/${project.replaceAll("/", "-")}.tsbuildinfo`;

/**
 * @typedef {{ files: readonly string[], projects: readonly string[] }} Changed
 * @param {Changed} [changed] limits the checks to these
 * @returns {Check[]}
 */
function checks(changed) {
  const tsc = commandOf("typescript", "tsc");
  const typegen = {
    args: [commandOf("@react-router/dev", "react-router", "webapp"), "typegen"],
    cwd: inRoot("webapp"),
  };
  const only = changed ? ["--no-errors-on-unmatched", ...changed.files] : [];
  return [
    {
      name: "format and lint",
      commands: [{ args: [commandOf("@biomejs/biome", "biome"), "ci", "--colors=off", ...only] }],
    },
    ...TYPED.filter((project) => !changed || changed.projects.includes(project)).map((project) => ({
      name: `types of ${project}`,
      commands: [
        ...(project === "webapp" ? [typegen] : []),
        { args: [tsc, "--project", project, "--incremental", "--tsBuildInfoFile", keptIn(project)] },
      ],
    })),
  ];
}

/** @param {Check} check */
async function run({ commands }) {
  const started = performance.now();
  let failure;
  for (const { args, cwd } of commands) {
    const { code, output } = await capture(process.execPath, args, cwd ? { cwd } : {});
    if (code !== 0) failure = output.trim() || `exit code ${code}`;
    if (failure) break;
  }
  return { failure, milliseconds: performance.now() - started };
}

/**
 * Runs the checks, two at a time, then prints the result of each.
 * @param {Changed} [changed]
 * @returns {Promise<import('./results.mjs').Counts>}
 */
export async function runChecks(changed) {
  const waiting = checks(changed);
  const total = waiting.length;
  /** @type {{ name: string, failure: string | undefined, milliseconds: number }[]} */
  const done = [];
  await step("Checking format, lint and types", async (progress) => {
    const worker = async () => {
      for (let check = waiting.shift(); check; check = waiting.shift()) {
        progress(`${done.length} of ${total}`);
        done.push({ name: check.name, ...(await run(check)) });
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  });
  for (const { name, failure, milliseconds } of done) {
    say(`  ${failure ? cross : tick} ${name}  ${dim(duration(milliseconds))}`);
    if (failure) say(failure.replace(/^/gm, "      "));
  }
  return sum(done.map(({ failure }) => (failure ? oneFailed : onePassed)));
}
