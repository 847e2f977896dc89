import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";

test("a company's card and a job's: chosen, seen, and copied as code @phone @desktop", async ({ page }) => {
  await page.goto("/companyinfocard");
  const card = page.getByRole("region", { name: "The card" }).getByRole("img", { name: /^Open jobs at / });
  await expect(card).toBeVisible();
  await expect
    .poll(() => card.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)))
    .toBe(480);
  await expectAccessible(page);
  await page.getByLabel("What it shows").selectOption({ index: 1 });
  await page.getByLabel("Dark").click();
  await expect(page.getByLabel("Dark")).toBeChecked();
  await expect(page).toHaveURL(/job=\d+&theme=dark$/);
  await page.getByRole("tab", { name: "Markdown" }).click();
  const code = page.getByRole("region", { name: "Code: the Markdown" });
  await expect(code).toContainText(
    /^\[!\[.+ at .+\]\(http.+\/cards\/job\/\d+\.svg\?theme=dark\)\]\(http.+\/job\/\d+\)$/,
  );
  // What it leads to is a picture and a page.
  for (const path of (await code.innerText()).match(/\/(?:cards\/)?job\/\d+(?:\.svg)?/g) ?? [])
    expect((await page.request.get(path)).status(), path).toBe(200);
});
