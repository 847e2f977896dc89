import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { headline, rows } from "./explore-page.ts";

const SEARCH = "/jobmap?search=nurse";

test("a job opens beside the list, and the keys go on from it", async ({ page }) => {
  await page.goto(SEARCH);
  const before = await headline(page).textContent();
  const titles = await rows(page).getByRole("heading").allTextContents();
  const pane = page.getByRole("region", { name: titles[1] ?? "", exact: true });
  await rows(page).nth(1).getByRole("link").click();
  await expect(page).toHaveURL(/search=nurse&read=\d+$/);
  await expect(pane).toBeFocused();
  await expect(pane.getByRole("heading", { name: "The work" })).toBeVisible();
  await expect(pane).toContainText("2 of ");
  await pane.getByText("Why this job?").click();
  await expect(pane.getByRole("listitem").first()).toBeVisible();
  await expectAccessible(page);

  const read = page.locator("section:focus");
  await page.keyboard.press("j");
  await expect(read).toContainText("3 of ");
  await page.keyboard.press("k");
  await page.keyboard.press("k");
  await expect(read).toContainText("1 of ");
  await expect(read.getByRole("button", { name: "Previous job" })).toBeDisabled();
  await expect(rows(page).first().locator("[aria-current=true]")).toBeVisible();
  await expect(page.locator("#map canvas").first()).toBeInViewport();
  await page.reload();
  await expect(page.getByRole("heading", { name: "The work" })).toBeVisible();
  await expect(headline(page)).toHaveText(before ?? "");

  // All of it was one step.
  await page.goBack();
  await expect(page).toHaveURL(/\?search=nurse$/);
  await expect(page.getByRole("heading", { name: "The work" })).toHaveCount(0);
});

test("the keys begin without a job, help, leave, and can be turned off", async ({ page }) => {
  await page.goto(SEARCH);
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keys" });
  await expect(help).toContainText("Next job");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(page).toHaveURL(/read=\d+$/);
  // A visitor cannot save or apply yet.
  await page.keyboard.press("s");
  const signIn = page.getByRole("dialog", { name: /Sign in/i });
  await expect(signIn).toContainText("Saving needs an account.");
  await page.keyboard.press("Escape");
  await expect(signIn).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\?search=nurse$/);
  await expect(rows(page).first().getByRole("link")).toBeFocused();
  // What is typed is typed.
  const what = page.getByRole("combobox", { name: "What" });
  await what.press("j");
  await expect(what).toHaveValue(/j/);
  await rows(page).first().getByRole("link").focus();
  await page.keyboard.press("?");
  await help.getByRole("switch", { name: "Use these keys" }).uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(page).toHaveURL(/\?search=nurse$/);
});

test("jobs are flicked through on a phone @phone", async ({ page }) => {
  await page.goto(SEARCH);
  const titles = await rows(page).getByRole("heading").allTextContents();
  const sheet = page.getByRole("dialog");
  await rows(page).first().getByRole("link").click();
  await expect(sheet.getByRole("heading", { level: 2 })).toHaveText(titles[0] ?? "");
  await expect(sheet.getByRole("heading", { name: "The work" })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Next" }).click();
  await expect(sheet).toContainText("2 of ");
  await sheet.locator("[class*=page]").evaluate((text) => {
    const touch = (clientX: number) =>
      new Touch({ identifier: 1, target: text, clientX, clientY: 400 + clientX / 20 });
    const fire = (type: string, clientX: number, touches: Touch[]) =>
      text.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch(clientX)] }));
    fire("touchstart", 300, [touch(300)]);
    fire("touchend", 120, []);
  });
  await expect(sheet).toContainText("3 of ");
  await expect(sheet.getByRole("heading", { level: 2 }).first()).toHaveText(titles[2] ?? "");
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\?search=nurse$/);
});
