/** npm run build: builds what is served, whether or not it has changed. */
import { main } from "./lib/main.mjs";
import { handOver } from "./lib/node.mjs";
import { build } from "./lib/products.mjs";

await main(async () => {
  const done = await handOver(import.meta.url);
  if (done !== undefined) return done;
  await build(["basemap", "widget", "webapp", "spanish"], { force: true });
  return 0;
});
