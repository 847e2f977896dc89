/**
 * npm test [-- --all]: everything that `npm run check` does, then the API on a real database, then the product in a
 * browser; of these two a share that the commit decides, or all.
 */
import { rmSync } from "node:fs";
import { runChecks } from "./lib/checks.mjs";
import { requireTestChromium } from "./lib/chromium.mjs";
import { findClientPrograms } from "./lib/database/client.mjs";
import { openTestDatabase } from "./lib/database/index.mjs";
import { findFirefox } from "./lib/firefox.mjs";
import { takeLock } from "./lib/lock.mjs";
import { duration, Problem, say } from "./lib/log.mjs";
import { main } from "./lib/main.mjs";
import { findNginx } from "./lib/nginx.mjs";
import { handOver, isHandedOver } from "./lib/node.mjs";
import { findPdftotext } from "./lib/poppler.mjs";
import { freePort } from "./lib/ports.mjs";
import { build } from "./lib/products.mjs";
import { oneFailed, remarks, sum, summary } from "./lib/results.mjs";
import { dataFolder } from "./lib/root.mjs";
import { listPlaywright, listVitest, runPlaywright, runVitest } from "./lib/runners.mjs";
import { API_FILES, BROWSER_TESTS, readTestArguments, seedOfCommit, shareOf } from "./lib/share.mjs";
import { Stopped } from "./lib/stop.mjs";

/** @typedef {import('./lib/results.mjs').Counts} Counts */
/** @typedef {(tests: string[], limit: number) => string[]} Choose */

/**
 * A stage that cannot even begin counts as one failed test, and those after it still run.
 * @param {() => Promise<Counts>} stage
 */
const attempt = (stage) =>
  stage().catch((error) => {
    if (!(error instanceof Problem) || error instanceof Stopped) throw error;
    say(error.message);
    return oneFailed;
  });

/**
 * All of these, or a share that the commit decides.
 * @param {boolean} isAll
 * @returns {Promise<Choose>}
 */
async function chooseBy(isAll) {
  if (isAll) return (tests) => tests;
  const seed = await seedOfCommit();
  return (tests, limit) => {
    const share = shareOf(tests, limit, seed);
    say(`\n${share.length} of ${tests.length}, chosen by the commit: npm test -- --all runs all.`);
    return share;
  };
}

/** @param {NodeJS.ProcessEnv} env @param {Choose} choose */
async function testApi(env, choose) {
  const nginx = await findNginx();
  await findPdftotext();
  await findClientPrograms();
  const files = choose(await listVitest("api"), API_FILES);
  return runVitest("api", { ...env, ...(nginx && { NGINX_PATH: nginx }) }, { files });
}

/** @param {NodeJS.ProcessEnv} env @param {Choose} choose */
async function testBrowsers(env, choose) {
  const chromium = await requireTestChromium();
  const firefox = await findFirefox();
  await build(["basemap", "widget", "webapp", "spanish"]);
  const all = {
    ...env,
    E2E_PORT: String(await freePort()),
    E2E_SMTP_PORT: String(await freePort()),
    E2E_MAILBOX_PORT: String(await freePort()),
    ...(chromium && { CHROMIUM_PATH: chromium }),
    ...(firefox && { FIREFOX_PATH: firefox }),
  };
  return runPlaywright(all, choose(await listPlaywright(all), BROWSER_TESTS));
}

await main(async () => {
  const { isAll } = readTestArguments(process.argv.slice(2));
  if (!isHandedOver()) await takeLock("test", "The tests already run in this folder: let them finish first.");
  const done = await handOver(import.meta.url);
  if (done !== undefined) return done;

  const started = performance.now();
  // Tests start the product and its commands some hundred times: what was compiled for one is there for the next.
  rmSync(dataFolder("compile-cache"), { recursive: true });
  process.env["NODE_COMPILE_CACHE"] = dataFolder("compile-cache");
  const choose = await chooseBy(isAll);
  const results = [await runChecks(), await runVitest("unit")];
  const database = await openTestDatabase(process.env);
  try {
    const env = { TEST_DATABASE_URL: database.url };
    results.push(await attempt(() => testApi(env, choose)));
    results.push(await attempt(() => testBrowsers(env, choose)));
  } finally {
    await database.release();
  }
  const counts = sum(results);
  say(`\nAll ${isAll ? "tests" : "that were chosen"} took ${duration(performance.now() - started)}.`);
  // Not before the pinned Node runs: an older one reads no types.
  const { tellSpecification } = await import("./lib/specification/tell.ts");
  say(tellSpecification());
  say(remarks(counts));
  say(summary(counts));
  return counts.failed > 0 ? 1 : 0;
});
