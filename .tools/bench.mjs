/** npm run bench -- NAME [ARGUMENTS]: runs one of the benchmarks; without a name, lists them. */
import { existsSync, readdirSync } from "node:fs";
import { runNode } from "./lib/child.mjs";
import { requireChromium } from "./lib/chromium.mjs";
import { openBenchDatabase } from "./lib/database/index.mjs";
import { Problem, say } from "./lib/log.mjs";
import { main } from "./lib/main.mjs";
import { handOver } from "./lib/node.mjs";
import { build } from "./lib/products.mjs";
import { inRoot } from "./lib/root.mjs";

/** @returns {Map<string, string>} names and their files */
function findBenches() {
  const found = ["api", "widget", "webapp"].flatMap((workspace) => {
    const folder = `${workspace}/bench`;
    const names = existsSync(inRoot(folder)) ? readdirSync(inRoot(folder)) : [];
    return names.map((name) => /** @type {const} */ ([name, `${folder}/${name}/run.ts`]));
  });
  return new Map(found.filter(([, file]) => existsSync(inRoot(file))));
}

await main(async () => {
  const done = await handOver(import.meta.url);
  if (done !== undefined) return done;
  const [name, ...rest] = process.argv.slice(2);
  const benches = findBenches();
  if (!name) {
    say(
      `Benchmarks, run with  npm run bench -- NAME:\n${[...benches.keys()].map((each) => `  ${each}\n`).join("")}`,
    );
    return 0;
  }
  const file = benches.get(name);
  if (!file)
    throw new Problem(`There is no benchmark "${name}": choose from ${[...benches.keys()].join(", ")}.`);
  const database = await openBenchDatabase(process.env);
  try {
    const chromium = file.startsWith("api/") ? undefined : await requireChromium();
    await build(["basemap", "widget", "webapp", "spanish"]);
    return await runNode(["--expose-gc", file, ...rest], {
      env: {
        ...process.env,
        BENCH_DATABASE_URL: database.url,
        ...(chromium && { CHROME_PATH: chromium, CHROMIUM_PATH: chromium }),
      },
    });
  } finally {
    await database.release();
  }
});
