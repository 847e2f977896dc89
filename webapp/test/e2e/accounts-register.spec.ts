import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import {
  codeFor,
  expectRefusals,
  linkFor,
  member,
  type Person,
  post,
  signInPage,
  stranger,
  toast,
} from "./accounts-data.ts";

async function fillDetails(
  page: Page,
  { first_name, last_name, company_name, email, password, role }: Person,
) {
  await page.getByLabel("First name").fill(first_name);
  await page.getByLabel("Last name").fill(last_name);
  if (role === "employer") await page.getByLabel("Company name").fill(company_name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}
const next = (page: Page) => page.getByRole("button", { name: "Next" });

for (const role of ["user", "employer"] as const) {
  // @spec 2.85, 3.11, 3.13, 5.13
  test(`${role}: registers with the OTP from the mail${role === "user" ? " @desktop @phone" : ""}`, async ({
    page,
    complaints,
  }) => {
    const person = stranger(role);
    await page.goto(role === "user" ? "/user-register" : "/employer-register");
    await expect(page.getByRole("banner")).toHaveCount(0);

    // Nothing filled in, sent at once: every field says what it needs.
    await next(page).click();
    const fields = [
      ...(role === "user" ? [] : ["Company name"]),
      "First name",
      "Last name",
      "Email",
      "Password",
    ];
    for (const name of fields)
      await expect(page.getByLabel(name, { exact: true })).toHaveAccessibleDescription(/Please enter/i);
    await page.getByLabel("Password", { exact: true }).fill("short");
    await expect(page.getByText("Password must be at least 8 characters long")).toBeVisible();
    await expect(page.getByText("Password must contain at least one special character")).toBeVisible();
    await expect(page.getByText("at least one lowercase letter")).toHaveCount(0);
    await page.getByLabel("Email").fill("nobody");
    await next(page).click();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please Enter Vaild Email");
    await expectAccessible(page);

    await fillDetails(page, person);
    await next(page).click();
    await expect(page.getByRole("heading", { name: "Confirm your email" })).toBeVisible();
    await expectAccessible(page);
    const code = await codeFor(page.request, person.email);
    await page.getByLabel("OTP").fill(code === "000000" ? "111111" : "000000");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByLabel("OTP")).toHaveAccessibleDescription(/./);
    await page.getByLabel("OTP").fill(code);
    await Promise.all([
      expect(toast(page, "Welcome, Marisol Torres")).toBeVisible(),
      expect(page).toHaveURL(role === "user" ? /\/jobmap/ : /\/(jobmap|employer\/dashboard)$/),
      page.getByRole("button", { name: "Create account" }).click(),
    ]);
    const storage = await page.evaluate(() => ({ ...localStorage }));
    expect(storage["token"]).toMatch(/^[\w-]{43}$/);
    expect(storage[role === "user" ? "welcomeuser" : "welcomeemp"]).toBe("true");
    expectRefusals(complaints);
  });
}

test("an address with an account is rejected at its field", async ({ page, complaints }) => {
  const known = await member(page, "user");
  await page.goto("/user-register?redirect=%2Ffeedback");
  await fillDetails(page, known);
  await next(page).click();
  await expect(page.getByRole("heading", { name: "Confirm your email" })).toBeVisible();
  // The mail says so to whoever owns the address; the page says nothing of it.
  await expect(page.getByText(known.email)).toBeVisible();
  await page.getByRole("button", { name: "Edit details" }).click();
  await expect(page.getByLabel("First name")).toHaveValue(known.first_name);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(known.password);
  await page.getByRole("link", { name: "Sign in instead" }).click();
  await expect(page).toHaveURL(signInPage("user", "/feedback"));
  expectRefusals(complaints);
});

test("the mail's link confirms the address in another browser", async ({ page, complaints }) => {
  const person = stranger("employer");
  await post(page, "auth/sendOTP", { email: person.email, role: "employer" });
  const link = await linkFor(page.request, person.email, "/employer-register");
  await page.context().clearCookies();
  await page.goto(link);
  await expect(toast(page, `${person.email} is confirmed. Fill in the rest`)).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  expect(await page.evaluate(() => location.hash)).toBe("");
  await fillDetails(page, person);
  await next(page).click();
  await expect(page).toHaveURL(/\/(jobmap|employer\/dashboard)$/);

  await page.evaluate(() => localStorage.clear());
  await page.goto("/robots.txt");
  await page.goto(link);
  await expect(toast(page, "This link has already been used")).toBeVisible();
  expectRefusals(complaints);
});
