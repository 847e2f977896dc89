import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { benchDatabase, startServer } from "../server.ts";
import { findAllPages, findMainPages, type PageToMeasure } from "./pages.ts";
import { measure, printTable } from "./table.ts";

/**
 * Lighthouse on the public pages, as a phone on a slow network sees them: `npm run bench -- lighthouse`.
 *
 *   --url URL    a server that runs already; else one is started with the demo data
 *   --runs N     runs of each page, of which the one with the median performance counts (default 3)
 *   --page TEXT  only pages whose path begins with this
 *   --all        every public page, one of each kind, in place of the five that most visits begin with
 *   --spanish    the same in Spanish
 */
const { values } = parseArgs({
  options: {
    url: { type: "string" },
    runs: { type: "string", default: "3" },
    page: { type: "string" },
    all: { type: "boolean", default: false },
    spanish: { type: "boolean", default: false },
  },
});

/** Kept, so that the demo data is loaded once. */
const DATABASE = "jobmap_lighthouse";
const server = values.url ? undefined : await startServer(benchDatabase(DATABASE));
const base = (values.url ?? server?.url ?? "").replace(/\/+$/, "");
const chrome = await launch({
  ...(process.env["CHROMIUM_PATH"] ? { chromePath: process.env["CHROMIUM_PATH"] } : {}),
  chromeFlags: [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
});

try {
  const found =
    values.all || values.spanish ? findAllPages(base, values.spanish ? "es" : "en") : findMainPages(base);
  const pages = (await found).filter(({ path }) => path.startsWith(values.page ?? "/"));
  const rows = [];
  for (const page of pages) rows.push(await measure(page, await runs(page)));
  printTable(rows);
} finally {
  chrome.kill();
  await server?.stop();
}

async function runs({ path, isDemo }: PageToMeasure) {
  const wanted = Math.max(1, Number(values.runs));
  const results = [];
  // On a busy machine a page sometimes paints too late to be measured; that run is made again.
  for (let run = 0; results.length < wanted && run < wanted * 3; run++) {
    const result = await lighthouse(`${base}${path}`, {
      port: chrome.port,
      output: "json",
      logLevel: "error",
      onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
      // Made-up listings ask search engines to stay away, which is right for them and wrong for Lighthouse.
      ...(isDemo ? { skipAudits: ["is-crawlable"] } : {}),
    });
    if (result && Number.isFinite(result.lhr.audits["largest-contentful-paint"]?.numericValue))
      results.push(result.lhr);
  }
  return results;
}
