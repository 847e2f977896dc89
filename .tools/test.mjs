/** npm test: everything that `npm run check` does, then the API on a real database, then the product in a browser. */
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
import { runPlaywright, runVitest } from "./lib/runners.mjs";
import { Stopped } from "./lib/stop.mjs";

/**
 * A stage that cannot even begin counts as one failed test, and those after it still run.
 * @param {() => Promise<import('./lib/results.mjs').Counts>} stage
 */
const attempt = (stage) =>
  stage().catch((error) => {
    if (!(error instanceof Problem) || error instanceof Stopped) throw error;
    say(error.message);
    return oneFailed;
  });

await main(async () => {
  if (!isHandedOver()) await takeLock("test", "The tests already run in this folder: let them finish first.");
  const done = await handOver(import.meta.url);
  if (done !== undefined) return done;

  const started = performance.now();
  // Tests start the product and its commands some hundred times: what was compiled for one is there for the next.
  rmSync(dataFolder("compile-cache"), { recursive: true });
  process.env["NODE_COMPILE_CACHE"] = dataFolder("compile-cache");
  const results = [await runChecks(), await runVitest("unit")];
  const database = await openTestDatabase(process.env);
  try {
    const env = { TEST_DATABASE_URL: database.url };
    const nginx = await findNginx();
    await findPdftotext();
    await findClientPrograms();
    results.push(await attempt(() => runVitest("api", { ...env, ...(nginx && { NGINX_PATH: nginx }) })));
    results.push(
      await attempt(async () => {
        const chromium = await requireTestChromium();
        const firefox = await findFirefox();
        await build(["basemap", "widget", "webapp", "spanish"]);
        const port = String(await freePort());
        return runPlaywright({
          ...env,
          E2E_PORT: port,
          E2E_SMTP_PORT: String(await freePort()),
          E2E_MAILBOX_PORT: String(await freePort()),
          ...(chromium && { CHROMIUM_PATH: chromium }),
          ...(firefox && { FIREFOX_PATH: firefox }),
        });
      }),
    );
  } finally {
    await database.release();
  }
  const counts = sum(results);
  say(`\nAll tests took ${duration(performance.now() - started)}.`);
  // Not before the pinned Node runs: an older one reads no types.
  const { tellSpecification } = await import("./lib/specification/tell.ts");
  say(tellSpecification());
  say(remarks(counts));
  say(summary(counts));
  return counts.failed > 0 ? 1 : 0;
});
