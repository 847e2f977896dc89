import { Problem, step } from "../log.mjs";
import { dataFolder } from "../root.mjs";
import { readGreeting } from "./greeting.mjs";
import { holdServer } from "./hold.mjs";
import { requireServer } from "./install.mjs";

/**
 * @typedef {object} Database
 * @property {string} url
 * @property {() => Promise<void>} release
 */

/**
 * The product's database: the one in DATABASE_URL, else a private server in `.data/db`.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Database>}
 */
export async function openDatabase(env) {
  const url = env["DATABASE_URL"];
  if (url) return useNamed(url);
  if (env["NODE_ENV"] === "production")
    throw new Problem(
      "DATABASE_URL is missing. Production data is never stored in the private database under .data/.",
    );
  return holdPrivate("db", false);
}

/**
 * The database server of the tests: the one in TEST_DATABASE_URL, else a private one in `.data/test-db`.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Database>}
 */
export async function openTestDatabase(env) {
  const url = env["TEST_DATABASE_URL"];
  return url ? { url, release: async () => {} } : holdPrivate("test-db", true);
}

/**
 * The database server of the benchmarks: the one in BENCH_DATABASE_URL, else a private one in `.data/bench-db` with the
 * product's settings.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Database>}
 */
export async function openBenchDatabase(env) {
  const url = env["BENCH_DATABASE_URL"];
  return url ? { url, release: async () => {} } : holdPrivate("bench-db", false);
}

/** @param {string} name folder under `.data/` @param {boolean} fast */
async function holdPrivate(name, fast) {
  const program = await requireServer();
  return step(
    "Starting the private database",
    (progress) => holdServer({ folder: dataFolder(name), program, fast, progress }),
    ({ version, url }) => `${version} on 127.0.0.1:${new URL(url).port}, data in .data/${name}`,
  );
}

/** @param {string} text */
async function useNamed(text) {
  const url = parseUrl(text);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const port = Number(url.port || 3306);
  await step(
    `Looking for the database at ${host}:${port}`,
    () =>
      readGreeting({ host, port }).catch((error) => {
        const reason = error.code ?? error.message;
        throw new Problem(`The database at ${host}:${port} cannot be used (${reason}): check DATABASE_URL.`);
      }),
    (version) => version,
  );
  return { url: text, release: async () => {} };
}

/** @param {string} text */
function parseUrl(text) {
  if (URL.canParse(text)) {
    const url = new URL(text);
    if (/^(mysql|mariadb):$/.test(url.protocol) && url.hostname) return url;
  }
  throw new Problem("DATABASE_URL must look like mysql://user:password@host:3306/jobmap.");
}
