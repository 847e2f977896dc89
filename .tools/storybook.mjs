/**
 * npm run storybook: the components, on a port of their own; `npm run storybook -- build` writes them as a static site.
 */
import { runNode } from "./lib/child.mjs";
import { main } from "./lib/main.mjs";
import { commandOf, handOver } from "./lib/node.mjs";
import { build } from "./lib/products.mjs";
import { inRoot } from "./lib/root.mjs";

const PORT = "6006";

await main(async () => {
  const done = await handOver(import.meta.url);
  if (done !== undefined) return done;
  // The embed's stories draw their maps from the built base map.
  await build(["basemap"]);
  const [verb = "dev", ...rest] = process.argv.slice(2);
  const given =
    verb === "dev" && rest.length === 0 ? ["--port", PORT, "--host", "127.0.0.1", "--no-open"] : rest;
  const args = [commandOf("storybook", "storybook", "storybook"), verb, "--disable-telemetry", ...given];
  return runNode(args, { cwd: inRoot("storybook") });
});
