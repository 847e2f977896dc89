import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, expectLegible, test } from "../../../.tools/browser-test.ts";
import { member, openAs, post } from "./accounts-data.ts";
import { tabTo } from "./keyboard.ts";
import { publish } from "./listing-data.ts";

const FLOOR = { value: 20_000_000, importance: "DEALBREAKER" };
const WISHES = {
  culture: { team: { first: 5, second: 4, importance: "HIGH" } },
  pay_floor: FLOOR,
  location_types: { value: ["ONSITE"], importance: "LOW" },
};

const inBothThemes = async (page: Page) => {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectLegible(page);
  await page.emulateMedia({ colorScheme: "light" });
};

const scoresOf = (ways: Locator, name: string, which: number) =>
  ways.getByRole("group", { name }).getByRole("radiogroup").nth(which);

test("an employer says how it works; all see it, and a candidate beside their own wishes, on jobs as well @desktop @phone", async ({
  page,
}) => {
  test.slow();
  const employer = await member(page, "employer");
  const job = await publish(page, employer.token);
  await openAs(page, employer, "/employer/company-profile");
  const ways = page.getByRole("region", { name: "Ways of working" });
  const status = ways.getByRole("status");
  await expect(status).toHaveText("Not answered yet, so your public page shows nothing of it.");
  await scoresOf(ways, "Working together", 0).getByRole("radio", { name: "2" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(status).toContainText("1 of 14 statements answered by one person, on ");
  await scoresOf(ways, "Working together", 1).getByRole("radio", { name: "4" }).check();
  await scoresOf(ways, "Precision", 0).getByRole("radio", { name: "5" }).check();
  await expect(status).toContainText("3 of 14");
  await ways.getByRole("button", { name: /^Take back.*Precision$/ }).press("Enter");
  await expect(scoresOf(ways, "Precision", 0).getByRole("radio", { name: "1" })).toBeFocused();
  await expect(status).toContainText("2 of 14");
  await inBothThemes(page);

  await page.getByRole("link", { name: "View public page" }).click();
  const shown = page.getByRole("region", { name: "How it works here" });
  await expect(shown).toContainText("One person answered for it, on ");
  await expect(shown).toContainText("Most of the work is done together with others. 3 of 5");
  await expect(shown).not.toContainText("Precision");
  await page.getByRole("button", { name: /^Notifications/ }).waitFor();
  await expect(shown.getByText(/^(Only you|You have not)/)).toHaveCount(0);
  const path = new URL(page.url()).pathname;

  const candidate = await member(page, "user");
  await openAs(page, candidate, path);
  await expect(shown).toContainText("You have not said how you want to work.");
  await post(page, "user/preference/update", WISHES, candidate.token);
  await page.reload();
  const compared = page.getByRole("list", { name: "Ways of working, yours and theirs" });
  await expect(compared).toContainText("You and the employer are close. You want more of it");
  await page.getByText("|5 − 3| + |4 − 4| = 2 of 8").click();
  await expect(compared).toContainText("done together with others.” You 5, the employer 3.");
  await inBothThemes(page);

  await page.goto(`/job/${job}`);
  const wishes = page.getByRole("list", { name: "Your wishes, one by one" });
  await expect(wishes.getByRole("listitem").first()).toContainText(
    "Dealbreaker. Pay: from $43,680 a year. You wish at least $200,000 a year.",
  );
  await expect(page.getByText("This job does not keep 1 dealbreaker of yours")).toBeVisible();
  await expect(compared).toContainText("= 2 of 8");
  await inBothThemes(page);
  await wishes.getByRole("link", { name: "Change your wish: Pay" }).click();
  await expect(page.getByRole("group", { name: "Pay" })).toBeFocused();
  const saved = page.waitForResponse(/preference\/update/);
  await page.getByLabel("How much pay matters").selectOption({ label: "Matters a little" });
  await saved;
  await page.goBack();
  await expect(wishes).toContainText("You wish at least $200,000 a year.");
  await expect(page.getByText(/does not keep/)).toHaveCount(0);
  await page.goto(`/jobmap?read=${job}`);
  await expect(wishes).toContainText("Where you work: On site. You wish on site.");
});

test("wishes are stated, a job is saved, and the feed is corrected by keyboard alone @desktop", async ({
  page,
}) => {
  test.slow();
  await openAs(page, await member(page, "user"), "/culture-preferences");
  const press = async (target: Locator, key: string) => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  await press(page.getByRole("button", { name: "State your wishes" }), "Enter");
  await tabTo(page, page.getByLabel("Add an occupation"));
  await page.keyboard.type("nurse");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Remove nurse" })).toBeVisible();
  const saved = page.waitForResponse(/preference\/update/);
  await press(page.getByRole("checkbox", { name: "Full time" }), "Space");
  await saved;
  await inBothThemes(page);
  await press(page.getByRole("tab", { name: "Wishes" }), "ArrowLeft");
  const jobs = page.getByRole("list", { name: "Jobs of your feed" });
  const heart = jobs.getByRole("article").first().getByRole("button", { name: /^Save/ });
  await press(heart, "Enter");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await inBothThemes(page);
  const count = page.getByRole("status").filter({ hasText: /^[\d,]+ jobs$/ });
  const before = await count.innerText();
  await press(jobs.getByRole("button", { name: /^Not this occupation/ }).first(), "Enter");
  await expect(jobs).toBeFocused();
  await expect(count).not.toHaveText(before);
  await tabTo(page, page.getByRole("tab", { name: "Jobs" }), "Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await press(page.getByRole("button", { name: /^No longer rule out/ }), "Enter");
  await press(page.getByRole("tab", { name: "Wishes" }), "ArrowLeft");
  await expect(count).toHaveText(before);
});
