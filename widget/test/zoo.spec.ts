import { stripVTControlCharacters } from "node:util";
import { expect, type Frame, type Page, test } from "@playwright/test";
import { openPage, watchErrors } from "./embed-page.ts";
import { type EmbedSite, openEmbedSite } from "./embed-site.ts";
import { ZOO } from "./zoo/index.ts";
import { HEALTHY, look, watchShifts } from "./zoo/look.ts";
import { addressOf, ELEMENT, loaderText, type ZooPage } from "./zoo/page.ts";

let site: EmbedSite;
test.beforeAll(async () => {
  site = await openEmbedSite();
});
test.afterAll(() => site.close());

const frameOf = (page: Page, { isFramed }: ZooPage): Frame =>
  page.frames().find((one) => isFramed && one.url().includes("/job-map-iframe/")) ?? page.mainFrame();

/** Opens a page and looks at it; presses the first job, and goes back. */
async function visit(page: Page, errors: string[], one: ZooPage): Promise<void> {
  const { name, act, isTouched, isStill, isThorough, seen, also } = one;
  errors.length = 0;
  await page.goto(addressOf(site, one));
  if (isTouched) await page.mouse.move(50, 100, { steps: 2 });
  if (act !== undefined) await page.evaluate(act);
  await expect
    .poll(() => frameOf(page, one).evaluate(look), { message: name, intervals: [50, 100, 200] })
    .toEqual({ ...HEALTHY, ...seen });
  if (isThorough) await filter(page);
  await also?.(page);
  if (!isStill) {
    const embed = frameOf(page, one);
    await embed.locator("ol a").first().click();
    await expect(embed.getByText("Cook & plate for forty covers."), name).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(embed.locator("article.job"), name).toHaveCount(0);
  }
  expect(errors, name).toEqual([]);
}

async function filter(page: Page): Promise<void> {
  const embed = page.locator("job-map");
  await embed.getByRole("button", { name: "Filters" }).click();
  await embed.getByLabel(/Part time/).check();
  await expect(embed.locator(".count")).toHaveText("15 jobs");
  await embed.getByRole("button", { name: "Show jobs" }).click();
}

const WHOLE = Object.values(ZOO).flat();
const ONLY = process.env["ZOO"];

/** Tests of one page after another, so that a slow machine needs minutes for none. */
const PARTS = 6;

for (let part = 0; part < PARTS; part++)
  test(`an embed on ${WHOLE.length} hostile pages (${part + 1} of ${PARTS})`, async ({ browser }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({
      viewport: { width: 900, height: 900 },
      // One of the pages has a worker of its own.
      serviceWorkers: "allow",
    });
    await context.addInitScript(watchShifts);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const { errors } = watchErrors(page);
    const wrong: string[] = [];
    for (const one of WHOLE.filter(({ name }, i) => i % PARTS === part && (!ONLY || name.includes(ONLY))))
      await visit(page, errors, one).catch((error: unknown) =>
        wrong.push(`${one.name}: ${stripVTControlCharacters(String(error))}`),
      );
    expect(wrong).toEqual([]);
    await context.close();
  });

test("a loader that cannot determine its server says what to add", async ({ page }) => {
  const { errors } = await openPage(page, site, `<script>${loaderText()}</script>${ELEMENT}`);
  await expect.poll(() => errors.join()).toContain('Say host="https://…" on <job-map>');
});

test("frames added later are connected, and one works on a cross-origin isolated page", async ({ page }) => {
  const frame = `${site.host}/job-map-iframe/acme`;

  await openPage(
    page,
    site,
    `<script>window.heard=[];addEventListener("jobmap:ready",event=>heard.push(event.target.id))</script>
<script src="${site.host}/widget/v1/loader.js"></script><div id="place"></div><iframe id="lazy" title="Lazy" data-src="${frame}" data-auto-height width="500" height="300"></iframe>`,
    { headers: { "Cross-Origin-Embedder-Policy": "require-corp" } },
  );
  await page.evaluate((src) => {
    const late = document.createElement("iframe");
    Object.assign(late, { id: "late", title: "Late", src, width: 500, height: 300 });
    Object.assign(late.dataset, { autoHeight: "", theme: "dark" });
    document.getElementById("place")?.append(late);
    const lazy = document.querySelector<HTMLIFrameElement>("#lazy");
    if (lazy) lazy.src = lazy.dataset["src"] ?? "";
  }, frame);
  await expect.poll(() => page.evaluate("heard.sort().join()")).toBe("late,lazy");
  for (const id of ["late", "lazy"])
    await expect.poll(() => page.locator(`#${id}`).evaluate((one) => one.clientHeight)).toBe(560);
});
