/**
 * npm run texts: brings the files of translations (webapp/languages/*.po) up to date with the texts in the sources: new texts without a
 * translation yet, and none that is no longer used.
 */
import { succeed } from "./lib/child.mjs";
import { main } from "./lib/main.mjs";
import { commandOf, handOver } from "./lib/node.mjs";
import { inRoot } from "./lib/root.mjs";

await main(async () => {
  const done = await handOver(import.meta.url);
  if (done !== undefined) return done;
  await succeed(
    "Collecting texts",
    process.execPath,
    [commandOf("@lingui/cli", "lingui", "webapp"), "extract", "--clean"],
    { cwd: inRoot("webapp") },
  );
  return 0;
});
