import { expect, test } from "@playwright/test";
import { expectLegible, expectNoViolations } from "../../.tools/browser-test.ts";
import { openPage, shown, snippet } from "./embed-page.ts";
import { type EmbedSite, openEmbedSite } from "./embed-site.ts";

let site: EmbedSite;
test.beforeAll(async () => {
  site = await openEmbedSite();
});
test.afterAll(() => site.close());

test.describe("three ways to embed", () => {
  test("two lines of HTML", async ({ page }) => {
    const earlier = site.asked.length;
    const { errors } = await openPage(page, site, `<h1>Careers</h1>${snippet(site)}<p>After</p>`);
    const embed = await shown(page);
    await expect(embed.getByRole("heading", { name: "Jobs at Acme Hotels" })).toBeVisible();
    await expect(embed.locator(".count")).toHaveText("60 jobs");
    expect(errors).toEqual([]);
    // The first view with the code and not after it; all jobs once, after what is seen first.
    const asked = () =>
      site.asked
        .slice(earlier)
        .flatMap((one) => /first\.json|map\/company|app\.js|job\/list/.exec(one)?.[0] ?? []);
    await expect.poll(() => asked().slice(2)).toEqual(["job/list", "map/company"]);
    expect(asked().slice(0, 2).sort()).toEqual(["app.js", "first.json"]);
  });

  test("an employer's own tiles load Leaflet, which nothing else does", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await openPage(page, site, snippet(site, `company="acme" tiles="${site.host}/tiles/{z}/{x}/{y}.png"`));
    const embed = await shown(page);
    await expect.poll(() => asked.some((url) => /\/tiles\/\d+\/\d+\/\d+\.png$/.test(url))).toBe(true);
    expect(asked.some((url) => url.includes("leaflet-camera"))).toBe(true);
    expect(asked.some((url) => url.includes("/basemap/"))).toBe(false);
    const before = await embed.locator("button.jm-item").count();
    await embed.getByRole("button", { name: "Zoom in", exact: true }).click();
    await expect.poll(() => embed.locator("button.jm-item").count()).not.toBe(before);
  });

  test("a module mounts into an element, returns the same handle twice, and restores the element", async ({
    page,
  }) => {
    await openPage(page, site, '<div id="jobs"><a href="/jobs">Our jobs</a></div>');
    await page.evaluate(async (host) => {
      const { mountJobMap } = await import(`${host}/module/index.js`);
      const element = document.getElementById("jobs");
      const first = mountJobMap(element, { company: "acme", host });
      const heard: string[] = [];
      first.on("ready", (event: CustomEvent) => heard.push(`ready ${event.detail.total}`));
      const second = mountJobMap(element, { view: "list" });
      Object.assign(window, { handle: first, heard, same: first === second });
    }, site.host);
    const jobs = page.locator("#jobs");
    await expect(jobs.locator("ol li").first()).toBeVisible();
    await expect(jobs.locator(".map")).toHaveCount(0);
    await expect.poll(() => page.evaluate("[window.same, window.heard.join()]")).toEqual([true, "ready 60"]);
    await page.evaluate("window.handle.destroy(); window.handle.update({ view: 'both' })");
    await expect(page.getByRole("link", { name: "Our jobs" })).toBeVisible();
    await expect(jobs.locator("ol")).toHaveCount(0);
  });

  test("an iframe alone, and with the loader", async ({ page }) => {
    const frame = `<iframe src="${site.host}/job-map-iframe/acme" title="Jobs" data-sync data-auto-height width="900" height="300"></iframe>`;
    await openPage(page, site, frame);
    await expect(page.frameLocator("iframe").locator("ol li").first()).toBeVisible();

    await openPage(
      page,
      site,
      `<script>window.heard=[];for(const n of ["ready","job-open","filter-change"])addEventListener("jobmap:"+n,e=>heard.push([n,e.detail.id??e.detail.total]))</script>${frame}<script async src="${site.host}/widget/v1/loader.js"></script>`,
    );
    const inside = page.frameLocator("iframe");
    await expect.poll(() => page.evaluate("window.heard[0]")).toEqual(["ready", 60]);
    await expect.poll(() => page.evaluate("document.querySelector('iframe').clientHeight")).toBe(560);
    const before = await page.evaluate(() => history.length);
    await inside.getByRole("link", { name: "Line Cook 1", exact: true }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get("jm-acme-job")).toBe("1");
    await expect.poll(() => page.evaluate("window.heard.at(-1)")).toEqual(["job-open", 1]);
    await expect.poll(() => page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(inside.getByRole("button", { name: "Back to the list" })).toHaveCount(0);
  });
});

