/**
 * npm run check [-- --changed]: format, lint, types and unit tests, of everything or of what differs from main. Needs
 * no database and no browser.
 */
import { changedFiles, readCheckArguments, touchedProjects } from "./lib/changed.mjs";
import { runChecks } from "./lib/checks.mjs";
import { say } from "./lib/log.mjs";
import { main } from "./lib/main.mjs";
import { handOver } from "./lib/node.mjs";
import { sum, summary } from "./lib/results.mjs";
import { runVitest } from "./lib/runners.mjs";

await main(async () => {
  const { isChangedOnly } = readCheckArguments(process.argv.slice(2));
  const done = await handOver(import.meta.url);
  if (done !== undefined) return done;
  if (isChangedOnly) return checkChanged();
  const counts = sum([await runChecks(), await runVitest("unit")]);
  // Not before the pinned Node runs: an older one cannot load TypeScript.
  const { tellSpecification } = await import("./lib/specification/tell.ts");
  say(`\n${tellSpecification()}`);
  say(summary(counts));
  return counts.failed > 0 ? 1 : 0;
});

async function checkChanged() {
  const { base, files } = await changedFiles();
  if (files.length === 0) {
    say("Nothing differs from main.");
    return 0;
  }
  const counts = sum([
    await runChecks({ files, projects: touchedProjects(files) }),
    await runVitest("unit", {}, { since: base }),
  ]);
  say(summary(counts));
  return counts.failed > 0 ? 1 : 0;
}
