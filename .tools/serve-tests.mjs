/** Serves the built product for the browser tests, with small demo data in a database of its own. */

import { startNode } from "./lib/child.mjs";
import { openTestDatabase } from "./lib/database/index.mjs";
import { main } from "./lib/main.mjs";
import { handOver } from "./lib/node.mjs";
import { build } from "./lib/products.mjs";
import { stopRequested } from "./lib/stop.mjs";

const DEMO_JOBS = "3000";

await main(async () => {
  const done = await handOver(import.meta.url);
  if (done !== undefined) return done;
  const database = await openTestDatabase(process.env);
  try {
    await build(["basemap", "widget", "webapp", "spanish"]);
    const { recreateDatabase } = await import("../api/test/support/recreate-database.ts");
    const url = await recreateDatabase(database.url, "jobmap_e2e");
    const { SMTP_URL, startMailServer } = await import("../webapp/test/e2e/mail-server.ts");
    const stopMail = await startMailServer();
    const server = startNode(["api/src/main.ts"], {
      env: {
        ...process.env,
        NODE_ENV: "test",
        DEMO_JOBS,
        LOG_LEVEL: "warn",
        ADDRESS_LIMITS: "1000",
        ACCOUNT_LIMITS: "1000",
        HOST: "127.0.0.1",
        // Where the tests are, so that a checkout comes back to them.
        PUBLIC_URL: `http://127.0.0.1:${process.env["PORT"]}`,
        DATABASE_URL: url,
        SMTP_URL,
        FOLLOW_LINKS:
          "LinkedIn=https://www.linkedin.com/company/example,Mastodon=https://social.example/@jobs",
      },
    });
    const ended = await Promise.race([server.exited, stopRequested()]);
    const code = typeof ended === "number" ? ended : await server.stop();
    await stopMail();
    return code;
  } finally {
    await database.release();
  }
});
