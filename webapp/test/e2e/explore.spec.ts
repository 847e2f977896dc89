import { expect, test } from "../../../.tools/browser-test.ts";
import { expectAgreement, headline, PLACE, pinsReady, rows, total, words } from "./explore-page.ts";

test.describe("search", () => {
  // @spec 1.1, 1.2
  test("list and map agree on a typed place", async ({ page }) => {
    await page.goto("/jobmap");
    const everywhere = await total(page);
    await pinsReady(page);
    await page.getByRole("combobox", { name: "Where" }).fill("new york");
    await page.getByRole("listbox").getByRole("option", { name: "New York, NY" }).click();
    await expect(headline(page)).toHaveText(/^[\d,]+ jobs within 20 miles of New York$/);
    const near = await total(page);
    expect(near).toBeGreaterThan(3);
    expect(near).toBeLessThan(everywhere);
    await expect(page).toHaveURL(/[?&]latitude=40\.\d+(&|$)/);
    await expectAgreement(page);
    await expect(rows(page)).toHaveCount(Math.min(20, near));
    await expect(rows(page).first()).toContainText(/mile/);
    await expect(page).toHaveTitle(/within 20 miles of New York \| Jobmap$/);
    // The page has no footer, and an employer's menu has no feedback: it is at the end of the list.
    await page.getByRole("main").getByRole("link", { name: "Feedback" }).click();
    await expect(page.getByRole("dialog", { name: "Feedback" })).toBeVisible();
  });

  test("offers titles and employers, and Back undoes a search", async ({ page }) => {
    // Where no other test publishes jobs meanwhile.
    await page.goto(PLACE);
    await pinsReady(page);
    await expect(rows(page).first()).toBeVisible();
    const before = await words(headline(page));
    const field = page.getByRole("combobox", { name: "What" });
    await field.fill("driver");
    await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    await field.press("ArrowDown");
    const choice = await words(page.getByRole("listbox").getByRole("option", { selected: true }));
    await field.press("Enter");
    await expect(headline(page)).toContainText("for “");
    await expect(page).toHaveURL(/[?&](search|company)=/);
    expect(choice.toLowerCase()).toContain("driver");
    await page.goBack();
    await expect(headline(page)).toHaveText(before);
    await expect(field).toHaveValue("");
  });

  test("uses what was typed before the script ran, and keeps the list's scroll position", async ({
    page,
  }) => {
    const script = Promise.withResolvers<void>();
    await page.route("**/assets/entry.client-*.js", async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto("/jobmap", { waitUntil: "commit" });
    const field = page.getByRole("combobox", { name: "What" });
    const last = rows(page).last();
    await last.scrollIntoViewIfNeeded();
    await field.pressSequentially("driver");
    script.resolve();
    await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    await expect(last).toBeInViewport();
    await field.press("Enter");
    await expect(page).toHaveURL(/[?&]search=driver/);
  });

  test("choosing an employer filters by it", async ({ page, request }) => {
    const reply = await request.get("/api/v1/user/companies?limit=1");
    const [company] = (await reply.json()).data.items;
    await page.goto("/jobmap");
    await page.getByRole("combobox", { name: "What" }).fill(company.name);
    await page
      .getByRole("option", { name: /employer/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`company=${company.id}\\b`));
    await expect(page.getByRole("button", { name: `Remove filter: ${company.name}` })).toBeVisible();
    await expect.poll(() => total(page)).toBe(company.job_count);
  });

  test("reports an unknown place, and suggests others", async ({ page }) => {
    await page.goto("/jobmap?location=Bostonnnnn");
    await expect(headline(page)).toHaveText("Place not found");
    await expect(page.getByText("We couldn't find this place.").first()).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Where" })).toHaveAttribute("aria-invalid", "true");
    await page
      .getByRole("button", { name: /^Boston/ })
      .first()
      .click();
    await expect(headline(page)).toContainText("of Boston");
  });

  test("leaves out invalid parameters and says so", async ({ page }) => {
    await page.goto("/jobmap?latitude=91&longitude=NaN&page=1000000000&sort=__proto__&pay_floor=<script>");
    await expect(page.getByText(/^Ignored in this search/)).toContainText("latitude");
    await expect(rows(page).first()).toBeVisible();
  });
});
