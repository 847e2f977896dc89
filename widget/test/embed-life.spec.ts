import { expect, type Page, test } from "@playwright/test";
import { openPage, shown, snippet } from "./embed-page.ts";
import { type EmbedSite, openEmbedSite } from "./embed-site.ts";
import { WATCH } from "./embed-watch.ts";

let site: EmbedSite;
test.beforeAll(async () => {
  site = await openEmbedSite();
});
test.afterAll(() => site.close());

test("a single-page app that mounts and unmounts a hundred times leaves nothing behind", async ({ page }) => {
  // What its code leaves in the page once and for all is there when it runs: not yet when it was asked for.
  const live = page.waitForEvent("websocket");
  const { errors } = await openPage(
    page,
    site,
    `<div id="page"></div>${snippet(site, 'company="bolt" sync')}`,
    {
      head: WATCH,
    },
  );
  await shown(page);
  // Every chunk has come once, so that only what an embed leaves behind can differ.
  for (const chunk of ["/layer.js", "/live.js", "/press.js"]) {
    await expect.poll(() => site.asked.some((one) => one.includes(chunk))).toBe(true);
  }
  await live;
  await page.evaluate(() => document.querySelector("job-map")?.remove());
  await page.waitForTimeout(600);
  const before = await page.evaluate("window.alive()");
  await page.evaluate(async () => {
    const place = document.getElementById("page");
    for (let i = 0; i < 100; i++) {
      const element = document.createElement("job-map");
      element.setAttribute("company", i % 2 === 0 ? "acme" : "bolt");
      if (i % 3 === 0) element.setAttribute("sync", "");
      place?.append(element);
      if (i % 5 === 0) {
        // Some live long enough to have a map; others leave in the middle of loading.
        while (!element.shadowRoot?.querySelector("li") && i % 10 === 0)
          await new Promise((done) => setTimeout(done, 10));
        await new Promise((done) => setTimeout(done, 20));
      }
      element.remove();
      await null;
    }
  });
  await expect.poll(() => page.evaluate("window.alive()")).toEqual(before);
  expect(errors).toEqual([]);
});

test("a moved element keeps its embed; React's double mount in strict mode leaves one", async ({ page }) => {
  await openPage(page, site, `<div id="a">${snippet(site)}</div><div id="b"></div>`);
  const embed = await shown(page);
  await embed.getByRole("link", { name: "Line Cook 1", exact: true }).click();
  await expect(embed.getByRole("button", { name: "Back to the list" })).toBeVisible();
  await page.evaluate(() => document.querySelector("#b")?.append(document.querySelector("job-map") ?? ""));
  await expect(page.locator("#b >> job-map >> .job")).toBeVisible();
  await page.evaluate(async (host) => {
    const { mountJobMap } = await import(`${host}/module/index.js`);
    const element = document.createElement("div");
    element.id = "strict";
    document.body.append(element);
    mountJobMap(element, { company: "bolt", host }).destroy();
    mountJobMap(element, { company: "bolt", host });
  }, site.host);
  await expect(page.locator("#strict >> .count")).toHaveText("12 jobs");
  expect(
    await page.locator("#strict").evaluate((node) => node.shadowRoot?.querySelectorAll(".box").length),
  ).toBe(1);
});

test("a changed attribute changes the same embed's options", async ({ page }) => {
  await openPage(page, site, snippet(site));
  const embed = await shown(page);
  await page.evaluate(() => document.querySelector("job-map")?.setAttribute("locale", "es"));
  await expect(embed.locator(".count")).toHaveText("60 empleos");
  await page.evaluate(() => document.querySelector("job-map")?.setAttribute("company", "bolt"));
  await expect(embed.locator(".count")).toHaveText("12 empleos");
  await page.evaluate(() => Object.assign(document.querySelector("job-map") ?? {}, { view: "list" }));
  await expect(embed.locator(".map")).toHaveCount(0);
});

