/** npm run check: format, lint, types and unit tests; no database, no browser. */
import { runChecks } from "./lib/checks.mjs";
import { say } from "./lib/log.mjs";
import { main } from "./lib/main.mjs";
import { handOver } from "./lib/node.mjs";
import { sum, summary } from "./lib/results.mjs";
import { runVitest } from "./lib/runners.mjs";

await main(async () => {
  const done = await handOver(import.meta.url);
  if (done !== undefined) return done;
  const counts = sum([await runChecks(), await runVitest("unit")]);
  // Not before the pinned Node runs: an older one reads no types.
  const { tellSpecification } = await import("./lib/specification/tell.ts");
  say(`\n${tellSpecification()}`);
  say(summary(counts));
  return counts.failed > 0 ? 1 : 0;
});
