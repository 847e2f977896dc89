import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { codeFor, expectRefusals, post, stranger, toast, whoIsHere } from "./accounts-data.ts";

/** Says who one is, on the page of the stand-in for Google or Apple. */
async function agree(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("First name").fill("Marisol");
  await page.getByLabel("Last name").fill("Torres");
  await page.getByRole("button", { name: "Continue to Jobmap" }).click();
}

// @spec 1.26, 2.176
test("Google: from the modal, and back to the page below it", async ({ page }) => {
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

// @spec 1.26, 4.28, 4.29, 9.11
test("Apple: an employer is asked for a company before its pages", async ({ page }) => {
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

test("canceling at the provider returns to the form without a message", async ({ page }) => {
  await page.goto("/user-login");
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await page.getByRole("button", { name: /Cancel/ }).click();
  await expect(page).toHaveURL("/user-login");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "SIGN IN" })).toBeEnabled();
});

// @spec 8.6
test("an invalid code is rejected with a message", async ({ page, complaints }) => {
  await page.goto("/user-login#sign-in=nothing");
  await expect(page.getByRole("alertdialog")).toContainText(/./);
  complaints.splice(0);
});

test("an account without a password sets one, or is erased, with a code from the mailbox @desktop @phone", async ({
  page,
  complaints,
}) => {
  const { email } = stranger("user");
  await page.goto("/user-login?redirect=%2Fchange-password");
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await agree(page, email);
  await expect(page).toHaveURL("/change-password");
  await expect(page.getByText(`we'll send a code to ${email}`)).toBeVisible();
  await expectAccessible(page);

  // Leaving asks for a code as well.
  await page.goto("/profile-setting");
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete your account and its data?" });
  await dialog.getByRole("button", { name: "Send code" }).click();
  await expect(toast(page, `We sent a code to ${email}.`)).toBeVisible();
  const first = await codeFor(page.request, email);
  await dialog.getByLabel("OTP").fill(first === "000000" ? "111111" : "000000");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(dialog.getByLabel("OTP")).toHaveAccessibleDescription(/incorrect or has expired/);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Keep it" }).click();

  await page.goto("/change-password");
  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByLabel("OTP").fill(await codeFor(page.request, email, first));
  await page.getByLabel("New Password", { exact: true }).fill("Assateague-8");
  await page.getByRole("button", { name: "Set Password" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Change Password" })).toBeVisible();
  await expect(page.getByLabel("Old Password")).toHaveValue("");
  await post(page, "auth/loginUser", { email, password: "Assateague-8" });
  expectRefusals(complaints);
});
