import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { ask } from "./pages-data.ts";

test("from the footer through a state to an occupation in a town, with the figures of the API", async ({
  page,
  request,
}) => {
  await page.goto("/help");
  await page.getByRole("contentinfo").getByRole("link", { name: "Jobs by place" }).click();
  await expect(page).toHaveURL("/jobs");
  const { states } = await ask<"GET map/local-directory">(request, "map/local-directory");
  const largest = states.toSorted((a, b) => b.jobs - a.jobs)[0];
  await page
    .getByRole("region", { name: "States" })
    .getByRole("link", { name: largest?.name ?? "" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`in ${largest?.name}`);
  await page
    .getByRole("region", { name: /^Towns in/ })
    .getByRole("link")
    .first()
    .click();
  await expect(page).toHaveURL(/\/jobs\/in\/[a-z-]+-[a-z]{2}$/);
  await page
    .getByRole("region", { name: /^Occupations in/ })
    .getByRole("link")
    .first()
    .click();
  await expect(page).toHaveURL(/\/jobs\/in\/[a-z-]+-[a-z]{2}\/[a-z-]+$/);

  const [, place, occupation] = /\/in\/(.+)\/(.+)$/.exec(page.url()) ?? [];
  const local = await ask<"GET map/local-jobs">(
    request,
    `map/local-jobs?place=${place}&occupation=${occupation}`,
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    `${local.occupation?.name}: ${local.total} open jobs in ${local.place.name}`,
  );
  await expect(page.locator("main article")).toHaveCount(Math.min(10, local.total));
  await expect(page.getByText(`${local.stated} of ${local.total} jobs`, { exact: true })).toBeVisible();
  const figure = page.getByRole("img", { name: /^Jobs by yearly pay/ });
  await expect(figure).toBeVisible({ visible: local.pay !== null });
  await expectAccessible(page);
});

test("a place is complete without scripts, and says to search engines what it is", async ({ request }) => {
  const { towns } = await ask<"GET map/local-directory">(request, "map/local-directory");
  const path = `/jobs/in/${towns[0]?.slug}`;
  const text = await (await request.get(`${path}?utm=x`)).text();
  expect(text).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`));
  expect(text).toContain(`"@type":"ItemList"`);
  expect(text).toContain("Median pay");
  expect((await request.get("/jobs/in/nowhere-md")).status()).toBe(404);
  expect((await request.get("/jobs/in/nowhere-md/pirates")).status()).toBe(404);
  // What was a search stays one.
  expect(await (await request.get("/jobs/in")).text()).toContain("jobs");
});
