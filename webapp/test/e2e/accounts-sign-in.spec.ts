import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import {
  codeFor,
  expectRefusals,
  fillSignIn,
  linkFor,
  member,
  openAs,
  post,
  signInPage,
  toast,
  whoIsHere,
} from "./accounts-data.ts";

const WRONG = "Incorrect email address, username or password.";

// @spec 2.53, 2.61, 3.26, 4.6, 4.7, 4.8, 6.2, 6.3, 6.4, 6.8
test("a protected page opens after signing in, by email and by username", async ({ page }) => {
  const candidate = await member(page, "user");
  await page.goto("/change-password");
  await expect(page).toHaveURL(signInPage("user", "/change-password"));
  await expect(page).toHaveTitle("Sign in | Jobmap");
  await expectAccessible(page);
  await fillSignIn(page, candidate.email.toUpperCase(), candidate.password);
  await expect(page).toHaveURL("/change-password");
  await expect(page.getByRole("heading", { level: 1, name: "Change Password" })).toBeVisible();

  // An employer's page sends a candidate to the employers' sign-in.
  const employer = await member(page, "employer");
  const username = `wings.${Date.now().toString(36)}`;
  await post(page, "account/username", { username }, employer.token);
  await page.goto("/employer/change-password");
  await expect(page).toHaveURL(signInPage("employer", "/employer/change-password"));
  await expect(page.getByText(/You are signed in as Marisol Torres/)).toBeVisible();
  await fillSignIn(page, username, employer.password);
  await expect(page).toHaveURL("/employer/change-password");
});

test("redirects never lead to another site", async ({ page }) => {
  const candidate = await member(page, "user");
  for (const wanted of [
    "//evil.example/",
    "https://evil.example/",
    "/\\evil.example",
    "javascript:alert(1)",
  ]) {
    await openAs(page, candidate, `/user-login?redirect=${encodeURIComponent(wanted)}`);
    await expect(page).toHaveURL(/\/jobmap/);
  }
});

// @spec 2.179, 5.5, 5.6, 5.7, 8.6
test("missing fields are reported at the fields; a failure is an alert and keeps the input @desktop @phone", async ({
  page,
  complaints,
}) => {
  const { email } = await member(page, "user");
  await page.goto("/user-login");
  await page.getByLabel("Email / Username").focus();
  await page.getByRole("button", { name: "SIGN IN" }).click();
  await expect(page.getByLabel("Email / Username")).toHaveAccessibleDescription("Please Enter EmailAddress");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    "Please Enter Password",
  );
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");

  await fillSignIn(page, email, "Wrong-pass-1");
  const alert = page.getByRole("alertdialog");
  await expect(alert).toContainText(WRONG);
  await expectAccessible(page);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("Email / Username")).toHaveValue(email);
  expectRefusals(complaints);
});

// @spec 2.175, 2.177, 2.178, 2.180, 2.181, 2.182, 2.183, 4.8, 8.6, 8.7
test("the modal: texts, a failure closes it, signing in stays on the page @desktop @phone", async ({
  page,
  complaints,
  isMobile,
}) => {
  const candidate = await member(page, "user");
  await page.goto("/jobs/driver-jobs");
  const opener = page.getByRole("banner").getByRole("link", { name: "Sign in" });
  const modal = page.getByRole("dialog", { name: "Sign in" });
  await opener.press("Enter");
  await expect(modal).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(modal.getByRole("link", { name: "Sign Up" })).toHaveAttribute("href", "/user-register");
  await expect(modal.getByRole("link", { name: "Employer Login ?" })).toHaveAttribute(
    "href",
    "/employer-login",
  );
  await expect(modal.getByRole("button", { name: "Forgot Password ?" })).toBeVisible();
  const follow = modal.getByRole("list", { name: "Follow us" }).getByRole("link");
  await expect(follow).toHaveText(["LinkedIn", "Mastodon"]);
  await expect(follow.first()).toHaveAttribute("href", "https://www.linkedin.com/company/example");
  if (!isMobile) await expectAccessible(page);
  await fillSignIn(page, candidate.email, "Wrong-pass-1");
  await expect(modal).toHaveCount(0);
  const alert = page.getByRole("alertdialog");
  await expect(alert).toContainText(WRONG);
  await alert.getByRole("button", { name: "Try again" }).click();
  await fillSignIn(page, candidate.email, candidate.password);
  await expect(modal).toHaveCount(0);
  await expect(whoIsHere(page)).toBeVisible();
  await expect(page).toHaveURL(/\/jobs\/driver-jobs/);
  expectRefusals(complaints);
});

