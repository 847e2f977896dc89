import { expect, test } from "@playwright/test";
import type { Browser } from "puppeteer-core";
import { BROWSERS, launch, open } from "./browsers.ts";
import { snippet } from "./embed-page.ts";
import { type EmbedSite, openEmbedSite } from "./embed-site.ts";
import { WATCH } from "./embed-watch.ts";
import { openFaultyServer } from "./faults.ts";
import { ZOO } from "./zoo/index.ts";
import { HEALTHY, look } from "./zoo/look.ts";
import { addressOf } from "./zoo/page.ts";

/** The same few minutes with the embed in every browser that is on the machine. The whole suite runs in Chromium. */
for (const { name, path } of BROWSERS)
  test.describe(`in ${name}`, () => {
    // One worker, so that the browser is started once.
    test.describe.configure({ mode: "default" });
    test.skip(path === undefined, `${name} is not on this machine`);

    let site: EmbedSite;
    let browser: Browser;
    test.beforeAll(async () => {
      test.setTimeout(180_000);
      site = await openEmbedSite();
      browser = await launch(name, path ?? "");
    });
    test.afterAll(async () => {
      await browser.close();
      await site.close();
    });
    const pageOf = (body: string, head = "", headers: Record<string, string> = {}) =>
      site.page(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Careers</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`,
        headers,
      );

    test("mounts, shows list and pins, filters, and opens a job", async () => {
      const { page, errors } = await open(browser, pageOf(snippet(site)));
      await page.waitForSelector("job-map >>> ol li");
      await page.waitForSelector("job-map >>> button.jm-item");
      const count = () => page.$eval("job-map >>> .count", (element) => element.textContent);
      expect(await count()).toBe("60 jobs");
      await page.locator("job-map >>> .filters button").click();
      await page.locator("job-map >>> .choices input").click();
      await expect.poll(count).toBe("45 jobs");
      await page.locator("job-map >>> .choices .main").click();
      await page.locator("job-map >>> ol a").click();
      await page.waitForSelector("job-map >>> .job h2");
      const text = await page.$eval("job-map >>> .job", (element) => element.textContent);
      expect(text).toContain("Cook & plate for forty covers.");
      expect(errors).toEqual([]);
      await page.close();
    });

    test("is usable by keyboard only, and returns focus", async () => {
      const { page, errors } = await open(browser, pageOf(snippet(site)));
      await page.waitForSelector("job-map >>> button.jm-item");
      const focused = () =>
        page.evaluate(() => {
          const active = document.querySelector("job-map")?.shadowRoot?.activeElement;
          return active instanceof HTMLElement
            ? (active.getAttribute("aria-label") ?? active.textContent)
            : "";
        });
      await page.focus("job-map >>> ol a");
      const row = await focused();
      await page.keyboard.press("Enter");
      await expect.poll(focused).toBe("Back to the list");
      await page.keyboard.press("Escape");
      await expect.poll(focused).toBe(row);
      await page.focus('job-map >>> button.jm-item[tabindex="0"]');
      const reached = new Set([await focused()]);
      for (const arrow of ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"] as const) {
        await page.keyboard.press(arrow);
        reached.add(await focused());
      }
      expect(reached.size).toBeGreaterThan(1);
      expect(errors).toEqual([]);
      await page.close();
    });

    test("a frame and the page around it connect, and the page can cancel", async () => {
      const listen = `<script>window.heard=[];for(const n of ["ready","job-open"])addEventListener("jobmap:"+n,e=>{heard.push(n+" "+(e.detail.id??e.detail.total));if(e.detail.id===2)e.preventDefault()})</script>`;
      const frame = `<iframe src="${site.host}/job-map-iframe/acme" title="Jobs" width="900" height="600"></iframe>`;
      const { page, errors } = await open(
        browser,
        pageOf(`${listen}${frame}<script async src="${site.host}/widget/v1/loader.js"></script>`),
      );
      await expect.poll(() => page.evaluate("window.heard[0]")).toBe("ready 60");
      const inside = page.frames().find((one) => one.url().includes("/job-map-iframe/"));
      await inside?.waitForSelector("#app >>> ol li:nth-child(2) a");
      // Firefox ESR cannot point into a frame.
      const press = (row: number) =>
        inside?.evaluate(
          (at) =>
            document.querySelector("#app")?.shadowRoot?.querySelectorAll<HTMLElement>("ol a")[at]?.click(),
          row,
        );
      await press(1);
      await expect.poll(() => page.evaluate("window.heard.at(-1)")).toBe("job-open 2");
      await press(0);
      await inside?.waitForSelector("#app >>> .job h2");
      expect(await page.evaluate("window.heard")).toEqual(["ready 60", "job-open 2", "job-open 1"]);
      expect(errors).toEqual([]);
      await page.close();
    });

    test("works under a strict policy", async () => {
      const { host } = site;
      const policy = `default-src 'none'; script-src 'nonce-abc' ${host}; connect-src ${host} ${host.replace(/^http/, "ws")}; img-src ${host} data:; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
      const { page, errors } = await open(
        browser,
        pageOf(
          `<script nonce="abc" async src="${host}/widget/v1/loader.js"></script><job-map company="acme"></job-map>`,
          "",
          { "Content-Security-Policy": policy },
        ),
      );
      await page.waitForSelector("job-map >>> ol a");
      // The driver's own way of clicking is a script that the policy forbids.
      await page.evaluate(() =>
        document.querySelector("job-map")?.shadowRoot?.querySelector<HTMLElement>("ol a")?.click(),
      );
      await page.waitForSelector("job-map >>> .job h2");
      expect(errors).toEqual([]);
      await page.close();
    });

    test("a file that failed once loads next time, although the browser remembers the failure", async () => {
      const faulty = await openFaultyServer(site.host, "once");
      for (const file of ["press.js", "layer.js"]) {
        faulty.fail(file);
        const { page } = await open(browser, pageOf(snippet({ ...site, host: faulty.origin })));
        await page.waitForSelector("job-map >>> button.jm-item");
        await page.waitForFunction(
          (name) => performance.getEntriesByType("resource").some((entry) => entry.name.includes(`${name}?`)),
          {},
          file,
        );
        await page.locator("job-map >>> ol a").click();
        await page.waitForSelector("job-map >>> .job h2");
        await page.waitForSelector("job-map >>> canvas");
        await page.close();
      }
      await faulty.close();
    });

    test("the core of the hostile pages", async () => {
      test.skip(name === "chrome", "all of it is visited there by zoo.spec.ts");
      for (const one of Object.values(ZOO).flat()) {
        if (!one.isCore) continue;
        const { page, errors } = await open(browser, addressOf(site, one));
        if (one.act !== undefined) await page.evaluate(one.act);
        const seen = () => {
          const frame = page
            .frames()
            .find((inner) => one.isFramed && inner.url().includes("/job-map-iframe/"));
          return (frame ?? page.mainFrame()).evaluate(look);
        };
        await expect
          .poll(seen, { message: one.name, intervals: [50, 100, 200] })
          .toEqual({ ...HEALTHY, ...one.seen });
        expect(errors, one.name).toEqual([]);
        await page.close();
      }
    });

    test("thirty embeds that are added and removed leave nothing behind", async () => {
      const { page, errors } = await open(browser, pageOf(`<div id="page"></div>${snippet(site)}`, WATCH));
      await page.waitForSelector("job-map >>> button.jm-item");
      // Every chunk has come once, so that only what an embed leaves behind can differ.
      await page.waitForFunction(() =>
        ["/live.js", "/press.js"].every((chunk) =>
          performance.getEntriesByType("resource").some(({ name }) => name.endsWith(chunk)),
        ),
      );
      const alive = () => page.evaluate("window.alive()");
      await page.evaluate(() => document.querySelector("job-map")?.remove());
      await expect.poll(alive).toMatchObject({ timers: 0, frames: 0 });
      const before = await alive();
      await page.evaluate(async () => {
        for (let i = 0; i < 30; i++) {
          const element = document.createElement("job-map");
          element.setAttribute("company", i % 2 === 0 ? "acme" : "bolt");
          document.getElementById("page")?.append(element);
          while (i % 10 === 0 && !element.shadowRoot?.querySelector("li"))
            await new Promise((done) => setTimeout(done, 10));
          element.remove();
          await null;
        }
      });
      await expect.poll(alive).toEqual(before);
      // Firefox reports a socket that is closed while it connects, as those of embeds removed at once may be.
      expect(errors.filter((error) => !/ws:.*\/socket\.io\//.test(error))).toEqual([]);
      await page.close();
    });
  });
