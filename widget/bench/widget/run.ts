/**
 * The embed against others, in one run on the loopback: `npm run bench -- widget [--rounds 5]`. Loading with a processor
 * four times slower, 1.6 Mbit/s and 150 ms; tasks and frames at the machine's own speed.
 */
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { BOOT } from "../../../api/src/web/embed/boot.ts";
import { compress, makeData } from "./data.ts";
import { measureLoad, measureUse } from "./measure.ts";
import { makePages } from "./pages.ts";
import { type Result, report } from "./report.ts";
import { openSite } from "./site.ts";
import { releaseSizes } from "./sizes.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "5" } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error("--rounds must be a whole number from 1.");

const data = makeData();
const { pages, files } = await makePages(data);
const site = await openSite(data, pages, files);
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  // WebGL without a graphics card, for the one rival that needs it.
  // Without a graphics card, and with WebGL all the same for the one rival that needs it.
  args: ["--no-sandbox", "--disable-gpu", "--enable-unsafe-swiftshader"],
});
try {
  const results = pages.map((page) => ({ page, loads: [], uses: [] }) as Writable<Result>);
  // Round by round, so that what else the machine does hits everybody alike.
  for (let round = 1; round <= rounds; round++) {
    for (const result of results) {
      process.stderr.write(`round ${round} of ${rounds}: ${result.page.label}\n`);
      result.loads.push(await measureLoad(browser, site, result.page));
      result.uses.push(await measureUse(browser, site, result.page));
    }
  }
  const sizes = [
    ...(await releaseSizes()),
    { name: "boot script, inlined in the frame's page", bytes: Buffer.byteLength(BOOT), most: 2 * 1024 },
    { name: "10,000 jobs, brotli", bytes: compress(data.columns).length, most: 70 * 1024 },
    { name: "heap at 10,000 jobs", bytes: heapOf(results), most: 12 * 1024 * 1024 },
  ];
  console.log(
    `${cpus()[0]?.model ?? "unknown processor"} × ${cpus().length}, Chromium ${browser.version()}, ${rounds} rounds\n`,
  );
  console.log(report(results, sizes));
} finally {
  await browser.close();
  await site.close();
}

type Writable<T> = { [K in keyof T]: T[K] extends readonly (infer U)[] ? U[] : T[K] };

function heapOf(results: readonly Result[]): number {
  const ours = results.find(({ page }) => page.name === "script");
  return Math.max(0, ...(ours?.uses.map(({ heap }) => heap) ?? []));
}
