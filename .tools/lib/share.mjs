import { capture } from "./child.mjs";
import { Problem } from "./log.mjs";

/**
 * All tests on databases and in browsers take half an hour. A run of `npm test` takes a share of them, another with
 * each commit, so that it stays as long as it is however many are added: docs/adr/0107-a-share-of-the-slow-tests.md.
 */

/** Files of tests on a database in one run, about three minutes of two cores. */
export const API_FILES = 40;
/** Tests in a browser in one run, about four minutes of two cores. */
export const BROWSER_TESTS = 80;

/**
 * In every run: who may do what at every endpoint, what each costs, what the privacy page says of each column, and the whole marketplace
 * once. A change anywhere can break them.
 */
export const ALWAYS = [
  "api/test/matrix.db.test.ts",
  "api/test/costs.db.test.ts",
  "api/test/personal-data.db.test.ts",
  "webapp/test/e2e/story.spec.ts",
];

/**
 * Every n-th of a list, from a place that the seed decides: neighbors are alike, so each share has some of every kind.
 * Together the shares are the list; what runs always is in each.
 * @param {readonly string[]} tests named by their files, in an order that stays
 * @param {number} limit about so many
 * @param {number} seed
 */
export function shareOf(tests, limit, seed) {
  const shares = Math.max(1, Math.ceil(tests.length / limit));
  return tests.filter(
    (test, index) => index % shares === seed % shares || ALWAYS.some((file) => test.includes(file)),
  );
}

/** The commit that is tested, as a number; 0 outside of a repository. */
export async function seedOfCommit() {
  const { code, output } = await capture("git", ["rev-parse", "HEAD"]).catch(() => ({ code: 1, output: "" }));
  return code === 0 ? Number.parseInt(output.slice(0, 8), 16) : 0;
}

/**
 * Parses the arguments of `npm test`.
 * @param {readonly string[]} args
 */
export function readTestArguments(args) {
  const [unknown] = args.filter((arg) => arg !== "--all");
  if (unknown !== undefined)
    throw new Problem(`npm test accepts only --all, not "${unknown}": npm test -- --all`);
  return { isAll: args.includes("--all") };
}
