import { expect, type Page, test } from "@playwright/test";
import { openPage, shown, snippet, watchErrors } from "./embed-page.ts";
import { type EmbedSite, openEmbedSite } from "./embed-site.ts";

// What comes in with a movement must not, where it was there already.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

let site: EmbedSite;
test.beforeAll(async () => {
  site = await openEmbedSite();
});
test.afterAll(() => site.close());

/** Holds the widget's code back until it is let go. */
async function holdCode(page: Page): Promise<() => void> {
  let letGo = (): void => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/(app|mount-[\w-]+)\.js$/, async (route) => {
    await free;
    await route.continue().catch(() => {});
  });
  return () => letGo();
}

type Circle = readonly [x: number, y: number, width: number, count: number];

/** Middle, width and figure of every circle that is seen, from left to right. */
const circles = (page: Page, what: string): Promise<Circle[]> =>
  page.locator(what).evaluateAll((found) =>
    found
      .map((one) => [one.getBoundingClientRect(), one.nextElementSibling ?? one] as const)
      .filter(([{ width }]) => width > 0)
      .map(
        ([{ left, right, top, bottom }, { textContent }]): Circle => [
          (left + right) / 2,
          (top + bottom) / 2,
          right - left,
          Number(textContent?.replaceAll(/\D/g, "")),
        ],
      )
      .sort(([a], [b]) => a - b),
  );

/** Where they are, to the pixel. */
const places = (all: readonly Circle[]) => all.map((circle) => circle.map(Math.round));

/** All jobs are in them, and none reaches into another. */
function expectWhole(all: readonly Circle[]): void {
  expect(all.reduce((sum, [, , , count]) => sum + count, 0)).toBeGreaterThan(9_000);
  for (const [i, [x, y, width]] of all.entries())
    for (const [otherX, otherY, other] of all.slice(i + 1))
      expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan((width + other) / 2);
}

for (const { delivery, open, first } of [
  {
    delivery: "by script tag",
    open: (page: Page) =>
      openPage(
        page,
        site,
        `${snippet(site, 'company="big" style="display:block;min-height:560px"')}<p>After</p>`,
      ),
    first: "job-map .first",
  },
  {
    delivery: "in a frame",
    open: async (page: Page) => {
      const opened = watchErrors(page);
      await page.goto(`${site.host}/job-map-iframe/big`);
      return opened;
    },
    first: ".still .pic",
  },
])
  for (const size of [
    { width: 1100, height: 700 },
    { width: 390, height: 844 },
  ])
    test(`the first view ${delivery} appears before any widget code, and nothing jumps at ${size.width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      const letGo = await holdCode(page);
      // All jobs and the base map come later still, so that what is compared is the moment of taking over.
      const later = Promise.withResolvers<void>();
      for (const what of ["**/api/v1/map/company/**", "**/widget/basemap/manifest.json"])
        await page.route(what, async (route) => {
          await later.promise;
          await route.continue().catch(() => {});
        });
      const { errors } = await open(page);
      await page.evaluate(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (!(entry as unknown as { hadRecentInput: boolean }).hadRecentInput)
              (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
      });
      await expect(page.locator(`${first} circle`).first()).toBeVisible();
      await expect(page.locator(".box")).toHaveCount(0);
      const before = await circles(page, `${first} circle`);
      expectWhole(before);
      // As small as phones are, and as low as a frame may be.
      for (const [width, height] of size.width < 700
        ? ([
            [320, 480],
            [430, 932],
            [320, 240],
          ] as const)
        : []) {
        await page.setViewportSize({ width, height });
        await expect
          .poll(async () => (await page.locator(first).boundingBox())?.width)
          .toBeLessThan(width + 1);
        await expect
          .poll(async () => Math.max(...(await circles(page, `${first} circle`)).map(([x]) => x)))
          .toBeLessThan(width);
        expectWhole(await circles(page, `${first} circle`));
      }
      await page.setViewportSize(size);
      await expect.poll(async () => places(await circles(page, `${first} circle`))).toEqual(places(before));
      letGo();
      await expect(page.locator("ol li").first()).toBeVisible();
      await expect(page.locator(first)).toHaveCount(0);
      const after = await circles(page, "button.jm-cluster");
      expectWhole(after);
      expect(after).toHaveLength(before.length);
      for (const [i, one] of before.entries())
        for (const [j, was] of one.entries()) expect(Math.abs(was - (after[i]?.[j] ?? 0))).toBeLessThan(2);
      // What was there already does not come in once more.
      await expect(page.locator("button.jm-cluster").first()).toHaveCSS("animation-name", "none");
      expect(await page.evaluate("window.shift")).toBe(0);
      // The drawn land stays below the pins for as long as there is no other.
      await expect(page.locator(".canvas > svg path").first()).toBeVisible();
      await expect(page.locator(".canvas > svg circle")).toHaveCount(0);
      later.resolve();
      await expect(page.locator(".jm-base canvas")).toHaveCount(1);
      await expect(page.locator(".canvas > svg")).toHaveCount(0);
      expect(errors).toEqual([]);
    });

test("a module shows its first view before the widget's code has loaded, then removes it", async ({
  page,
}) => {
  const letGo = await holdCode(page);
  const body = `<div id="jobs"><a href="/jobs">Our jobs</a></div><script type="module">
import { mountJobMap } from "${site.host}/widget/module/index.js";
window.mountJobs = () => { window.handle = mountJobMap(document.getElementById("jobs"), { company: "acme", host: "${site.host}/" }); };
mountJobs();
</script>`;
  const { errors } = await openPage(page, site, body);
  const first = page.locator("#jobs .first circle").first();
  await expect(first).toBeVisible();
  await expect(page.locator("#jobs .box")).toHaveCount(0);
  await page.evaluate("handle.destroy()");
  await expect(page.getByRole("link", { name: "Our jobs" })).toBeVisible();
  await expect(page.locator("#jobs")).not.toHaveAttribute("style");
  await page.evaluate("mountJobs()");
  await expect(first).toBeVisible();
  letGo();
  await shown(page, "#jobs");
  await expect(page.locator("#jobs .first")).toHaveCount(0);
  expect(errors).toEqual([]);
});

for (const [what, path, width] of [
  ["the shared page", "/jobmap/acme", 1440],
  ["the shared page", "/jobmap/acme", 800],
  ["a frame", "/job-map-iframe/acme", 320],
  ["a frame", "/job-map-iframe/acme", 1060],
] as const) {
  test(`${what} of ${width} pixels names the company once, and its list keeps its position`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const letGo = await holdCode(page);
    await page.goto(site.host + path);
    const [name, count, row] = [
      page.getByRole("heading", { name: "Jobs at Acme Hotels" }),
      page.getByText(/^60 (open )?jobs$/).filter({ visible: true }),
      page.locator("ol li").first(),
    ];
    const top = (await row.boundingBox())?.y ?? 0;
    for (const isTaken of [false, true]) {
      if (isTaken) letGo();
      await expect(page.locator(".still")).toHaveCount(isTaken ? 0 : 1);
      await expect(name).toHaveCount(1);
      await expect(count.first()).toBeVisible();
      expect(Math.abs(((await row.boundingBox())?.y ?? 0) - top)).toBeLessThan(2);
    }
  });
}

test("the first view needs a policy only for requests to the server, and uses the page's colors", async ({
  page,
}) => {
  const { host } = site;
  await holdCode(page);
  const policy = `default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; connect-src ${host} ${host.replace(/^http/, "ws")}; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'`;
  const { errors } = await openPage(
    page,
    site,
    `<script nonce="abc" async src="${host}/widget/v1/loader.js"></script><job-map company="acme" theme="dark" locale="es"></job-map>`,
    { headers: { "Content-Security-Policy": policy } },
  );
  const circle = page.locator("job-map .first circle").first();
  await expect(circle).toBeVisible();
  await expect(page.locator("job-map .first")).toHaveCSS("background-color", "rgb(17, 28, 33)");
  await expect(circle).toHaveCSS("stroke", "rgb(255, 134, 196)");
  expect(errors).toEqual([]);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>("job-map")?.style.setProperty("--jobmap-accent", "#0a7a50");
  });
  await expect(circle).toHaveCSS("stroke", "rgb(10, 122, 80)");
});