// @spec 2.185, 2.186, 3.27, 4.9, 4.10, 4.11, 4.12, 4.13, 4.14, 5.9, 5.12, 8.8, 8.9
test("a forgotten password is reset with the OTP from the mail", async ({ page, complaints }) => {
  const { email } = await member(page, "user");
  const earlier = await codeFor(page.request, email);
  await page.goto("/user-login");
  await page.getByRole("button", { name: "Forgot Password ?" }).click();
  const first = page.getByRole("dialog", { name: "Forgot Password ?" });
  await first.getByLabel("Email").fill("nobody");
  await first.getByRole("button", { name: "Next" }).click();
  await expect(first.getByLabel("Email")).toHaveAccessibleDescription(/Please Enter Vaild Email/);
  await first.getByLabel("Email").fill(email);
  const address = "**/api/v1/auth/forgot-password";
  await page.route(address, (route) =>
    route.fulfill({ status: 429, json: { status: false, code: "too_many_requests", message: "Not now." } }),
  );
  await first.getByRole("button", { name: "Next" }).click();
  await expect(first.getByLabel("Email")).toHaveAccessibleDescription(/Not now\./);
  await page.unroute(address);
  await first.getByRole("button", { name: "Next" }).click();
  await expect(toast(page, "Otp sent to your register email")).toBeVisible();
  await expect(first).toHaveCount(0);

  const second = page.getByRole("dialog", { name: "New Password" });
  const code = await codeFor(page.request, email, earlier);
  await second.getByLabel("OTP").fill(code === "000000" ? "111111" : "000000");
  await second.getByLabel("New Password", { exact: true }).fill("Assateague-8");
  await second.getByRole("button", { name: "Submit" }).click();
  await expect(second.getByLabel("OTP")).toHaveAccessibleDescription(/This code is incorrect/);
  await second.getByLabel("OTP").fill(code);
  await second.getByLabel("New Password", { exact: true }).fill("weak");
  await second.getByRole("button", { name: "Submit" }).click();
  await expect(second.getByLabel("New Password", { exact: true })).toHaveAccessibleDescription(
    /Password must be strong/,
  );
  await expectAccessible(page);
  await second.getByLabel("New Password", { exact: true }).fill("Assateague-8");
  await second.getByRole("button", { name: "Submit" }).click();
  await expect(second).toHaveCount(0);
  await expect(toast(page, "Your password has been changed. Please sign in")).toBeVisible();
  await fillSignIn(page, email, "Assateague-8");
  await expect(page).toHaveURL(/\/jobmap/);
  expectRefusals(complaints);
});

test("a forgotten password is reset with the mail's link, in another browser @desktop @phone", async ({
  page,
  complaints,
}) => {
  const { email } = await member(page, "employer");
  await post(page, "auth/forgot-password", { email });
  const link = await linkFor(page.request, email, "/employer-login");
  await page.context().clearCookies();
  await page.goto(link);
  const dialog = page.getByRole("dialog", { name: "New Password" });
  await expect(dialog).toBeVisible();
  // The token does not stay in the address.
  expect(await page.evaluate(() => location.hash)).toBe("");
  await expectAccessible(page);
  await dialog.getByLabel("New Password", { exact: true }).fill("Assateague-8");
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(dialog).toHaveCount(0);
  await fillSignIn(page, email, "Assateague-8");
  await expect(page).toHaveURL(/\/(jobmap|employer\/dashboard)$/);

  // Whoever is signed in can open one too. It works once.
  await page.goto("/robots.txt");
  await page.goto(link);
  await dialog.getByLabel("New Password", { exact: true }).fill("Assateague-9");
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(dialog).toContainText("This link has already been used");
  expectRefusals(complaints);
});

test("an owner locked out by strangers' attempts sees other ways to sign in", async ({
  page,
  complaints,
}) => {
  const { email } = await member(page, "user");
  const words = "There have been too many sign-in attempts.";
  await page.route("**/api/v1/auth/loginUser", (route) =>
    route.fulfill({
      status: 429,
      json: {
        status: false,
        code: "too_many_requests",
        message: words,
        error: { email: words },
        request_id: "test",
      },
    }),
  );
  await page.goto("/user-login");
  await fillSignIn(page, email, "Assateague-8");
  await expect(page.getByRole("alertdialog")).toContainText(words);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("Email / Username")).toHaveValue(email);
  expectRefusals(complaints);
});

test("signing in on the shared page of a map leads back to it, in its language", async ({ page }) => {
  const candidate = await member(page, "user");
  for (const [prefix, signIn, password] of [
    ["", "Sign in", "Password"],
    ["/es", "Iniciar sesión", "Contraseña"],
  ] as const) {
    await page.context().clearCookies();
    await page.goto(`${prefix}/jobmap/lanternfield-stores`);
    await page.evaluate(() => localStorage.clear());
    await page.getByRole("link", { name: signIn, exact: true }).click();
    // It is set once React has taken the page over.
    await page.locator("html[data-session]").waitFor();
    await page.locator("input[autocomplete*=username]").fill(candidate.email);
    await page.getByLabel(password, { exact: true }).fill(candidate.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${prefix}/jobmap/lanternfield-stores`);
  }
});
