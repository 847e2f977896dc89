import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { headline, list, rows } from "./explore-page.ts";

test("a place among the words becomes the place, in the address and for Back", async ({ page, request }) => {
  const moved = await request.get("/jobmap?search=cashier+near+boston&sort=newest", { maxRedirects: 0 });
  expect(moved.status()).toBe(302);
  expect(moved.headers()["location"]).toBe("/jobmap?search=cashier&location=Boston%2C+MA&sort=newest");
  await page.goto("/jobmap");
  const before = await headline(page).textContent();
  const what = page.getByRole("combobox", { name: "What" });
  await what.fill("part time cashier within 30 miles of boston");
  await what.press("Enter");
  await expect(page).toHaveURL(/\?search=part\+time\+cashier&location=Boston%2C\+MA&distance=30$/);
  await expect(headline(page)).toContainText("“part time cashier” within 30 miles of Boston");
  await expect(what).toHaveValue("part time cashier");
  await expect(page.getByRole("combobox", { name: "Where" })).toHaveValue("Boston, MA");
  await page.goBack();
  await expect(headline(page)).toHaveText(before ?? "");
  await page.goForward();
  await expect(what).toHaveValue("part time cashier");
});

test("each part of a search is seen, changed and removed; corrections and left-out words are said @phone @desktop", async ({
  page,
  isMobile,
}) => {
  await page.goto("/jobmap?search=full+time+nurse+practitoner+zzqx");
  const said = page.getByRole("region", { name: "How your search was understood" });
  await expect(said.getByRole("listitem")).toHaveText(["Full time", "Nurse Practitioners", "zzqx"]);
  await expect(said).toContainText("Showing results for “full time nurse practitioner zzqx”.");
  await expect(said).toContainText("No jobs match “zzqx”, so it was left out.");
  await expect(headline(page)).toContainText("“full time nurse practitioner zzqx”");
  await expectAccessible(page);
  await said.getByRole("button", { name: "Change occupation: Nurse Practitioners" }).click();
  const what = page.getByRole("combobox", { name: "What" });
  await expect(what).toBeFocused();
  const selected = () =>
    what.evaluate((field: HTMLInputElement) =>
      field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
    );
  await expect.poll(selected).toBe("nurse practitioner");
  if (isMobile) await page.keyboard.press("Escape");
  if (isMobile) await page.keyboard.press("Escape");
  await said.getByRole("button", { name: "Remove left out: zzqx" }).click();
  await expect(page).toHaveURL(/\?search=full\+time\+nurse\+practitioner$/);
  await said.getByRole("button", { name: "Remove job type: Full time" }).click();
  await expect(page).toHaveURL(/\?search=nurse\+practitioner$/);
  await expect(said.getByRole("listitem")).toHaveCount(1);
  await expect(rows(page).first()).toContainText("Nurse Practitioner");
  await page.goBack();
  await expect(said.getByRole("listitem")).toHaveCount(2);
});

test("what was typed can be searched as it is", async ({ page }) => {
  await page.goto("/jobmap?search=nurse+practitoner");
  await page.getByRole("link", { name: "“nurse practitoner”" }).click();
  await expect(headline(page)).toContainText("“nurse practitoner”");
  await expect(page).toHaveURL(/\?search=%22nurse\+practitoner%22$/);
  await expect(list(page)).toContainText("No jobs match “practitoner”, so it was left out.");
});

test("suggestions say what they are, and one with a place replaces the place", async ({ page }) => {
  await page.goto("/jobmap?location=Chicago%2C+IL");
  const what = page.getByRole("combobox", { name: "What" });
  await what.fill("rn");
  await expect(page.getByRole("option", { name: /^Registered Nurses\s*occupation/ })).toBeVisible();
  await what.fill("cashier bosto");
  await page.getByRole("option", { name: /^cashier in Boston, MA/ }).click();
  await expect(page).toHaveURL(/\?search=cashier&location=Boston%2C\+MA$/);
  await page.goto("/");
  await page.getByRole("combobox", { name: "What" }).fill("cashier bosto");
  await page.getByRole("option", { name: /^cashier in Boston, MA/ }).click();
  await expect(page).toHaveURL(/\?search=cashier&location=Boston%2C\+MA$/);
});
