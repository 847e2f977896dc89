import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { expectRefusals, fillSignIn, member, notice, openAs } from "./accounts-data.ts";
import { headline, rows } from "./explore-page.ts";

const LIST = "/jobmap?location=New+York%2C+NY&distance=50";

test("a visitor who presses a heart signs in, and the job is saved", async ({ page, complaints }) => {
  const candidate = await member(page, "user");
  await page.goto(LIST);
  await expect(page.locator("html")).toHaveAttribute("data-session", "visitor");
  const heart = rows(page).first().getByRole("button", { name: /^Save/ });
  await heart.click();
  await expect(page.getByRole("dialog", { name: "Sign in" })).toBeVisible();
  await fillSignIn(page, candidate.email, candidate.password);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(headline(page)).toBeVisible();
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  expectRefusals(complaints);
});

test("a candidate's heart is kept, and empties again when the server refuses", async ({
  page,
  complaints,
}) => {
  const candidate = await member(page, "user");
  await openAs(page, candidate, LIST);
  await expect(page.locator("html")).toHaveAttribute("data-session", "signed-in");
  const first = rows(page).first();
  await first.getByRole("button", { name: /^Save/ }).click();
  await expect(first.getByRole("button", { name: /^Save/ })).toHaveAttribute("aria-pressed", "true");
  await page.route("**/api/v1/user/job/save", (route) => route.abort());
  const second = rows(page).nth(1).getByRole("button", { name: /^Save/ });
  await second.click();
  await expect(notice(page, "We could not reach")).toBeVisible();
  await expect(second).toHaveAttribute("aria-pressed", "false");
  await page.unroute("**/api/v1/user/job/save");
  await first.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/job\/\d+/);
  const button = page.getByRole("button", { name: /^Saved/ });
  await button.click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !one.includes("ERR_FAILED")));
});
