/**
 * npm run texts: brings the files of translations up to date with the sources: the texts of pages (webapp/languages/*.po) and the messages of the
 * API (messages.es.json). New ones are without a translation yet, and those that are no longer used are taken out.
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
  const { updateMessages } = await import("../webapp/languages/messages-table.ts");
  updateMessages();
  return 0;
});
