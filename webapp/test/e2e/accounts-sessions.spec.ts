import type { Page } from "@playwright/test";
import { expect, test } from "../../../.tools/browser-test.ts";
import {
  expectRefusals,
  fillSignIn,
  member,
  openAs,
  post,
  signInPage,
  toast,
  whoIsHere,
} from "./accounts-data.ts";

// @spec 4.4, 4.5, 8.12
// @spec 2.90, 4.3
test("a stored token is verified, with a spinner meanwhile", async ({ page }) => {
  const candidate = await member(page, "user");
  let answer = () => {};
  const answers = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/v1/auth/profile", async (route) => {
    await answers;
    await route.continue();
  });
  await openAs(page, candidate, "/change-password");
  await expect(page.getByRole("main").getByText("Loading your profile")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
  answer();
  await expect(page.getByRole("heading", { level: 1, name: "Change Password" })).toBeVisible();
  await expect(whoIsHere(page)).toBeVisible();
});

test("an unknown session is deleted", async ({ page, complaints }) => {
  await openAs(page, { token: "A".repeat(43) }, "/jobs/driver-jobs");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  expectRefusals(complaints);
});

test("other tabs follow signing in and out", async ({ page, context }) => {
  const candidate = await member(page, "user");
  const other = await context.newPage();
  await page.goto("/jobs/driver-jobs");
  await openAs(other, candidate, "/jobs/nurse-jobs");
  await expect(whoIsHere(page)).toBeVisible();
  await other.evaluate(() => localStorage.removeItem("token"));
  await expect(whoIsHere(page)).toHaveCount(0);
});

/** Signs in on another device, which ends all other sessions. */
async function endElsewhere(page: Page, { email, password }: { email: string; password: string }) {
  const { token } = await post(page, "auth/loginUser", { email, password });
  await post(page, "auth/sessions/end", {}, String(token));
}

test("a session ended elsewhere ends here at once, and the sign-in dialog opens over the page", async ({
  page,
  complaints,
}) => {
  const candidate = await member(page, "user");
  await openAs(page, candidate, "/profile-setting");
  // The switch opens the socket by which the page hears of it.
  const ats = page.getByRole("main").getByRole("switch", { name: /ATS/ });
  await ats.click();
  await expect(toast(page, "Your public page is on.")).toBeVisible();
  await endElsewhere(page, candidate);
  const dialog = page.getByRole("alertdialog", { name: "Sign in again" });
  await expect(dialog).toBeVisible();
  await expect(whoIsHere(page)).toHaveCount(0);
  // A reload forgets whose page it was: the way in is the sign-in page, which leads back.
  await page.reload();
  await expect(page).toHaveURL(signInPage("user", "/profile-setting"));
  await fillSignIn(page, candidate.email, candidate.password);
  await expect(page).toHaveURL("/profile-setting");
  await endElsewhere(page, candidate);
  await dialog.getByRole("button", { name: "Leave this page" }).click();
  await expect(page).toHaveURL("/");
  await expect(dialog).toHaveCount(0);
  expectRefusals(complaints);
});

test("a session that ends while the page opens its connection ends here, too", async ({
  page,
  complaints,
}) => {
  const candidate = await member(page, "user");
  const over = Promise.withResolvers<void>();
  const opening = Promise.withResolvers<void>();
  await page.routeWebSocket(/\/socket\.io\//, async (socket) => {
    opening.resolve();
    await over.promise;
    socket.connectToServer();
  });
  await openAs(page, candidate, "/notifications");
  await expect(whoIsHere(page)).toBeVisible();
  await opening.promise;
  await endElsewhere(page, candidate);
  over.resolve();
  await expect(page.getByRole("alertdialog", { name: "Sign in again" })).toBeVisible();
  expectRefusals(complaints);
});
