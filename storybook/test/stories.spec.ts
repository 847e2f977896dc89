import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { BUILT, buildStorybook } from "./build.ts";
import { type StaticServer, serve } from "./serve.ts";

/**
 * Every story of the built Storybook, by day and by night: it renders, its play function passes, nothing is written to
 * the console, axe finds nothing, and on a phone nothing stands out at the side.
 */
const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** With its play function, on a busy machine. */
const RENDERED_WITHIN_MS = 60_000;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

interface StoryEntry {
  id: string;
  type: string;
  title: string;
  name: string;
}

// One worker, so that Storybook is built once.
test.describe.configure({ mode: "default" });

let server: StaticServer;
test.beforeAll(async () => {
  // Some ten seconds, on a busy machine minutes.
  test.setTimeout(300_000);
  await buildStorybook();
  server = await serve(BUILT);
});
test.afterAll(async () => {
  await server.close();
});

/** Tests of one story after another, so that a slow machine needs minutes for none. */
const PARTS = 8;

for (let part = 0; part < PARTS; part++)
  test(`every story renders, plays, fits a phone, and is accessible in both themes (${part + 1} of ${PARTS})`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    // Storybook ends animations at once for one of that name, and waits a tenth of a second after each story for all others.
    const page = await browser.newPage({ viewport: DESKTOP, userAgent: "StorybookTestRunner" });
    const all = await readStories();
    // In their order, as somebody goes through them.
    const stories = all.filter((_, i) => Math.floor((i * PARTS) / all.length) === part);
    expect(stories.length).toBeGreaterThan(20);
    const complaints: string[] = [];
    let here = "";
    const complain = (text: string) => {
      if (!here.startsWith(MISTAKEN) || !text.startsWith("[Jobmap] company is missing"))
        complaints.push(`${here}: ${text}`);
    };
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") complain(message.text());
    });
    page.on("pageerror", (error) => complain(error.message));
    page.on("requestfailed", (request) => {
      // A story that gave way to the next one no longer waits for its own.
      if (request.failure()?.errorText !== "net::ERR_ABORTED") complain(`request failed: ${request.url()}`);
    });
    // One page shows them all in turn, as Storybook itself does: loading it anew for each would take most of the time. Its own panel would
    // ask axe about each story once more.
    const globals = "a11y.manual:!true";
    await page.goto(`${server.origin}/iframe.html?id=${stories[0]?.id}&viewMode=story&globals=${globals}`);
    await page.addScriptTag({ path: AXE });

    for (const { id } of stories) {
      here = id;
      await page.evaluate((storyId) => {
        window.__STORYBOOK_ADDONS_CHANNEL__.emit("setCurrentStory", { storyId, viewMode: "story" });
      }, id);
      await rendered(page, id, complain);
      for (const theme of ["light", "dark"]) {
        here = `${id} (${theme})`;
        await page.evaluate((value) => {
          document.documentElement.dataset["theme"] = value;
        }, theme);
        for (const violation of await axe(page, theme)) complain(violation);
      }
      here = `${id} (390 px)`;
      await page.setViewportSize(PHONE);
      // What floats finds its place again after the window has changed.
      const beside = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect
        .poll(beside, { timeout: 3_000 })
        .toBeLessThanOrEqual(0)
        .catch(async () => complain(`stands out by ${await beside()} px`));
      await page.setViewportSize(DESKTOP);
    }
    await page.close();
    expect(complaints).toEqual([]);
  });

// @spec 8.2
test("a toast disappears by itself, and stays while the pointer is over it", async ({ page }) => {
  await page.goto(`${server.origin}/iframe.html?id=feedback-states-and-toasts--on-demand&viewMode=story`);
  const toast = page.getByRole("region", { name: "Notices" }).getByText("Copied to clipboard");
  await pointAt(toast, page.getByRole("button", { name: "Plain" }));
  await expect(page.getByRole("status")).toContainText("Copied to clipboard");
  await page.waitForTimeout(2600);
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 700);
  await expect(toast).toBeHidden();
});

test("a toast over a dialog is inside it, and stays when the dialog closes", async ({ page }) => {
  await page.goto(`${server.origin}/iframe.html?id=feedback-states-and-toasts--over-a-dialog&viewMode=story`);
  const dialog = page.getByRole("dialog", { name: "Share this map" });
  const toast = page.getByRole("region", { name: "Notices" }).getByText("copied clipboard");
  await dialog.getByRole("button", { name: "Dismiss" }).click();
  await expect(toast).toHaveCount(0);
  await pointAt(toast, dialog.getByRole("button", { name: "Copy link" }));
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(toast).toBeVisible();
});

/** Points at a toast that a button shows, which on a busy machine may be gone before: then once more. */
async function pointAt(toast: Locator, button: Locator): Promise<void> {
  await expect(async () => {
    await button.click();
    await toast.hover({ timeout: 2_000 });
  }).toPass();
}

