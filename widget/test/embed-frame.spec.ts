import { expect, test } from "@playwright/test";
import { openPage, shown, snippet } from "./embed-page.ts";
import { type EmbedSite, openEmbedSite } from "./embed-site.ts";

let site: EmbedSite;
test.beforeAll(async () => {
  site = await openEmbedSite();
});
test.afterAll(() => site.close());

test("the page around a frame can cancel opening a job and applying", async ({ page, context }) => {
  const { errors } = await openPage(
    page,
    site,
    `<script>
window.heard=[];
for(const name of ["ready","job-open","apply-click"])addEventListener("jobmap:"+name,event=>{
  const {id}=event.detail;heard.push(name+" "+(id??""));
  if(name==="job-open"&&id===2||name==="apply-click"&&window.isOwn)event.preventDefault();
})</script>
<iframe src="${site.host}/job-map-iframe/acme" title="Jobs" width="900" height="560"></iframe>
<script async src="${site.host}/widget/v1/loader.js"></script>`,
  );
  const heard = () => page.evaluate("window.heard");
  const inside = page.frameLocator("iframe");
  await expect.poll(heard).toEqual(["ready "]);
  const back = inside.getByRole("button", { name: "Back to the list" });

  await inside.getByRole("link", { name: "Night Auditor 2", exact: true }).click();
  await expect.poll(heard).toEqual(["ready ", "job-open 2"]);
  // Longer than the frame waits for an answer: no is no.
  await page.waitForTimeout(600);
  await expect(back).toHaveCount(0);

  await inside.getByRole("link", { name: "Registered Nurse 10", exact: true }).click();
  await expect(back).toBeFocused();
  await context.route("https://example.org/**", (route) => route.fulfill({ body: "The employer's page" }));
  await page.evaluate("window.isOwn=true");
  await inside.getByRole("link", { name: "Apply" }).click();
  await expect.poll(heard).toEqual(["ready ", "job-open 2", "job-open 10", "apply-click 10"]);
  await page.evaluate("window.isOwn=false");
  const opened = context.waitForEvent("page");
  await inside.getByRole("link", { name: "Apply" }).click();
  expect((await opened).url()).toBe("https://example.org/apply/10");
  expect(context.pages()).toHaveLength(2);
  await expect(back).toBeVisible();
  expect(errors).toEqual([]);
});

test("a frame that answers before it has fully loaded stays connected", async ({ page }) => {
  const slow = Promise.withResolvers<void>();
  await page.route("**/slow.svg", async (route) => {
    await slow.promise;
    await route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  await page.route("**/job-map-iframe/acme", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</body>", '<img src="/slow.svg" alt=""></body>');
    await route.fulfill({ response, body });
  });
  const listen = `<script>window.heard=[];for(const n of ["ready","job-open"])addEventListener("jobmap:"+n,()=>heard.push(n))</script>`;
  const frame = `<iframe src="${site.host}/job-map-iframe/acme" title="Jobs" width="900" height="560"></iframe>`;
  const script = `<script async src="${site.host}/widget/v1/loader.js"></script>`;
  const opening = openPage(page, site, listen + frame + script);
  await page.waitForFunction("window.heard?.[0]==='ready'");
  slow.resolve();
  const { errors } = await opening;
  await page.frameLocator("iframe").getByRole("link", { name: "Night Auditor 2", exact: true }).click();
  await expect.poll(() => page.evaluate("window.heard")).toEqual(["ready", "job-open"]);
  expect(errors).toEqual([]);
});

test("states the search radius in the visitor's language and units", async ({ page }) => {
  for (const [options, hint] of [
    ['company="acme"', "Within 20 miles"],
    ['company="acme" locale="es"', "A menos de 20 millas"],
    ['company="acme" locale="es" units="km"', "A menos de 32 kilómetros"],
    ['company="acme" units="km"', "Within 32 kilometers"],
  ] as const) {
    await openPage(page, site, snippet(site, options));
    await expect(page.locator("job-map input").nth(1)).toHaveAttribute("title", hint);
  }
});

test("words that do not come keep no jobs back", async ({ page }) => {
  await page.route(/strings-es/, () => {});
  await openPage(page, site, snippet(site, 'company="acme" locale="es"'));
  await expect(page.locator("job-map .count")).toHaveText("60 jobs", { timeout: 8_000 });
});

test("keeps its header small on a phone, and long pay does not push a title away @phone", async ({
  page,
}) => {
  await openPage(page, site, snippet(site));
  const embed = await shown(page);
  expect((await embed.locator("header").boundingBox())?.height).toBeLessThan(100);
  const filters = embed.getByRole("button", { name: "Filters" });
  expect((await filters.boundingBox())?.width).toBeGreaterThanOrEqual(36);
  const [row, title] = [embed.locator("ol li").first(), embed.locator("ol a").first()];
  const width = async (one: typeof row) => (await one.boundingBox())?.width ?? 0;
  expect(await width(title)).toBeGreaterThan((await width(row)) * 0.35);
});

test("if a sandbox forbids windows, applying says so and shows the address to copy, or navigates the page", async ({
  page,
  context,
}) => {
  await context.route("https://example.org/**", (route) => route.fulfill({ body: "The employer's page" }));
  const frame = (id: string, allows: string): string =>
    `<iframe id="${id}" title="${id}" src="${site.host}/job-map-iframe/acme?locale=${id === "es" ? "es" : "en"}" sandbox="${allows}" width="900" height="560"></iframe>`;
  const loader = `<script async src="${site.host}/widget/v1/loader.js"></script>`;
  const apply = async (id: string, words: RegExp): Promise<void> => {
    const inside = page.frameLocator(`#${id}`);
    // The list of the script, whose addresses are whole: until it takes over, both lists are there for a moment.
    await inside.locator("ol li:nth-child(10) a[href^=http]").click();
    await inside.getByRole("link", { name: words }).click();
  };
  // Alone, and heard by the page around, which could have canceled it.
  for (const before of ["", loader]) {
    await openPage(page, site, `${before}${frame("en", "allow-scripts allow-same-origin")}`);
    if (before !== "")
      await expect.poll(() => page.evaluate("customElements.get('job-map')?.name")).toBeTruthy();
    await apply("en", /^Apply/);
    const alert = page.frameLocator("#en").getByRole("alert");
    await expect(alert).toContainText("blocks new windows");
    const address = alert.getByLabel("Address");
    await expect(address).toHaveValue("https://example.org/apply/10");
    await expect(address).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(alert).toHaveCount(0);
    await expect(page.frameLocator("#en").getByRole("link", { name: /^Apply/ })).toBeFocused();
  }
  await openPage(page, site, frame("es", "allow-scripts"));
  await apply("es", /^Postularse/);
  await expect(page.frameLocator("#es").getByRole("alert")).toContainText("no le deja abrir ventanas");

  await openPage(page, site, frame("top", "allow-scripts allow-top-navigation-by-user-activation"));
  await apply("top", /^Apply/);
  await expect(page.getByText("The employer's page")).toBeVisible();

  await openPage(page, site, frame("open", "allow-scripts allow-popups allow-popups-to-escape-sandbox"));
  const popup = page.waitForEvent("popup");
  await apply("open", /^Apply/);
  await expect((await popup).getByText("The employer's page")).toBeVisible();
  expect(await (await popup).evaluate("opener")).toBeNull();
  await expect(page.frameLocator("#open").getByRole("alert")).toHaveCount(0);
});
