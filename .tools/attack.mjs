/** npm run attack [-- http://localhost:3000]: attacks a server on this machine and reports which defenses held. */
import { runNode } from "./lib/child.mjs";
import { main } from "./lib/main.mjs";
import { handOver } from "./lib/node.mjs";

await main(async () => {
  const done = await handOver(import.meta.url);
  return done ?? (await runNode(["api/attack/run.ts", ...process.argv.slice(2)]));
});
