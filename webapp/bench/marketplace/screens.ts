import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import type { Who } from "./questions.ts";
import type { World } from "./world.ts";

interface Screen {
  readonly name: string;
  readonly who: Who;
  readonly path: string;
  /** What is there once it can be used. */
  readonly ready: string;
}

const SCREENS: readonly Screen[] = [
  { name: "applicants-table", who: "employer", path: "/employer/all-application", ready: "tbody tr a" },
  {
    name: "applicants-board",
    who: "employer",
    path: "/employer/all-application?view=board",
    ready: "section li a",
  },
  {
    name: "one-job-board",
    who: "employer",
    path: "/employer/all-application?view=board&job=1",
    ready: "section li a",
  },
  { name: "jobs", who: "employer", path: "/employer/jobs", ready: "tbody tr button" },
  { name: "dashboard", who: "employer", path: "/employer/dashboard", ready: "main h2" },
  { name: "map", who: "employer", path: "/employer/job-map/harbor-works", ready: "main canvas, main button" },
  { name: "applied", who: "candidate", path: "/applied-job-list", ready: "main article, main li" },
];
const SIZES = [
  { name: "phone", width: 390, height: 844 },
  { name: "desktop", width: 1440, height: 900 },
];

/** Opens each screen as its person does: when it can be used, how much of it there is, and what scrolling costs. */
export async function measureScreens(url: string, world: World, folder: string): Promise<string> {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const rows: string[] = [];
    for (const screen of SCREENS)
      for (const size of SIZES) {
        process.stderr.write(`${screen.name}, ${size.name}\n`);
        rows.push(await measureScreen(browser, { url, world, folder, screen, size }));
      }
    return [
      "| Screen | usable after | elements | page's thread until then | a scrolled frame keeps it, p95 |",
      "| --- | --- | --- | --- | --- |",
      ...rows,
    ].join("\n");
  } finally {
    await browser.close();
  }
}

interface Visit {
  url: string;
  world: World;
  folder: string;
  screen: Screen;
  size: (typeof SIZES)[number];
}

async function measureScreen(browser: Browser, { url, world, folder, screen, size }: Visit): Promise<string> {
  const context = await browser.newContext({ viewport: size });
  const page = await context.newPage();
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((token) => localStorage.setItem("token", token), world[screen.who]);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const started = performance.now();
  await page.goto(`${url}${screen.path}`, { waitUntil: "commit" });
  await page.locator(screen.ready).first().waitFor();
  const usable = performance.now() - started;
  const { metrics } = await devtools.send("Performance.getMetrics");
  const busy = 1_000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(folder, `${screen.name}-${size.name}.png`) });
  const frame = await scroll(page);
  await context.close();
  return `| ${screen.name}, ${size.name} | ${(usable / 1_000).toFixed(2)} s | ${elements} | ${busy.toFixed(0)} ms | ${frame.toFixed(1)} ms |`;
}

/** @returns the 95th percentile of how long frames kept the page's thread while it was scrolled, in milliseconds */
async function scroll(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    const root = document.scrollingElement ?? document.documentElement;
    const times: number[] = [];
    const channel = new MessageChannel();
    for (let n = 0; n < 60; n++) {
      await new Promise(requestAnimationFrame);
      const begun = performance.now();
      root.scrollTop = (n % 30) * 60;
      // A message comes after the frame's layout and painting.
      await new Promise((resolve) => {
        channel.port1.onmessage = resolve;
        channel.port2.postMessage(0);
      });
      times.push(performance.now() - begun);
    }
    return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
  });
}
