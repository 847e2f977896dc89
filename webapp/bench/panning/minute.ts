import type { Browser, Page } from "@playwright/test";
import { processorTime } from "../processor.ts";
import type { BenchServer } from "../server.ts";
import { ACTIONS } from "./actions.ts";

/** What a minute of panning and filtering took. Times in milliseconds. */
export interface Minute {
  readonly requests: number;
  /** Over the wire, headers and packed bodies. */
  readonly bytes: number;
  /** How often each part of the API was asked. */
  readonly asked: ReadonlyMap<string, number>;
  /** Processor time of the server. */
  readonly server: number;
  /** Processor time of the page's main thread. */
  readonly page: number;
  /** Times between frames while the map was moved. */
  readonly frames: readonly number[];
}

/** A step begins so often, whatever the one before took; 40 of them are a minute. */
const STEP_MS = 1_500;
const START = "/jobmap?latitude=40.7143&longitude=-74.006&location=New+York%2C+NY&distance=50";

export async function measureMinute(browser: Browser, { url, pid }: BenchServer): Promise<Minute> {
  // Code is compiled, and the browser's cache of scripts is filled, by a first visit.
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  try {
    await warm(url);
    await open(page, url);
    for (const act of ACTIONS.slice(0, 8)) await act(page);
    await open(page, url);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
    await devtools.send("Network.enable");
    const paths = new Map<string, string>();
    const asked = new Map<string, number>();
    let requests = 0;
    let bytes = 0;
    devtools.on("Network.requestWillBeSent", ({ requestId, request }) => {
      requests++;
      const path = new URL(request.url).pathname;
      paths.set(requestId, path);
      if (path.startsWith("/api/")) asked.set(path, (asked.get(path) ?? 0) + 1);
    });
    devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    const busy = async () => {
      const { metrics } = await devtools.send("Performance.getMetrics");
      return 1_000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
    };
    const before = { server: processorTime([pid]), page: await busy() };
    const frames: number[] = [];
    const began = performance.now();
    for (const [i, act] of ACTIONS.entries()) {
      await page.waitForTimeout(Math.max(0, began + i * STEP_MS - performance.now()));
      await countFrames(page);
      await act(page);
      frames.push(...(await framesSince(page)));
    }
    await page.waitForLoadState("networkidle");
    return {
      requests,
      bytes,
      asked,
      server: processorTime([pid]) - before.server,
      page: (await busy()) - before.page,
      frames,
    };
  } finally {
    await context.close();
  }
}

/** What is asked for in the minute, often enough that the server has compiled all of it. */
async function warm(url: string): Promise<void> {
  for (let i = 0; i < WARM_ROUNDS; i++) {
    const bbox = `-75,${40 + i / 1_000},-73.5,41`;
    for (const path of ["user/job/list?", "user/job/filter-data?", "map/clusters?zoom=9&"])
      await (await fetch(`${url}/api/v1/${path}bbox=${bbox}`)).arrayBuffer();
  }
}

const WARM_ROUNDS = 400;

async function open(page: Page, url: string): Promise<void> {
  await page.goto(`${url}${START}`);
  await page.locator("button.jm-item").first().waitFor();
  await page.waitForLoadState("networkidle");
}

async function countFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    let before = performance.now();
    const step = (now: number): void => {
      times.push(now - before);
      before = now;
      Object.assign(window, { frame: requestAnimationFrame(step) });
    };
    Object.assign(window, { times, frame: requestAnimationFrame(step) });
  });
}

/** The list follows while the map is moved and shortly after. */
async function framesSince(page: Page): Promise<number[]> {
  await page.waitForTimeout(300);
  return await page.evaluate(() => {
    const { times, frame } = window as unknown as { times: number[]; frame: number };
    cancelAnimationFrame(frame);
    return times;
  });
}
