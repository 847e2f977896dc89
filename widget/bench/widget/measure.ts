import type { Browser, CDPSession, Page } from "@playwright/test";
import type { BenchPage } from "./pages.ts";
import type { BenchSite } from "./site.ts";

/** A mid-range phone on a slow network, as performance.md's table has it. */
const SLOW = { cpu: 4, latency: 150, throughput: 1_600_000 / 8 };
const SIZE = { width: 1280, height: 800 };
const DRAG = { steps: 60, pixels: 5 };

export interface Load {
  /** Milliseconds from the start of the navigation. */
  readonly pins: number;
  readonly usable: number;
  /** Bytes of all replies until the pins were painted. */
  readonly bytes: number;
  /** Bytes of JavaScript until the page is at rest, without what is inlined. */
  readonly scripts: number;
  /** Milliseconds of the longest task, slowed down. */
  readonly longest: number;
  readonly shift: number;
}

export interface Use {
  /** Milliseconds of processor that the longest task took while loading, and while panning. */
  readonly loadTask: number;
  readonly panTask: number;
  /** Milliseconds between frames of a pan, ascending. */
  readonly frames: readonly number[];
  /** Bytes of JavaScript's heap after the pan. */
  readonly heap: number;
}

interface Watched {
  pinsAt?: number;
  usableAt?: number;
  longest: number;
  shift: number;
  frames: number[];
}

/** First pins, and everything until the page is at rest: slow processor, slow network. */
export async function measureLoad(browser: Browser, site: BenchSite, page: BenchPage): Promise<Load> {
  const { tab, session, close } = await openTab(browser, page);
  try {
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW.cpu });
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: SLOW.latency,
      downloadThroughput: SLOW.throughput,
      uploadThroughput: SLOW.throughput,
    });
    let received = 0;
    let bytes = 0;
    session.on("Network.dataReceived", ({ encodedDataLength }) => {
      received += encodedDataLength;
    });
    await tab.exposeFunction("pinsPainted", () => {
      bytes ||= received;
    });
    site.sent.length = 0;
    await tab.goto(`${site.url}/${page.name}`, { waitUntil: "commit" });
    const found = await settled(tab);
    const scripts = site.sent.filter(({ isScript }) => isScript).reduce((sum, one) => sum + one.bytes, 0);
    const { pinsAt = 0, usableAt = 0, longest, shift } = found;
    // The browser tells of bytes a little late: the page itself was there in any case.
    bytes = Math.max(bytes, site.sent[0]?.bytes ?? 0);
    return { pins: pinsAt, usable: usableAt, bytes, scripts, longest, shift };
  } finally {
    await close();
  }
}

/** Tasks, frames of a pan and memory, as fast as the machine is: a screen without a graphics card, slowed down, says nothing. */
export async function measureUse(browser: Browser, site: BenchSite, page: BenchPage): Promise<Use> {
  const { tab, session, close } = await openTab(browser, page);
  try {
    await tab.exposeFunction("pinsPainted", () => {});
    let stop = await startTrace(session);
    await tab.goto(`${site.url}/${page.name}`, { waitUntil: "commit" });
    await settled(tab);
    const loadTask = await stop();
    stop = await startTrace(session);
    await tab.evaluate("watched.frames = []");
    const [x, y] = page.grip;
    await tab.mouse.move(x, y);
    await tab.mouse.down();
    for (let i = 1; i <= DRAG.steps; i++) {
      await tab.mouse.move(x - i * DRAG.pixels, y + Math.sin(i / 9) * 60);
    }
    await tab.mouse.up();
    const frames = await tab.evaluate(() => (window as unknown as { watched: Watched }).watched.frames);
    const panTask = await stop();
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    return { loadTask, panTask, frames: frames.toSorted((a, b) => a - b), heap: usedSize };
  } finally {
    await close();
  }
}

async function openTab(browser: Browser, page: BenchPage) {
  const context = await browser.newContext({ viewport: SIZE });
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await tab.addInitScript(watch, [page.pins, page.usable] as const);
  return { tab, session, close: () => context.close() };
}

/** In the page, before anything of it: notes when what is looked for has been painted, long tasks, shifts and frames. */
function watch([pins, usable]: readonly [pins: string, usable: string]): void {
  const watched: Watched = { longest: 0, shift: 0, frames: [] };
  const host = window as unknown as { watched: Watched; pinsPainted: () => void };
  host.watched = watched;
  const isThere = (expression: string): boolean => {
    const found: unknown = document.body === null ? undefined : Function(`return ${expression}`)();
    return found !== undefined && found !== null && found !== false;
  };
  const painted = (then: () => void): void => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  };
  let before = performance.now();
  const look = (now: number): void => {
    watched.frames.push(now - before);
    before = now;
    if (watched.pinsAt === undefined && isThere(pins)) {
      watched.pinsAt = Number.NaN;
      painted(() => {
        watched.pinsAt = performance.now();
        host.pinsPainted();
      });
    }
    if (watched.usableAt === undefined && isThere(usable)) {
      watched.usableAt = Number.NaN;
      painted(() => {
        watched.usableAt = performance.now();
      });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration);
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) watched.shift += value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Waits for the pins, for the map, and until nothing has been asked for a while. */
async function settled(tab: Page): Promise<Watched> {
  await tab.waitForFunction("globalThis.watched?.pinsAt > 0 && watched.usableAt > 0", undefined, {
    timeout: 60_000,
  });
  await tab.waitForLoadState("networkidle");
  await tab.waitForTimeout(1_500);
  return tab.evaluate(() => (window as unknown as { watched: Watched }).watched);
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/**
 * Records the page's main thread; what comes back ends it and tells the longest task in milliseconds of processor time,
 * which another program on the machine does not lengthen.
 */
async function startTrace(session: CDPSession): Promise<() => Promise<number>> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }): void => {
    events.push(...(value as TraceEvent[]));
  };
  session.on("Tracing.dataCollected", collect);
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "__metadata"] },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
    await session.send("Tracing.end");
    await complete;
    session.off("Tracing.dataCollected", collect);
    const mains = new Set(
      events
        .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
        .map(({ pid, tid }) => `${pid} ${tid}`),
    );
    const tasks = events.filter(
      ({ name, ph, pid, tid }) => ph === "X" && name.endsWith("RunTask") && mains.has(`${pid} ${tid}`),
    );
    return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1_000));
  };
}
