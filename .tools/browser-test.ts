import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { type AxeQuestion, violations } from "./axe.ts";

/** Hosts that a page may request: only this machine. */
const OURS = new Set(["127.0.0.1", "localhost", "[::1]"]);

export interface Watched {
  /**
   * Failures in the page while the test ran: requests to other machines, uncaught errors, console errors. The test
   * fails at its end unless this is empty; a test that provokes one removes it from the list.
   */
  complaints: string[];
}

/** Playwright's test, for a product that needs no internet and logs nothing to the console. */
export const test = base.extend<Watched>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      watch(context, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects errors in the pages of a context; the test's own context is already watched. */
export function watch(context: BrowserContext, complaints: string[]): void {
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && !OURS.has(url.hostname)) {
      complaints.push(`asked another machine for ${request.url()}`);
    }
  });
  context.on("weberror", (error) => complaints.push(`uncaught ${error.error()}`));
  context.on("page", awaitScripts);
  context.on("console", (message) => {
    if (message.type() === "error")
      complaints.push(`console: ${message.text()}${at(message.location().url)}`);
  });
}

/** The browser's "Failed to load resource" does not name the resource. */
const at = (url: string) => (url === "" ? "" : ` at ${url}`);

/**
 * A page of the web app fires `load` before it requests its scripts, which happens after first paint. Tests click and
 * type faster than any user: for them a page has loaded once its scripts run, unless they ask for less.
 */
function awaitScripts(page: Page): void {
  const { goto, reload, waitForURL } = page;
  const scripts = async (until = "load") => {
    if (until !== "load") return;
    await page
      // React Router sets the first with the HTML. The second is ours and is removed when React handles events.
      .waitForFunction(() => !("__reactRouterContext" in globalThis) || !("notePress" in globalThis))
      // Some tests block the scripts: the page then stays as it is.
      .catch(() => {});
  };
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    await scripts(options?.waitUntil);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    await scripts(options?.waitUntil);
    return response;
  };
  page.waitForURL = async (url, options) => {
    await waitForURL.call(page, url, options);
    await scripts(options?.waitUntil);
  };
}

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Fails with every WCAG 2.2 AA accessibility rule that the page breaks, and where. */
export const expectAccessible = (page: Page) => expectNoViolations(page, { runOnly: WCAG_22_AA });

/** Fails with every text that has too little contrast: the only thing that can differ between themes. */
export const expectLegible = (page: Page) => expectNoViolations(page, { runOnly: ["color-contrast"] });

/** Fails with axe's findings on a page whose animations have ended, and where they are. */
export async function expectNoViolations(page: Page, asked?: AxeQuestion): Promise<void> {
  await standsStill(page);
  expect(await violations(page, asked)).toEqual([]);
}

/**
 * Waits for animations: during a theme transition colors are in between, and elements that fade in are pale. It does not wait for endless
 * or scroll-driven animations; a document does not list the animations of its shadow trees.
 */
async function standsStill(page: Page): Promise<void> {
  const rest = `(() => {
    const trees = (root) => [root, ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ? trees(shadowRoot) : [])];
    return Promise.allSettled(
      trees(document)
        .flatMap((tree) => tree.getAnimations())
        .filter(({ effect, playState }) => playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ).then(() => {});
  })()`;
  await Promise.all(page.frames().map((frame) => frame.evaluate(rest)));
}

export { expect };
