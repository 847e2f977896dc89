import type { CDPSession, Page } from "@playwright/test";
import { openDesk } from "./browser.ts";

/** From a key until the next applicant is painted, in milliseconds. */
export interface Step {
  /** Who it is, what they answered, and everything to decide by. */
  readonly words: number;
  /** The pages of their resume as well. */
  readonly pages: number;
  /** What of that the page's thread worked, which other programs of the machine change little. */
  readonly worked: number;
}

export interface Reading {
  /** With time to read each. */
  readonly steps: readonly Step[];
  /** The same, turning each down. */
  readonly answers: readonly Step[];
  /** Keys pressed as soon as the next one is there. */
  readonly hurried: readonly Step[];
  /** All of `hurried`, in seconds. */
  readonly hurriedSeconds: number;
}

declare global {
  interface Window {
    /** Begins to watch for a key; resolves when what it leads to is painted. */
    watchStep(): void;
    step: Promise<Omit<Step, "worked">>;
  }
}

/** A slow laptop, beside the machine of this benchmark. */
const SLOWER = 4;
/** What somebody reads of each, in milliseconds. */
export const READ_MS = 4_000;
const READ = 30;
const ANSWERED = 15;

/**
 * Reads applicants with time for each, then turns down so many as fast as the page allows. @param reopen takes back what was answered: who is
 * turned down already cannot be once more
 */
export async function measureReview(
  page: Page,
  url: string,
  count: number,
  reopen: () => Promise<unknown>,
): Promise<Reading> {
  await page.addInitScript(watch);
  await openDesk(page, `${url}/employer/all-application?view=review`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const press = (key: string) => pressed(page, devtools, key);
  const steps: Step[] = [];
  for (let n = 0; n < READ; n++) {
    await page.waitForTimeout(READ_MS);
    steps.push(await press(n % 6 === 5 ? "k" : "j"));
  }
  const answers: Step[] = [];
  for (let n = 0; n < ANSWERED; n++) {
    await page.waitForTimeout(READ_MS);
    answers.push(await press("r"));
  }
  await reopen();
  await page.goto(`${url}/employer/all-application?view=review&sort=name&order=ascending`);
  await page.locator("figure").first().waitFor();
  await page.waitForTimeout(READ_MS);
  const hurried: Step[] = [];
  const begun = performance.now();
  for (let n = 0; n < count; n++) hurried.push(await press("r"));
  const hurriedSeconds = (performance.now() - begun) / 1_000;
  await devtools.detach();
  return { steps, answers, hurried, hurriedSeconds };
}

async function pressed(page: Page, devtools: CDPSession, key: string): Promise<Step> {
  await page.evaluate(() => window.watchStep());
  const before = await busy(devtools);
  await page.keyboard.press(key);
  const step = await page.evaluate(() => window.step);
  return { ...step, worked: (await busy(devtools)) - before };
}

async function busy(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return 1_000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
}

/** Runs in the page. */
function watch(): void {
  const shown = () => {
    const pane = document.querySelector('section[aria-label="Application"]');
    // Those beside who is read are there, and hidden.
    const seen = (selector: string) =>
      [...(pane?.querySelectorAll(selector) ?? [])].find((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
    return {
      name: seen("h2")?.textContent ?? "",
      mail: seen("a[href^='mailto:']")?.getAttribute("href") ?? "",
      sheet: seen("figure")?.getAttribute("aria-label") ?? "",
    };
  };
  window.watchStep = () => {
    const before = shown();
    window.step = new Promise((resolve) => {
      addEventListener(
        "keydown",
        ({ timeStamp }) => {
          let words = 0;
          // A message comes after the frame's layout and painting.
          const channel = new MessageChannel();
          const look = () => {
            const { name, mail, sheet } = shown();
            const isThere = name !== before.name && mail !== before.mail && mail !== "";
            const hasPages = isThere && sheet.includes(name);
            if (isThere)
              channel.port1.onmessage = () => {
                const after = performance.now() - timeStamp;
                words ||= after;
                if (hasPages) resolve({ words, pages: after });
              };
            if (isThere) channel.port2.postMessage(0);
            if (!hasPages) requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        { once: true, capture: true },
      );
    });
  };
}
