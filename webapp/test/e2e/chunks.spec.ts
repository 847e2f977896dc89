import { stripVTControlCharacters } from "node:util";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../../.tools/browser-test.ts";
import { member, openAs, toast } from "./accounts-data.ts";
import { FIRST_SCRIPTS, LOADERS, PAGES, PARTS, SCRIPTS } from "./chunk-graph.ts";
import { USES } from "./chunk-uses.ts";
import { ask, newestJobs } from "./pages-data.ts";

/**
 * Every script of the built web app fails or stalls, on a page that uses it. They are found in the build itself, so that new ones are among
 * them. The page must be there all the same, say what is missing, and offer to try again. What a part is opened by does both, and so do
 * some scripts of every page with several; of the others every second one fails and the rest stall. `TEST_CHUNKS=all` does both to each.
 */
const HOW = ["fails", "stalls"] as const;
type How = (typeof HOW)[number];
const isBoth = process.env["TEST_CHUNKS"] === "all";
let turn = 0;
/** Those of a list to which this happens, taking turns from where the list before ended. @param both so many at its beginning get either */
const forTurns = <T>(list: readonly T[], both = 0) => {
  const offset = turn;
  turn += list.length;
  return (how: How): T[] =>
    list.filter((_, i) => isBoth || i < both || (offset + i) % 2 === HOW.indexOf(how));
};

/** Tests of one page after another in one window, so that a slow machine needs minutes for none. */
const PARTS_OF_OPENED = 4;
const PHONE = { width: 390, height: 800 };

/** A little longer than scripts are waited for, in ms. */
const GIVEN_UP_MS = 121_000;

test.describe.configure({ timeout: 300_000 });
// The console says what did not load.
test.afterEach(({ complaints }) => void complaints.splice(0));

/** Each script once: with the first that needs it. */
const tested = new Set<string>();
const untested = (scripts: readonly string[]) => {
  const fresh = scripts.filter((script) => !tested.has(script));
  for (const script of fresh) tested.add(script);
  return fresh;
};
const OPENED = [
  { with: "every page", path: "/unsubscribe", scripts: untested(FIRST_SCRIPTS) },
  ...PAGES.map(({ path, scripts }) => ({ with: path, path, scripts: untested(scripts) })),
]
  .filter(({ scripts }) => scripts.length > 0)
  .map((opened) => ({ ...opened, turns: forTurns(opened.scripts) }));
const GONE_TO = [...PAGES.filter(({ path }) => path !== "/unsubscribe"), ...LOADERS];
const GONE_TO_TURNS = forTurns(GONE_TO);
const PRESSED = PARTS.toSorted((one, other) => one.scripts.length - other.scripts.length)
  .map(({ name, scripts }) => ({ name, scripts: [...new Set([scripts[0] ?? "", ...untested(scripts)])] }))
  .map((pressed) => ({ ...pressed, turns: forTurns(pressed.scripts, 1) }));

test("every part with its own script is listed with a way to reach it", () => {
  expect(Object.keys(USES).sort()).toEqual(PARTS.map(({ name }) => name).sort());
});

test("every script of the build is tested with failures and stalls", () => {
  const modules = GONE_TO.map(({ module }) => module);
  const all = new Set(HOW.flatMap((how) => [...OPENED, ...PRESSED].flatMap(({ turns }) => turns(how))));
  for (const module of modules) all.add(module);
  expect(SCRIPTS.length).toBeGreaterThan(100);
  expect(SCRIPTS.filter((script) => !all.has(script))).toEqual([]);
});

