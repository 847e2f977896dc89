import type { Page } from "@playwright/test";
import { expect, test } from "../../../.tools/browser-test.ts";
import { stranger, whoIsHere } from "./accounts-data.ts";

/** Says who one is, on the page of the stand-in for Google or Apple. */
async function agree(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("First name").fill("Marisol");
  await page.getByLabel("Last name").fill("Torres");
  await page.getByRole("button", { name: "Continue to Jobmap" }).click();
}

test("Google: from the modal, and back to the page it lay over", async ({ page }) => {
  await page.goto("/jobs/driver-jobs");
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await page
    .getByRole("dialog", { name: "Sign in" })
    .getByRole("link", { name: "Continue with Google" })
    .click();
  await agree(page, stranger("user").email);
  await expect(page).toHaveURL("/jobs/driver-jobs");
  await expect(whoIsHere(page)).toBeVisible();
  // Nothing of the sign-in stays in the history.
  expect(await page.evaluate(() => location.hash)).toBe("");
});

test("Apple: an employer, whose company is asked for before its pages", async ({ page }) => {
  await page.goto("/employer-login?redirect=%2Femployer%2Fchange-password");
  await page.getByRole("link", { name: "Continue with Apple" }).click();
  await agree(page, stranger("employer").email);
  await expect(page).toHaveURL("/employer/change-password");
  // There is no password yet to be asked for.
  await expect(page.getByRole("heading", { level: 1, name: "Set a Password" })).toBeVisible();
  await expect(page.getByLabel("Old Password")).toHaveCount(0);
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("button", { name: "Job Ads Map" }).click();
  const prompt = page.getByRole("alertdialog", { name: "Please Fill Your Company Profile" });
  await prompt.getByRole("button", { name: "Not now" }).click();
  await expect(page).toHaveURL("/employer/change-password");
});

test("whoever thinks better of it is back at the form, and nothing is said", async ({ page }) => {
  await page.goto("/user-login");
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await page.getByRole("button", { name: /Cancel/ }).click();
  await expect(page).toHaveURL("/user-login");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "SIGN IN" })).toBeEnabled();
});

test("a code that is none is refused in words", async ({ page, complaints }) => {
  await page.goto("/user-login#sign-in=nothing");
  await expect(page.getByRole("alertdialog")).toContainText(/./);
  complaints.splice(0);
});
