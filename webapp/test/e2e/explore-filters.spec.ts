import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import {
  drag,
  expectAgreement,
  headline,
  PLACE,
  pinsGone,
  pinsReady,
  rows,
  total,
  words,
} from "./explore-page.ts";

test.describe("filters", () => {
  test("counts match the list, and each filter can be removed with one click", async ({ page }) => {
    await page.goto(PLACE);
    await pinsReady(page);
    const everything = await words(headline(page));
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    const floor = page.getByRole("radio", { name: /^\$60,000/ });
    const label = floor.locator("xpath=ancestor::label");
    await expect(label).toHaveText(/\d$/);
    const promised = Number(/([\d,]+)$/.exec(await words(label))?.[1]?.replaceAll(",", ""));
    await floor.check();
    await expect.poll(() => total(page)).toBe(promised);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Remote/ }).click();
    await expect(page).toHaveURL(/pay_floor=6000000/);
    await expect(page).toHaveURL(/location_type=TELECOMMUTE/);
    await page.goBack();
    await expect.poll(() => total(page)).toBe(promised);
    await page.getByRole("button", { name: /^Remove filter: \$60,000/ }).click();
    await expect(headline(page)).toHaveText(everything);
  });

  test("counts are asked for when they are seen, and not again while the jobs are the same", async ({
    page,
  }) => {
    let asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      const kind = searchParams.get("location_type") === "TELECOMMUTE" ? " of remote jobs" : "";
      if (pathname.startsWith("/api/v1/user/job/")) asked.push(pathname.slice(17) + kind);
    });
    const panel = (name: RegExp) => page.getByRole("button", { name }).first();
    const since = async (act: () => Promise<void>) => {
      asked = [];
      await act();
      return asked.sort();
    };
    await page.goto(PLACE);
    await pinsReady(page);
    const pan = (x: number) => async () => {
      const before = page.url();
      await drag(page, x, 0);
      await expect(page).not.toHaveURL(before);
      await expectAgreement(page);
    };
    // The page came with its list; what stands beside it is asked for once.
    expect(await since(pan(-150))).toEqual(["filter-data", "list", "list of remote jobs"]);
    expect(await since(pan(90))).toEqual(["list"]);
    const open = (name: RegExp, role: "radio" | "checkbox", value: RegExp) => async () => {
      await panel(name).click();
      await expect(page.getByRole(role, { name: value })).toBeVisible();
      await page.keyboard.press("Escape");
    };
    const counted = /^\$40,000.* [\d,]+$/;
    expect(await since(open(/^Pay$/, "radio", counted))).toEqual(["filter-data"]);
    expect(await since(open(/^Job type$/, "checkbox", /^Full time\s*[\d,]+$/))).toEqual([]);
    expect(await since(open(/^Pay$/, "radio", counted))).toEqual([]);
  });

  test("all filters show their result counts in advance", async ({ page }) => {
    await page.goto("/jobmap");
    await page.getByRole("button", { name: "All filters" }).click();
    const dialog = page.getByRole("dialog", { name: "Filters" });
    await dialog.getByRole("checkbox", { name: /^Part time/ }).check();
    await dialog.getByRole("radio", { name: /^Last 14 days/ }).check();
    const show = dialog.getByRole("button", { name: /^Show [\d,]+ jobs?$/ });
    await expect(show).not.toHaveAttribute("aria-busy", "true");
    const promised = await words(show);
    await expectAccessible(page);
    await show.click();
    await expect(dialog).toHaveCount(0);
    await expect(headline(page)).toHaveText(promised.replace("Show ", ""));
    await expect(page).toHaveURL(/employment_type=PART_TIME&posted_within=14/);
    await expect(page.getByRole("button", { name: /All filters/ })).toContainText("2");
    await page.getByRole("button", { name: "Clear all" }).click();
    await expect(page).toHaveURL(/\/jobmap$/);
  });

  test("sorts the list, and pages through it", async ({ page }) => {
    await page.goto("/jobmap");
    await pinsReady(page);
    const [job] = (await (await page.request.get("/api/v1/user/job/list?sort=pay&limit=1")).json()).data
      .items;
    await page.getByRole("combobox", { name: "Order" }).selectOption({ label: "Highest pay first" });
    await expect(page).toHaveURL(/sort=pay/);
    const first = rows(page).first().getByRole("heading");
    await expect(first).toHaveText(job.title);
    await expect(page.locator(`[data-job="${job.id}"]`)).toBeVisible();
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(headline(page)).toBeFocused();
    await expect(page.locator(`[data-job="${job.id}"]`)).toHaveCount(0);
    await page.goBack();
    await expect(page.locator(`[data-job="${job.id}"]`)).toBeVisible();
  });

  test("an empty list suggests changes with correct counts", async ({ page }) => {
    await page.goto("/jobmap?search=driver&pay_floor=900000000&employment_type=INTERN");
    await expect(page.getByRole("heading", { name: "No jobs match your search" })).toBeVisible();
    await pinsGone(page);
    const way = page.getByRole("listitem").filter({ hasText: "Without filters:" });
    const promised = Number(/([\d,]+) jobs?/.exec(await words(way))?.[1]?.replaceAll(",", ""));
    expect(promised).toBeGreaterThan(0);
    await way.getByRole("button").click();
    await expect.poll(() => total(page)).toBe(promised);
  });
});