test.describe("the sheet over a map", () => {
  const PEEK = "overlays-sheet--peek";
  const HALF = "overlays-sheet--half";
  const HEIGHT = 844;
  test.use({ viewport: { width: 390, height: HEIGHT }, hasTouch: true, isMobile: true });

  async function open(page: Page, id: string) {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${server.origin}/iframe.html?id=${id}&viewMode=story`);
    const sheet = page.getByRole("region", { name: "Jobs" });
    await expect(sheet).toBeVisible();
    const finger = await page.context().newCDPSession(page);
    /** Drags a finger from `y` by `way`, in steps, as a hand does. */
    const drag = async (y: number, way: number) => {
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: number) =>
        finger.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: type === "touchEnd" ? [] : [{ x: 120, y: at }],
        });
      await touch("touchStart", y);
      for (let step = 1; step <= 8; step++) await touch("touchMove", y + (way * step) / 8);
      await page.waitForTimeout(120);
      await touch("touchEnd", y + way);
    };
    const top = async () => (await sheet.boundingBox())?.y ?? Number.NaN;
    return { sheet, drag, top };
  }

  test("follows the finger and snaps to a stop", async ({ page }) => {
    const { sheet, drag, top } = await open(page, HALF);
    const half = await top();
    await drag(half + 12, -300);
    await expect(sheet).toHaveAttribute("data-stop", "full");
    await expect.poll(top).toBeLessThan(half - 200);
    await drag((await top()) + 12, 700);
    await expect(sheet).toHaveAttribute("data-stop", "peek");
    await expect.poll(top).toBeGreaterThan(half + 200);
  });

  test("is pulled up by its list, which then scrolls, and pulled down from the list's top", async ({
    page,
  }) => {
    const { sheet, drag, top } = await open(page, HALF);
    await drag((await top()) + 200, -320);
    await expect(sheet).toHaveAttribute("data-stop", "full");
    const list = sheet.locator("> div").last();
    await drag(600, -300);
    await expect(sheet).toHaveAttribute("data-stop", "full");
    await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
    await list.evaluate((element) => element.scrollTo(0, 0));
    await drag(300, 320);
    await expect(sheet).toHaveAttribute("data-stop", "half");
  });

  test("shows the end of the list completely at half height", async ({ page }) => {
    const { sheet } = await open(page, HALF);
    await sheet.getByRole("article").last().scrollIntoViewIfNeeded();
    const box = await sheet.getByRole("article").last().boundingBox();
    expect((box?.y ?? HEIGHT) + (box?.height ?? 0)).toBeLessThanOrEqual(HEIGHT + 1);
  });

  test("opens when the keyboard focus enters its list", async ({ page }) => {
    const { sheet } = await open(page, PEEK);
    await page.keyboard.press("Tab");
    await expect(sheet.getByRole("button", { name: "Show half of the list" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(sheet).toHaveAttribute("data-stop", "half");
    await expect(sheet.getByRole("link").first()).toBeInViewport();
  });

  test("can be clicked after it was dragged", async ({ page }) => {
    const { sheet, drag, top } = await open(page, HALF);
    await drag((await top()) + 12, 4);
    await expect(sheet).toHaveAttribute("data-stop", "full");
    await drag((await top()) + 12, 300);
    await expect(sheet).toHaveAttribute("data-stop", "half");
    await sheet.getByRole("button", { name: /of the list/ }).tap();
    await expect(sheet).toHaveAttribute("data-stop", "full");
  });
});

async function readStories(): Promise<StoryEntry[]> {
  const index: unknown = JSON.parse(await readFile(`${BUILT}/index.json`, "utf8"));
  if (typeof index !== "object" || index === null || !("entries" in index))
    throw new Error("index.json has no entries.");
  return Object.values(index.entries as Record<string, StoryEntry>).filter((entry) => entry.type === "story");
}

/** Waits until the story has rendered and its play function has come to an end. */
async function rendered(page: Page, id: string, complain: (text: string) => void): Promise<void> {
  const isOver = (wanted: string) => {
    const render = window.__STORYBOOK_PREVIEW__?.currentRender;
    return render?.id === wanted && (render.phase === "finished" || render.phase === "errored");
  };
  await page
    .waitForFunction(isOver, id, { timeout: RENDERED_WITHIN_MS })
    .catch(() => complain(`neither ended nor failed within ${RENDERED_WITHIN_MS / 1_000} s`));
  const failed = await page.evaluate(() => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === "errored");
  if (failed) complain(`did not come to its end: ${await page.locator(".sb-errordisplay").textContent()}`);
}

/** This story's embed code has a mistake, which the console is told. */
const MISTAKEN = "embed-states--mistake";

/** Stories are pieces of pages, so what is asked of whole pages is left out. */
const OF_WHOLE_PAGES = ["region", "page-has-heading-one", "landmark-one-main", "bypass"];

/** By night only the colors are others. Embeds that stand side by side are held to be unique each by itself. */
async function axe(page: Page, theme: string): Promise<string[]> {
  return page.evaluate(
    async ({ off, isNight }) => {
      const embeds = [...document.querySelectorAll("[data-embed]")];
      const rules = Object.fromEntries(
        [...off, ...(embeds.length > 1 ? ["landmark-unique"] : [])].map((rule) => [rule, { enabled: false }]),
      );
      const resultTypes = ["violations" as const];
      const reports = [
        await window.axe.run(
          document.body,
          isNight ? { runOnly: ["color-contrast"], resultTypes } : { rules, resultTypes },
        ),
      ];
      for (const embed of isNight ? [] : embeds)
        reports.push(await window.axe.run(embed, { runOnly: ["landmark-unique"], resultTypes }));
      return reports
        .flatMap(({ violations }) => violations)
        .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
    },
    { off: OF_WHOLE_PAGES, isNight: theme === "dark" },
  );
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: unknown) => void };
    __STORYBOOK_PREVIEW__?: { currentRender?: { id: string; phase?: string } };
    axe: typeof import("axe-core");
  }
}