test("works under a strict policy with Trusted Types, and requests nothing from others", async ({
  page,
  context,
}) => {
  const { host } = site;
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-abc' ${host}`,
    `connect-src ${host} ${host.replace(/^http/, "ws")}`,
    `img-src ${host} data:`,
    "style-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).origin));
  const { errors } = await openPage(
    page,
    site,
    `<script nonce="abc" async src="${host}/widget/v1/loader.js"></script><job-map company="acme"></job-map>`,
    { headers: { "Content-Security-Policy": policy } },
  );
  const embed = await shown(page);
  await embed.getByRole("link", { name: "Line Cook 1", exact: true }).click();
  await expect(embed.getByText("Cook & plate for forty covers.")).toBeVisible();
  await expect(embed.getByRole("link", { name: "The kitchen" })).toHaveAttribute("rel", /noopener/);
  expect(await embed.locator(".text").allTextContents()).not.toContain("hacked");
  expect(await page.evaluate("window.hacked")).toBeUndefined();
  expect(errors).toEqual([]);
  expect(new Set(asked)).toEqual(
    new Set([new URL(page.url()).origin, host, "null"].filter((one) => asked.includes(one))),
  );
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
    0,
    0,
    "",
  ]);
});

test.describe("on pages of other sites", () => {
  test("two and five embeds, the loader twice, elements before and after it", async ({ page }) => {
    const { errors } = await openPage(
      page,
      site,
      `<job-map company="acme" margin="9000"></job-map>${snippet(site, 'company="bolt" margin="9000"')}${snippet(site, 'company="acme" view="list" margin="9000"')}`,
    );
    await expect(page.locator("job-map ol")).toHaveCount(3);
    await page.evaluate(() => {
      for (const company of ["big", "bolt"]) {
        const element = document.createElement("job-map");
        element.setAttribute("company", company);
        element.setAttribute("margin", "9000");
        document.body.append(element);
      }
    });
    await expect(page.locator("job-map ol")).toHaveCount(5);
    await expect(page.locator("job-map").nth(1).locator(".count")).toHaveText("12 jobs");
    await expect(page.locator("job-map").nth(3).locator(".count")).toHaveText("10,000 jobs");
    expect(errors).toEqual([]);
  });

  test("keeps its size and colors despite hostile styles, and leaks none", async ({ page }) => {
    const head =
      "<style>html{font-size:62.5%}*{all:unset!important;color:lime!important;font-size:40px!important}div,p,a,button{display:inline!important;position:fixed!important}</style>";
    await openPage(page, site, `<p id="own">Own</p>${snippet(site)}`, { head });
    const embed = page.locator("job-map");
    await expect(embed.locator("ol li").first()).toBeVisible();
    expect(
      await embed
        .locator("ol a")
        .first()
        .evaluate((node) => getComputedStyle(node).fontSize),
    ).toBe("15px");
    expect(await page.locator("#own").evaluate((node) => getComputedStyle(node).color)).toBe(
      "rgb(0, 255, 0)",
    );
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  });

  test("supports right-to-left pages, and waits while it is not displayed", async ({ page }) => {
    const body = `<div dir="rtl" lang="ar" id="box" style="display:none">${snippet(site)}</div>`;
    await openPage(page, site, body);
    await page.waitForTimeout(400);
    expect(await page.locator("job-map ol").count()).toBe(0);
    await page.evaluate(() => document.getElementById("box")?.removeAttribute("style"));
    const embed = await shown(page);
    const [list, map] = [
      await embed.locator(".panel").boundingBox(),
      await embed.locator(".map").boundingBox(),
    ];
    expect(list?.x ?? 0).toBeGreaterThan(map?.x ?? 0);
    // Words that are English are so in their numbers and from left to right, wherever the list is.
    await expect(embed.locator("section.box")).toHaveAttribute("lang", "en");
    await expect(embed.locator(".count")).toHaveText("60 jobs");
    for (const part of ["header", "ol li", "footer"])
      await expect(embed.locator(part).first()).toHaveCSS("direction", "ltr");
    await expect(embed.locator("ol .pay bdi").first()).toHaveText(/^\$18 to \$40$/);
    await expect(embed.locator("ol a bdi").first()).toHaveText("Line Cook 1");
    await expect(embed.locator("ol span bdi").nth(1)).toHaveText("Ocean City, MD");
    // The scale lies opposite to the buttons, here as well.
    const [scale, zoom, credits] = [
      await embed.locator(".scale").boundingBox(),
      await embed.locator(".zoom").boundingBox(),
      await embed.locator(".credits").boundingBox(),
    ];
    expect(scale?.x ?? 0, "nothing lies over the scale").toBeGreaterThanOrEqual(
      (credits?.x ?? 0) + (credits?.width ?? 0),
    );
    expect(scale?.x ?? 0).toBeGreaterThan((zoom?.x ?? 0) + (zoom?.width ?? 0));
  });

  test("the search fields' hints are readable at any width", async ({ page }) => {
    for (const locale of ["en", "es"]) {
      await openPage(page, site, snippet(site, `company="acme" locale="${locale}"`));
      const embed = await shown(page);
      for (const width of [320, 390, 667, 800, 844, 1024, 1110]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => embed.evaluate((node) => node.clientWidth)).toBeLessThanOrEqual(width);
        const cut = await embed.locator("input[type=search]").evaluateAll((inputs) =>
          inputs
            .filter((input): input is HTMLInputElement => input instanceof HTMLInputElement)
            .filter((input) => {
              const { font, paddingLeft, paddingRight } = getComputedStyle(input);
              const context = document.createElement("canvas").getContext("2d");
              if (context === null) return true;
              context.font = font;
              const free =
                input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
              return context.measureText(input.placeholder).width > free;
            })
            .map(({ placeholder }) => placeholder),
        );
        expect(cut, `${locale}, ${width} pixels`).toEqual([]);
      }
    }
  });

  test("loads nothing until it is near the viewport, and moves nothing when it loads", async ({ page }) => {
    const style = 'style="display:block;min-height:560px"';
    await openPage(
      page,
      site,
      `<div style="height:3000px">Far</div>${snippet(site, `company="acme" ${style}`)}<p>After</p>`,
    );
    const before = site.asked.filter((one) => one.includes("/api/")).length;
    await page.waitForTimeout(500);
    expect(site.asked.filter((one) => one.includes("/api/")).length).toBe(before);
    await page.evaluate(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
      scrollTo(0, 2_600);
    });
    await shown(page);
    await page.waitForTimeout(300);
    expect(await page.evaluate("window.shift")).toBe(0);
  });

  test("the employer's color is mixed until it is readable", async ({ page }) => {
    await openPage(page, site, snippet(site), { head: "<style>job-map{--jobmap-accent:#ffe600}</style>" });
    const embed = await shown(page);
    const pay = embed.locator("ol .pay").first();
    const color = await pay.evaluate((node) => getComputedStyle(node).color);
    expect(color).not.toBe("rgb(255, 230, 0)");
    await expectLegible(page);
  });
});