test("calls made before the loader has loaded are answered", async ({ page }) => {
  const early =
    '<script>window.JobMap=window.JobMap||function(f){(JobMap.q=JobMap.q||[]).push(f)};JobMap(api=>{window.handle=api.mount("#here",{company:"bolt"})})</script>';
  await openPage(
    page,
    site,
    `${early}<div id="here"></div><script async src="${site.host}/widget/v1/loader.js"></script>`,
  );
  await expect(page.locator("#here >> .count")).toHaveText("12 jobs");
});

test("a chunk with wrong content is not run", async ({ page }) => {
  await page.route("**/app.js", async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: `${await reply.text()};window.tampered=true` });
  });
  await openPage(
    page,
    site,
    `<script>addEventListener("jobmap:error",e=>window.failed=e.detail.code)</script>${snippet(site)}`,
  );
  await expect.poll(() => page.evaluate("window.failed")).toBe("load");
  expect(await page.evaluate("window.tampered")).toBeUndefined();
  // It is tried again and again, whenever the test ends.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("ten thousand random messages have no effect on a frame or the page around it", async ({ page }) => {
  const { errors } = await openPage(
    page,
    site,
    `<iframe src="${site.host}/job-map-iframe/acme" title="Jobs" data-sync data-auto-height width="900" height="400"></iframe><script async src="${site.host}/widget/v1/loader.js"></script>`,
  );
  const inside = page.frameLocator("iframe");
  await expect(inside.locator("ol li").first()).toBeVisible();
  await expect.poll(() => page.evaluate("document.querySelector('iframe').clientHeight")).toBe(560);
  const url = page.url();
  await page.evaluate(async () => {
    const frame = document.querySelector("iframe")?.contentWindow;
    // Always the same, so that what fails once fails again.
    let seed = 1;
    const random = (): number => {
      seed = (seed * 48_271) % 0x7fffffff;
      return seed / 0x7fffffff;
    };
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const junk = (depth = 0): unknown =>
      pick<() => unknown>([
        () => null,
        () => random() * 1e6 - 5e5,
        () =>
          pick([
            "hello",
            "begin",
            "theme",
            "state",
            "height",
            "event",
            "welcome",
            "a".repeat(3_000),
            "__proto__",
          ]),
        () => true,
        () => (depth > 3 ? [] : Array.from({ length: 3 }, () => junk(depth + 1))),
        () =>
          depth > 3
            ? {}
            : Object.fromEntries(
                [
                  "jobmap",
                  "type",
                  "nonce",
                  "state",
                  "theme",
                  "accent",
                  "height",
                  "name",
                  "detail",
                  "company",
                ].map((key) => [
                  key,
                  random() < 0.3
                    ? pick<unknown>([1, "hello", "begin", "0".repeat(32), "dark"])
                    : junk(depth + 1),
                ]),
              ),
      ])();
    for (let i = 0; i < 10_000; i++) {
      const ports = random() < 0.2 ? [new MessageChannel().port1] : [];
      frame?.postMessage(junk(), "*", ports);
      if (i % 2 === 0) window.postMessage(junk(), "*");
      if (i % 500 === 0) await new Promise((done) => setTimeout(done));
    }
  });
  await expect(inside.locator(".count")).toHaveText("60 jobs");
  expect(await page.evaluate("document.querySelector('iframe').clientHeight")).toBe(560);
  expect(page.url()).toBe(url);
  expect(errors).toEqual([]);
});

test("a published job appears by itself, and a hidden page requests nothing", async ({ page }) => {
  // By its slug, which the server answers with the username.
  await openPage(page, site, snippet(site, 'company="acme-hotels"'));
  const embed = await shown(page);
  await embed.getByRole("button", { name: "Show 20 more" }).click();
  await expect(embed.locator("ol li")).toHaveCount(40);
  await expect.poll(() => site.followers("acme"), { timeout: 30_000 }).toBe(1);
  site.publish("Harbor Pilot");
  await expect(embed.getByRole("link", { name: "Harbor Pilot" })).toBeVisible();
  await expect(embed.locator(".count")).toHaveText("61 jobs");
  await expect(embed.locator("ol li")).toHaveCount(40);
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(() => site.followers("acme")).toBe(0);
  const before = site.asked.length;
  site.publish("Night Porter");
  await page.waitForTimeout(1_500);
  expect(site.asked.length).toBe(before);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, "visibilityState");
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(embed.getByRole("link", { name: "Night Porter" })).toBeVisible();
});

