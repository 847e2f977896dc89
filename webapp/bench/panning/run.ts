/**
 * A minute of panning and filtering the job map: `npm run bench -- panning`.
 *
 *   --against F   folder of another checkout of the product, built there, that is measured in turn with this one
 *   --rounds N    minutes of each (default 2)
 */
import { availableParallelism, cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { benchDatabase, startServer } from "../server.ts";
import { type Minute, measureMinute } from "./minute.ts";
import { measurePan } from "./questions.ts";
import { tableOf } from "./table.ts";

const { values } = parseArgs({
  options: { against: { type: "string" }, rounds: { type: "string", default: "2" } },
});

const products = [
  ...(values.against ? [{ name: "before", root: values.against, minutes: [] as Minute[] }] : []),
  { name: "now", root: undefined, minutes: [] as Minute[] },
];
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  console.log(
    `${cpus()[0]?.model ?? "unknown processor"} × ${availableParallelism()}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(0)}\n`,
  );
  for (let round = 1; round <= Number(values.rounds); round++)
    for (const { name, root, minutes } of products) {
      process.stderr.write(`round ${round}, ${name}\n`);
      // Kept, so that the demo data is loaded once; of each product's own, whose migrations may differ.
      const server = await startServer(benchDatabase(`jobmap_bench_panning_${name}`), { WORKERS: "0" }, root);
      try {
        minutes.push(await measureMinute(browser, server));
      } finally {
        await server.stop();
      }
    }
  console.log(tableOf(products));
  const server = await startServer(benchDatabase("jobmap_bench_panning_now"), { WORKERS: "0" });
  try {
    const { before, now } = await measurePan(server);
    console.log(
      `\nThe questions of one pan, with counts at each and without: ${before.toFixed(1)} ms and ${now.toFixed(1)} ms of the server's processor, ratio ${(now / before).toFixed(2)}`,
    );
  } finally {
    await server.stop();
  }
} finally {
  await browser.close();
}