test.describe("interaction", () => {
  test("filters at once, with the data in the browser", async ({ page }) => {
    await openPage(page, site, snippet(site));
    const embed = await shown(page);
    await embed.getByRole("button", { name: "Filters" }).click();
    await embed.getByLabel(/Part time/).check();
    await expect(embed.locator(".count")).toHaveText("15 jobs");
    await embed.getByRole("combobox", { name: /^Pay/ }).selectOption({ label: "$50,000 a year or more" });
    await expect(embed.locator(".count")).not.toHaveText("15 jobs");
    await embed.getByRole("button", { name: "Clear all" }).click();
    await expect(embed.locator(".count")).toHaveText("60 jobs");
  });

  test("events can be canceled, apply can be handled by the page, and is missing once applications are closed", async ({
    page,
  }) => {
    await openPage(page, site, snippet(site, 'company="acme" apply="callback"'));
    const embed = await shown(page);
    await page.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      addEventListener("jobmap:apply-click", (event) => heard.push((event as CustomEvent).detail));
      addEventListener("jobmap:job-open", (event) => {
        if ((event as CustomEvent).detail.id === 2) event.preventDefault();
      });
    });
    await embed.getByRole("link", { name: "Night Auditor 2", exact: true }).click();
    await expect(embed.getByRole("button", { name: "Back to the list" })).toHaveCount(0);
    await embed.getByRole("link", { name: "Line Cook 1", exact: true }).click();
    await embed.getByRole("link", { name: "Apply" }).click();
    const [detail] = (await page.evaluate("window.heard")) as { id: number; attribution: { via: string } }[];
    expect([detail?.id, detail?.attribution.via]).toEqual([1, "script"]);
    expect(page.context().pages()).toHaveLength(1);

    await expect(embed.getByText("Confirmed by the employer Mar 4, 2026")).toBeVisible();
    await expect(embed.getByText("Usually replies within 3 days")).toBeVisible();
    const directions = embed.getByRole("link", { name: "Directions" });
    await expect(directions).toHaveAttribute("href", /\/directions\/1$/);
    await embed.getByRole("button", { name: "Back to the list" }).click();
    await embed.getByRole("link", { name: / 3$/ }).click();
    await expect(embed.getByText("Applications closed on Mar 6, 2026.")).toBeVisible();
    await expect(embed.getByRole("link", { name: "Apply" })).toHaveCount(0);
  });

  test("the page's campaign parameters are in the link to the application", async ({ page }) => {
    await openPage(page, site, snippet(site, 'company="acme" embed="footer"'));
    await page.goto(`${page.url()}?utm_source=mail&utm_campaign=spring`);
    const embed = await shown(page);
    const href = (await embed.locator("ol a").first().getAttribute("href")) ?? "";
    const query = new URL(href).searchParams;
    expect([
      query.get("utm_source"),
      query.get("utm_campaign"),
      query.get("embed"),
      query.get("via"),
    ]).toEqual(["mail", "spring", "footer", "script"]);
  });

  test("an employer's own application page gets the visitor's source if the embed allows it", async ({
    page,
  }) => {
    const applied = async (attributes: string, query: string): Promise<string | null> => {
      await openPage(page, site, snippet(site, `company="acme" ${attributes}`));
      await page.goto(page.url() + query);
      const embed = await shown(page);
      const row = embed.getByRole("link", { name: "Night Auditor 2", exact: true });
      expect(new URL((await row.getAttribute("href")) ?? "").searchParams.get("utm")).toBe(
        attributes.includes("utm") ? "on" : null,
      );
      await row.click();
      return embed.getByRole("link", { name: "Apply" }).getAttribute("href");
    };
    expect(await applied('embed="footer"', "?utm_source=news")).toBe("https://example.org/apply/2");
    expect(await applied('embed="footer" utm="on"', "")).toBe(
      "https://example.org/apply/2?utm_source=jobmap&utm_medium=embed&utm_content=footer",
    );
    expect(await applied('embed="footer" utm', "?utm_source=news&utm_campaign=spring")).toBe(
      "https://example.org/apply/2?utm_source=news&utm_medium=embed&utm_campaign=spring&utm_content=footer",
    );
  });

  test("keeps its state in the page's address if enabled, and Back closes the job", async ({ page }) => {
    await openPage(page, site, snippet(site, 'company="acme" sync'));
    const embed = await shown(page);
    await embed.getByLabel("Job or keyword").fill("nurse");
    await expect.poll(() => new URL(page.url()).searchParams.get("jm-acme-q")).toBe("nurse");
    await embed.locator("ol a").first().click();
    await expect(embed.getByRole("button", { name: "Back to the list" })).toBeVisible();
    await page.goBack();
    await expect(embed.getByRole("button", { name: "Back to the list" })).toHaveCount(0);
    await page.reload();
    await expect(page.locator("job-map").getByLabel("Job or keyword")).toHaveValue("nurse");
  });

  test("by keyboard only: list, job, back to the row; pins, job, back", async ({ page }) => {
    await openPage(page, site, `<main><h1>Careers</h1>${snippet(site)}</main>`);
    const embed = await shown(page);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const row = embed.getByRole("link", { name: "Line Cook 1", exact: true });
    await row.focus();
    await page.keyboard.press("Enter");
    await expect(embed.getByRole("button", { name: "Back to the list" })).toBeFocused();
    await expectNoViolations(page);
    await page.keyboard.press("Escape");
    await expect(row).toBeFocused();
    const pin = embed.locator("button.jm-pin, button.jm-dot").first();
    await pin.focus();
    await page.keyboard.press("Enter");
    await expect(embed.getByRole("button", { name: "Back to the list" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(embed.locator(".job")).toHaveCount(0);
    await expect(embed.getByRole("status")).toHaveText("60 jobs");
  });

  test("screen readers get a job's place and pay with its link, pay with its period, and a short way to the map", async ({
    page,
  }) => {
    await openPage(page, site, `<main><h1>Careers</h1>${snippet(site)}</main>`);
    const embed = await shown(page);
    const row = embed.getByRole("link", { name: "Line Cook 1", exact: true });
    await expect(row).toHaveAccessibleDescription("Cambridge, MD · Full time $18 to $40 an hour");
    await expect(embed.locator("ol li").first()).toHaveText(
      /^Line Cook 1\$18 to \$40 an hour\s*Cambridge, MD · Full time$/,
    );
    await expect(embed.locator("ol li").nth(1)).toContainText("Near Ocean City, MD");
    await embed.getByRole("button", { name: "Filters" }).focus();
    await page.keyboard.press("Tab");
    const skip = embed.getByRole("button", { name: "Skip to the map" });
    await expect(skip).toBeFocused();
    expect((await skip.boundingBox())?.height).toBeGreaterThan(30);
    await page.keyboard.press("Enter");
    await expect(embed.getByRole("region", { name: "Map of jobs" })).toBeFocused();
    expect((await skip.boundingBox())?.height).toBeLessThan(4);
    await page.keyboard.press("Tab");
    await expect(embed.locator("button.jm-item:focus")).toHaveCount(1);
  });

  test("by keyboard only: filters opened, one chosen, closed by Escape or their last button, and on from the first", async ({
    page,
  }) => {
    await openPage(page, site, snippet(site));
    const embed = await shown(page);
    const button = embed.getByRole("button", { name: "Filters" });
    for (const isEscape of [true, false]) {
      await button.focus();
      await page.keyboard.press("Enter");
      await embed.getByLabel(/Part time/).focus();
      await page.keyboard.press("Space");
      await expect(button).toHaveText(isEscape ? "Filters1" : "Filters");
      if (!isEscape) await embed.getByRole("button", { name: "Show jobs" }).focus();
      await page.keyboard.press(isEscape ? "Escape" : "Enter");
      await expect(embed.getByLabel(/Part time/)).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });

  test("@phone @desktop has no violations in axe", async ({ page }) => {
    await openPage(page, site, `<main><h1>Careers</h1>${snippet(site)}</main>`);
    const embed = await shown(page);
    await embed.getByRole("button", { name: "Filters" }).click();
    await expect(embed.getByLabel(/Part time/)).toBeVisible();
    await expectNoViolations(page);
  });
});