test("a published job appears, however late another process knows of it", async ({ page }) => {
  await openPage(page, site, snippet(site));
  const embed = await shown(page);
  await expect.poll(() => site.followers("acme"), { timeout: 30_000 }).toBe(1);
  const path = "**/api/v1/map/company/acme";
  const stale = await page.request.get(`${site.host}/api/v1/map/company/acme`);
  let asks = 0;
  await page.route(path, (route) => (asks++ < 3 ? route.fulfill({ response: stale }) : route.continue()));
  site.publish("Lock Keeper");
  await expect(embed.getByRole("link", { name: "Lock Keeper" })).toBeVisible();
  expect(asks).toBe(4);
});

test("requests one version at a time, so that no older reply arrives last", async ({ page }) => {
  const told: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      if (String(payload).includes('["company-jobs",')) told.push(String(payload));
    }),
  );
  await openPage(page, site, snippet(site));
  const embed = await shown(page);
  await expect.poll(() => site.followers("acme"), { timeout: 30_000 }).toBe(1);
  const stale = await page.request.get(`${site.host}/api/v1/map/company/acme`);
  const hold = Promise.withResolvers<void>();
  const asks = { started: 0, underWay: 0, mostUnderWay: 0 };
  await page.route("**/api/v1/map/company/acme", async (route) => {
    asks.mostUnderWay = Math.max(asks.mostUnderWay, ++asks.underWay);
    if (++asks.started === 1) {
      await hold.promise;
      await route.fulfill({ response: stale });
    } else await route.continue();
    asks.underWay--;
  });
  site.publish("Bridge Tender");
  await expect.poll(() => asks.started).toBe(1);
  site.publish("Harbor Master");
  // What asks at once has asked when the page answers the next question.
  await expect.poll(() => told.length).toBe(2);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  hold.resolve();
  await expect(embed.getByRole("link", { name: "Harbor Master" })).toBeVisible();
  await expect(embed.getByRole("link", { name: "Bridge Tender" })).toBeVisible();
  expect(asks.mostUnderWay).toBe(1);
});

/** What waits for two seconds or more never comes. */
const IN_A_HURRY = `(() => {
  const later = window.setTimeout;
  window.setTimeout = (run, wait = 0, ...rest) => later(run, wait < 2_000 ? wait : 2 ** 31 - 1, ...rest);
})()`;

for (const { delivery, open, within } of [
  { delivery: "by script tag", open: (page: Page) => openPage(page, site, snippet(site)), within: "job-map" },
  {
    delivery: "in a frame",
    open: (page: Page) =>
      openPage(
        page,
        site,
        `<iframe src="${site.host}/job-map-iframe/acme" title="Jobs" height="700"></iframe>`,
      ),
    within: "iframe",
  },
  { delivery: "as a shared page", open: (page: Page) => page.goto(`${site.host}/jobmap/acme`), within: "" },
])
  test(`an embed ${delivery} receives jobs from its first second on, without long waits`, async ({
    page,
  }) => {
    await page.addInitScript(IN_A_HURRY);
    await open(page);
    const embed = within === "iframe" ? page.frameLocator(within) : page.locator(within || "body");
    // The jobs are all in the browser: only now can one be new.
    await expect(embed.locator("button.jm-item").first()).toBeVisible();
    await expect.poll(() => site.asked.some((one) => one.endsWith("/follow.js"))).toBe(true);
    const title = `Lamplighter ${delivery}`;
    site.publish(title);
    await expect(embed.getByRole("link", { name: title })).toBeVisible();
  });