for (const how of HOW)
  test.describe(`when a script ${how}`, () => {
    if (how === "stalls") test.beforeEach(({ page }) => page.clock.install());
    const opened = OPENED.flatMap(({ path, turns }) => turns(how).map((script) => ({ path, script })));
    for (let part = 0; part < PARTS_OF_OPENED; part++)
      // @spec 8.20
      test(`of those that load with a page, the page stays and says so (${part + 1} of ${PARTS_OF_OPENED})`, async ({
        page,
      }) => {
        const { spoil, mend } = await spoiler(page, how);
        // In their order, those of one page after another.
        const mine = opened.filter((_, i) => Math.floor((i * PARTS_OF_OPENED) / opened.length) === part);
        expect(mine.length).toBeGreaterThan(10);
        const main = page.getByRole("main");
        const late = page.locator("#late");
        await each(mine, mend, async ({ path, script }) => {
          const at = await addressOf(page, path);
          await spoil(script);
          await page.goto(at, { waitUntil: "commit" });
          await see(main, script);
          if (how === "stalls") await page.clock.fastForward(GIVEN_UP_MS);
          await see(late.getByText("Part of this page did not load"), script);
          await see(late.getByRole("link", { name: "Try again" }), script);
          await expect(main, script).not.toBeEmpty();
        });
      });

    // @spec 8.20
    for (const role of [undefined, "user", "employer"] as const)
      test(`of a page of ${role ?? "everybody"} that is navigated to, the frame stays and says so`, async ({
        page,
      }) => {
        const { spoil, mend } = await spoiler(page, how);
        if (role) await openAs(page, await member(page, role), "/unsubscribe");
        else await page.goto("/unsubscribe");
        const been = new Set<string>();
        for (const { path, module } of GONE_TO_TURNS(how).filter((one) => one.role === role)) {
          // From a page that is there, so that what the one before said is not taken for what this one says. A browser remembers what failed
          // until its page is closed, and what stalls is followed by a page that is loaded anew.
          if (how === "stalls" || been.has(path)) await page.goto("/unsubscribe");
          else await goTo(page, "/unsubscribe");
          been.add(path);
          await see(page.getByRole("heading", { name: "This link is incomplete" }), path);
          const asked = await spoil(module);
          await goTo(page, await addressOf(page, path));
          await asked();
          if (how === "stalls") {
            await see(page.getByRole("progressbar"), path, "attached");
            await page.clock.fastForward(GIVEN_UP_MS);
          }
          await see(page.getByRole("heading", { name: "This page did not load" }), path);
          await see(page.getByRole("banner"), path);
          await mend();
        }
      });

    // @spec 8.20
    for (const role of [undefined, "user", "employer"] as const)
      test(`of a part that ${role ?? "everybody"} opens, the page keeps working`, async ({ page }) => {
        const { spoil, mend } = await spoiler(page, how);
        const token = role && (await member(page, role)).token;
        if (role === "employer") await hideCompanyName(page);
        const desktop = page.viewportSize() ?? PHONE;
        const mine = PRESSED.flatMap(({ name, turns }) => {
          const use = USES[name];
          return use && use.as === role ? turns(how).map((script) => ({ script, use })) : [];
        });
        await each(mine, mend, async ({ script, use }) => {
          await page.setViewportSize(use.onPhone ? PHONE : desktop);
          const path = await addressOf(page, use.at);
          if (use.press && !use.isEarly) await openAnew(page, path, token);
          const asked = await spoil(script);
          if (!use.press || use.isEarly) await openAnew(page, path, token);
          await use.press?.(page);
          await asked();
          if (use.stays) await use.stays(page);
          else await expectStandIn(page, script, use.says ?? "", how);
        });
      });
  });

/** Goes through all scripts, whatever becomes of one; what went wrong with which is said at the end. */
async function each<Case extends { readonly script: string }>(
  cases: readonly Case[],
  mend: () => Promise<unknown>,
  look: (one: Case) => Promise<void>,
): Promise<void> {
  const wrong: string[] = [];
  for (const one of cases)
    await test
      .step(one.script, () => look(one), { timeout: 90_000 })
      .catch((error: unknown) => wrong.push(`${one.script}: ${stripVTControlCharacters(String(error))}`))
      .finally(mend);
  expect(wrong).toEqual([]);
}