test("an element removed while loading leaves nothing, and has a new first view when added again", async ({
  page,
}) => {
  const letGo = await holdCode(page);
  await openPage(page, site, `<div id="a">${snippet(site)}</div>`);
  const first = page.locator("job-map .first");
  await expect(first).toBeVisible();
  await page.evaluate(() => {
    const element = document.querySelector("job-map");
    Object.assign(window, { element });
    element?.remove();
  });
  await expect.poll(() => page.evaluate("element.shadowRoot.querySelectorAll('.first').length")).toBe(0);
  await page.evaluate("document.getElementById('a').append(element)");
  await expect(first).toHaveCount(1);
  letGo();
  await shown(page);
  await expect(first).toHaveCount(0);
  await expect(page.locator("job-map .box")).toHaveCount(1);
});

test("without the code the picture stays, with the page's content, and an unknown company has no first view", async ({
  page,
}) => {
  let refuse = (): void => {};
  const held = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route("**/app.js*", async (route) => {
    await held;
    await route.abort();
  });
  const body = snippet(site).replace("></job-map>", '><a href="/jobs">Our jobs</a></job-map>');
  await openPage(page, site, body);
  await expect(page.locator("job-map .first circle").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Our jobs" })).toBeHidden();
  refuse();
  await expect(page.getByRole("link", { name: "Our jobs" })).toBeVisible();
  await expect(page.locator("job-map .first circle").first()).toBeVisible();
  // Words begin where the picture ends, on a phone as well.
  for (const width of [390, 540]) {
    await page.setViewportSize({ width, height: 700 });
    const [picture, words] = await Promise.all(
      ["job-map .first div", "job-map .rescue"].map((name) => page.locator(name).boundingBox()),
    );
    expect(Math.abs((picture?.y ?? 0) + (picture?.height ?? 0) - (words?.y ?? 0))).toBeLessThan(3);
  }

  await page.unroute("**/app.js*");
  await openPage(page, site, snippet(site, 'company="nobody"'));
  await expect(page.locator("job-map").getByText("Company “nobody” does not exist")).toBeVisible();
  await expect(page.locator("job-map .first")).toHaveCount(0);
});
