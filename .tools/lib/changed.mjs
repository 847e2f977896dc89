import { capture, succeed } from "./child.mjs";
import { Problem } from "./log.mjs";

/** The changes of this branch: committed, not yet committed, and new files. */

const MAIN = "main";

/** Projects with their own type check, and the folders it reads. */
const READS = /** @type {Record<string, string[]>} */ ({
  "api/contract": [],
  api: ["api/contract", "widget"],
  widget: ["api/contract", "api"],
  webapp: ["api/contract", "widget", "api"],
  storybook: ["webapp", "widget", "api/contract"],
  examples: ["widget", "api/contract"],
  ".tools": ["api"],
});
/** Files that affect the check of every project. */
const SHARED = /^(?:package(?:-lock)?\.json|tsconfig\.base\.json)$/;

/** @param {string} args */
const git = async (args) =>
  (await succeed("git", "git", args.split(" "))).split("\n").filter((line) => line !== "");

/**
 * The commit where this branch left main, and the existing files that differ from it.
 * @returns {Promise<{ base: string, files: string[] }>}
 */
export async function changedFiles() {
  const { code, output } = await capture("git", ["merge-base", MAIN, "HEAD"]);
  if (code !== 0) throw new Problem(`--changed compares with the branch ${MAIN}, which does not exist here.`);
  const base = output.trim();
  const files = await git(`diff --name-only --diff-filter=d ${base}`);
  return { base, files: [...files, ...(await git("ls-files --others --exclude-standard"))] };
}

/**
 * The projects whose types these files can break.
 * @param {readonly string[]} files
 */
export function touchedProjects(files) {
  if (files.some((file) => SHARED.test(file))) return Object.keys(READS);
  const isTouched = (/** @type {string} */ folder) => files.some((file) => file.startsWith(`${folder}/`));
  return Object.entries(READS)
    .filter(([project, read]) => [project, ...read].some(isTouched))
    .map(([project]) => project);
}

/**
 * Parses the arguments of `npm run check`.
 * @param {readonly string[]} args
 */
export function readCheckArguments(args) {
  const [unknown] = args.filter((arg) => arg !== "--changed");
  if (unknown !== undefined)
    throw new Problem(`npm run check accepts only --changed, not "${unknown}": npm run check -- --changed`);
  return { isChangedOnly: args.includes("--changed") };
}
