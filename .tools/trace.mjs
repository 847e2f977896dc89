/** npm run trace -- NAME: the project's files that a request passes through; without a name, lists the requests. */
import { runNode } from "./lib/child.mjs";
import { openTestDatabase } from "./lib/database/index.mjs";
import { main } from "./lib/main.mjs";
import { handOver } from "./lib/node.mjs";

await main(async () => {
  const done = await handOver(import.meta.url);
  if (done !== undefined) return done;
  const { url, release } = await openTestDatabase(process.env);
  return runNode(["--import", "./api/trace/instrument.ts", "api/trace/run.ts", ...process.argv.slice(2)], {
    env: { ...process.env, TRACE_SERVER_URL: url },
  }).finally(release);
});