/** Keeps scripts from a page. Playwright's own routes would handle every request of a page, which takes longer than the rest of it. */
async function spoiler(page: Page, how: How) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  let asked = () => {};
  session.on("Fetch.requestPaused", ({ requestId }) => {
    asked();
    if (how === "fails")
      session.send("Fetch.fulfillRequest", { requestId, responseCode: 404 }).catch(() => {});
  });
  return {
    /** Gives a function that waits until the script was asked for. */
    spoil: async (script: string) => {
      // What the browser has in memory is asked of nobody. This empties it; the others then come from its cache on disk, compiled.
      for (const cacheDisabled of [true, false])
        await session.send("Network.setCacheDisabled", { cacheDisabled });
      const isAsked = new Promise<void>((resolve) => {
        asked = resolve;
      });
      await session.send("Fetch.enable", { patterns: [{ urlPattern: `*${script}*` }] });
      return () => isAsked;
    },
    mend: () => session.send("Fetch.disable"),
  };
}

/** Opens a page in a window that has kept nothing of the one before. */
async function openAnew(page: Page, path: string, token: string | undefined): Promise<void> {
  await page.goto("/robots.txt");
  await page.evaluate((value) => {
    sessionStorage.clear();
    localStorage.clear();
    if (value !== undefined) localStorage.setItem("token", value);
  }, token);
  await page.goto(path);
}

async function expectStandIn(page: Page, script: string, says: string, how: How): Promise<void> {
  if (how === "stalls") {
    await page.clock.fastForward(4_000);
    await see(page.getByText(/^Loading |takes a moment|still loading/).first(), script, "attached");
    await page.clock.fastForward(GIVEN_UP_MS);
  }
  await see(page.getByText(says).or(page.getByLabel(says)).first(), script);
  await see(page.getByRole("button", { name: /Try again/ }).first(), script);
  await expect(page.getByRole("main"), script).not.toBeEmpty();
}

/** Waits for a part of the page in the page itself: an assertion looks again after half a second, hundreds of times here. */
const see = (what: Locator, about: string, state: "visible" | "attached" = "visible") =>
  what.waitFor({ state, timeout: 30_000 }).catch((error: Error) => {
    throw new Error(`${about}: ${error.message}`);
  });

/** As a link of the page does. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    const router: { navigate(to: string): Promise<void> } = Reflect.get(window, "__reactRouterDataRouter");
    void router.navigate(to);
  }, path);

/** A path of the table of screens with its parameters filled in. */
async function addressOf(page: Page, path: string): Promise<string> {
  if (!path.includes(":")) return path;
  if (path.startsWith("/user/:username/")) return await publicPage(page);
  if (path.startsWith("/jobs/in/")) return await localPage(page, path);
  const [job] = await newestJobs(page.request);
  if (!job) throw new Error("There is no job.");
  return path
    .replace(":job_id", String(job.id))
    .replace(":company_name", job.company.username)
    .replace(":search_query", "nurse")
    .replace("tag/:blog_slug", "tag/pay")
    .replace(":blog_slug", "how-pay-is-annualized")
    .replace(":document/:version", "privacy-and-cookies/1.0")
    .replace(":_id", String(job.id));
}

/** Somebody has switched their page on. */
async function publicPage(page: Page): Promise<string> {
  const context = await page.context().browser()?.newContext();
  const theirs = await context?.newPage();
  if (!theirs) throw new Error("There is no browser.");
  await openAs(theirs, await member(theirs, "user"), "/profile-setting");
  await theirs.getByRole("main").getByRole("switch", { name: /ATS/ }).click();
  await expect(toast(theirs, "Your public page is on.")).toBeVisible();
  const own = theirs.getByRole("link", { name: "My Resume Builder" });
  const path = `${await own.first().getAttribute("href")}/resume`;
  await context?.close();
  return path;
}

/** The state with the most jobs, and its first occupation. */
async function localPage(page: Page, path: string): Promise<string> {
  const { states } = await ask<"GET map/local-directory">(page.request, "map/local-directory");
  const place = states.toSorted((a, b) => b.jobs - a.jobs)[0]?.slug ?? "";
  const { occupations } = await ask<"GET map/local-jobs">(page.request, `map/local-jobs?place=${place}`);
  return path.replace(":place", place).replace(":occupation", occupations[0]?.slug ?? "");
}

/** As for an employer who has not filled in anything. */
async function hideCompanyName(page: Page): Promise<void> {
  await page.route("**/api/v1/auth/profile", async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    reply.data.username = "";
    reply.data.info.company_name = "";
    await route.fulfill({ response, json: reply });
  });
}
