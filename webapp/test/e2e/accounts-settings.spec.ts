import { readFile } from "node:fs/promises";
import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { expectRefusals, fillSignIn, member, openAs, post, toast, whoIsHere } from "./accounts-data.ts";

const storage = () => ({ ...localStorage });

// @spec 3.11, 3.13, 4.16, 4.17, 4.18, 9.6, 9.7
test("logs out after confirmation, and deletes the session @desktop @phone", async ({ page }) => {
  const candidate = await member(page, "user");
  await page.goto("/user-login?redirect=%2Fchange-password");
  await fillSignIn(page, candidate.email, candidate.password);
  await expect(page).toHaveURL("/change-password");
  await page.goto("/");
  await expect(toast(page, "Good to see you, Marisol Torres")).toBeVisible();
  expect(Object.keys(await page.evaluate(storage))).toEqual(
    expect.arrayContaining(["token", "welcomeuser", "welcomelandingpage"]),
  );
  await page.goto("/change-password");
  const logOut = page.getByRole("button", { name: "Log Out", exact: true });
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await expect(logOut.or(menu)).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await logOut.click();
  const dialog = page.getByRole("alertdialog", { name: "Are you sure want to logout?" });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("banner").or(dialog.getByRole("contentinfo"))).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "No", exact: true }).click();
  await expect(page).toHaveURL("/change-password");
  if (await menu.isVisible()) await menu.click();
  await logOut.click();
  await dialog.getByRole("button", { name: "Yes, Log Out" }).click();
  await expect(page).toHaveURL(/\/jobmap/);
  await expect(dialog).toHaveCount(0);
  await expect(whoIsHere(page)).toHaveCount(0);
  const left = Object.keys(await page.evaluate(storage));
  expect(left).not.toEqual(expect.arrayContaining(["token"]));
  expect(left.filter((key) => key.startsWith("welcome"))).toEqual([]);
});

// @spec 4.19, 4.20, 4.21, 4.22, 9.8, 9.9
test("deactivates after confirmation; signing in restores the account @desktop @phone", async ({
  page,
  complaints,
}) => {
  const employer = await member(page, "employer");
  await openAs(page, employer, "/profile-setting");
  await page.getByRole("main").getByRole("button", { name: "Deactivate Account" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Are you sure want to deactivate?" });
  await expect(dialog).toContainText("30 days");
  await dialog.getByRole("button", { name: "Yes, Deactivate" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBeNull();

  await page.goto("/employer-login");
  await fillSignIn(page, employer.email, employer.password);
  const offer = page.getByRole("alertdialog", { name: "Reactivate this account?" });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await offer.getByRole("button", { name: "Reactivate" }).click();
  await expect(page).toHaveURL(/\/(jobmap|employer\/dashboard)$/);
  expectRefusals(complaints);
});

// @spec 5.13
test("changes the password: hints while typing, the old one is required @desktop @phone", async ({
  page,
  complaints,
}) => {
  const candidate = await member(page, "user");
  await openAs(page, candidate, "/change-password");
  await expect(page).toHaveTitle("Change password | Jobmap");
  const old = page.getByLabel("Old Password");
  const fresh = page.getByLabel("New Password");
  await old.fill("Wrong-pass-1");
  await fresh.fill("assateague-8");
  await expect(page.getByText("Password must contain at least one uppercase letter")).toBeVisible();
  await expect(page.getByText("at least one number")).toHaveCount(0);
  await page.getByRole("button", { name: "Change Password" }).last().click();
  await expect(fresh).toHaveAccessibleDescription(/Password must be strong/);
  await expectAccessible(page);
  await fresh.fill("Assateague-8");
  await page.getByRole("button", { name: "Change Password" }).last().click();
  await expect(old).toHaveAccessibleDescription(/./);
  await old.fill(candidate.password);
  await page.getByRole("button", { name: "Change Password" }).last().click();
  await expect(old).toHaveValue("");
  await post(page, "auth/loginUser", { email: candidate.email, password: "Assateague-8" });
  expectRefusals(complaints);
});

// @spec 2.48
test("settings: name, username, sessions, export, erasing @desktop @phone", async ({ page, complaints }) => {
  const candidate = await member(page, "user");
  await post(page, "auth/loginUser", { email: candidate.email, password: candidate.password });
  const html = await (await page.request.get("/profile-setting")).text();
  expect(html).toMatch(/<h1[^>]*>Profile settings</);
  await openAs(page, candidate, "/profile-setting");
  await expect(page.getByLabel("First name")).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("First name").fill("");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByLabel("First name")).toHaveAccessibleDescription("Please enter your first name.");
  await page.getByLabel("First name").fill("Marisol Inés");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(toast(page, "Your name is saved.")).toBeVisible();
  await expect(page.getByRole("main").getByText("Marisol Inés Torres")).toBeVisible();
  await expect(page.getByRole("list", { name: "Parts of your profile" })).toContainText("Your name, done");

  const username = `marisol.${Date.now().toString(36)}`;
  await page.getByRole("textbox", { name: "Username" }).fill("admin");
  await page.getByRole("button", { name: "Save username" }).click();
  await expect(page.getByRole("textbox", { name: "Username" })).toHaveAccessibleDescription(
    /taken|cannot|not/,
  );
  await page.getByRole("textbox", { name: "Username" }).fill(username);
  await expect(page.getByText(`${username} is free.`)).toBeVisible();
  await page.getByRole("button", { name: "Save username" }).click();
  await expect(toast(page, "Your username is saved.")).toBeVisible();

  const sessions = page.getByRole("region", { name: "Signed in" }).getByRole("listitem");
  await expect(sessions).toHaveCount(2);
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(sessions).toHaveCount(1);

  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const file = await (await waiting).path();
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ account: { email: candidate.email } });

  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete your account and its data?" });
  await dialog.getByLabel("Password", { exact: true }).fill(candidate.password);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(page).toHaveURL("/");
  await expect(whoIsHere(page)).toHaveCount(0);
  expectRefusals(complaints);
});
