import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { member, openAs } from "./accounts-data.ts";

const WORDS = "Keeps the boats and the yard in order, in every season and most weather. ".repeat(4);

test("an employer writes a job in steps, learns what is missing, publishes it, and closes it @desktop @phone", async ({
  page,
}) => {
  test.slow();
  const employer = await member(page, "employer");
  await openAs(page, employer, "/employer/jobs");
  await expect(page.getByText("Post your first job in minutes.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Post a job" }).first().click();

  await page.getByLabel("Title").fill("Deckhand");
  const town = page.getByLabel("Place: city or zip code");
  await town.fill("Cambridge, MD");
  await page
    .getByRole("option", { name: /Cambridge, (MD|Maryland)/ })
    .first()
    .click();
  const pin = page.getByRole("button", { name: /^Pin of Place/ });
  await pin.focus();
  await page.keyboard.press("ArrowRight");
  await page.getByLabel(/^Openings/).fill("7");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Next", exact: true }).click();

  await expect(page.getByRole("form", { name: "Pay" })).toBeVisible();
  await page.getByLabel("From").fill("21");
  await page.getByLabel(/^To/).fill("26.50");
  await page.getByRole("button", { name: "Next", exact: true }).click();

  await page.getByRole("textbox", { name: "Description" }).fill("Too short.");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("button", { name: "Add a question" }).click();
  await page.getByLabel("Question", { exact: true }).fill("May you work in the US?");
  await page.getByLabel("Answer", { exact: true }).selectOption("BOOLEAN");
  await page.getByRole("button", { name: "Next", exact: true }).click();

  const publish = page.getByRole("button", { name: /^Publish for 30 days/ });
  await expect(page.getByText(/The description needs at least 200 characters/)).toBeVisible();
  await expect(publish).toBeDisabled();
  await expectAccessible(page);
  await page
    .getByRole("listitem")
    .filter({ hasText: "at least 200" })
    .getByRole("button", { name: "Change it" })
    .click();
  const text = page.getByRole("textbox", { name: "Description" });
  await text.fill(WORDS);
  await text.press("ControlOrMeta+End");
  await text.press("Enter");
  await text.pressSequentially("- Check the ");
  await text.press("ControlOrMeta+b");
  await text.pressSequentially("lines");
  await text.press("ControlOrMeta+k");
  await page.getByRole("textbox", { name: "Link to" }).fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/Please enter a web address/)).toBeVisible();
  await page.getByRole("textbox", { name: "Link to" }).fill("example.com/lines");
  await page.keyboard.press("Enter");
  await expect(text.getByRole("link")).toHaveText("https://example.com/lines");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByRole("form", { name: "Questions" })).toBeVisible();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByRole("article").getByRole("listitem")).toContainText("Check the lines");
  await expect(page.getByRole("article").getByText("Listed until")).toBeVisible();
  const google = page.getByRole("region", { name: "Google preview" });
  await expect(google).toContainText("via Jobmap");
  await google.getByText("Structured data").click();
  await expect(google.locator("pre")).toBeVisible();
  await expect(google.locator("pre")).toContainText('"@type": "JobPosting"');
  await expect(google.locator("pre")).toContainText('"addressRegion": "MD"');
  await expectAccessible(page);
  await publish.click();
  await expect(page.getByRole("heading", { name: "Your job is on the map." })).toBeVisible();

  await page.getByRole("link", { name: "See it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Deckhand" })).toBeVisible();
  const item = page.getByRole("listitem").filter({ hasText: "Check the lines" });
  await expect(item.locator("strong")).toContainText("lines");
  await expect(item.getByRole("link")).toHaveAttribute("href", "https://example.com/lines");
  await page.goto("/employer/jobs");
  await expect(page.getByText("On the map", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("0 of 7 filled")).toBeVisible();
  await page.getByRole("button", { name: "Actions for Deckhand" }).click();
  await page.getByRole("menuitem", { name: "Openings filled" }).click();
  const openings = page.getByRole("dialog", { name: "Openings of Deckhand" });
  await openings.getByLabel("Filled, of 7 openings").fill("8");
  await openings.getByRole("button", { name: "Save" }).click();
  await expect(openings.getByText("This job has 7 openings.")).toBeVisible();
  await openings.getByLabel("Filled, of 7 openings").fill("3");
  await openings.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("3 of 7 filled")).toBeVisible();
  await page.getByRole("button", { name: "Actions for Deckhand" }).click();
  await page.getByRole("menuitem", { name: "Close" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Close Deckhand?" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Close job" }).click();
  await expect(page.getByText("Filled", { exact: true })).toBeVisible();
});
