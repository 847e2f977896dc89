import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { png } from "../../../api/test/support/pictures.ts";
import { expectRefusals, member, openAs, toast } from "./accounts-data.ts";

// @spec 2.55
test("a profile is filled in where it stands, kept when saving fails, ordered by keyboard, and downloaded", async ({
  page,
  complaints,
}) => {
  const ada = await member(page, "user");
  await openAs(page, ada, "/profile");
  await expect(page.getByText("Please Fill Your Profile Details")).toBeVisible();
  const experience = page.getByRole("region", { name: "Experience" });
  const add = async (title: string, start: string) => {
    await experience.getByRole("button", { name: "Add a job" }).click();
    await experience.getByLabel("Job title").fill(title);
    await experience.getByLabel("Start").fill(start);
  };

  await add("Deckhand", "2525");
  await experience.getByRole("button", { name: "Add to profile" }).click();
  await expect(experience.getByText("Please enter a year, or a month such as 2024-03.")).toBeVisible();
  await experience.getByLabel("Start").fill("03/2019");
  await page.route("**/experience/add-profile", (route) => route.abort(), { times: 1 });
  await experience.getByRole("button", { name: "Add to profile" }).click();
  await expect(experience.getByRole("alert").filter({ hasText: "couldn't reach Jobmap" })).toBeAttached();
  await expect(experience.getByLabel("Job title")).toHaveValue("Deckhand");
  await experience.getByRole("button", { name: "Add to profile" }).click();
  await expect(experience.getByText("Mar 2019 – Present")).toBeVisible();
  complaints.length = 0;
  await add("Captain", "2021");
  await experience.getByRole("button", { name: "Add to profile" }).click();
  const titles = experience.getByRole("heading", { level: 3 });
  await expect(titles).toHaveText(["Captain", "Deckhand"]);

  // By keyboard alone.
  await experience.getByRole("button", { name: "More actions for Deckhand" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Move up" }).press("Enter");
  await expect(titles).toHaveText(["Deckhand", "Captain"]);
  // And by dragging it back.
  await experience.getByRole("listitem").filter({ hasText: "Deckhand" }).dragTo(titles.nth(1));
  await expect(titles).toHaveText(["Captain", "Deckhand"]);

  // Far too long: refused in words, beside the field, and nothing is lost.
  const summary = page.getByRole("region", { name: "Summary" });
  const words = summary.getByRole("textbox");
  await words.fill("x".repeat(40_000));
  await summary.getByRole("button", { name: "Save summary" }).click();
  await expect(words).toHaveAccessibleDescription(/The summary can be at most 2600 characters/);
  await expect(words).toHaveValue("x".repeat(40_000));
  await expect(words).toBeFocused();
  await expect(summary.getByText(/can be at most/).first()).toBeInViewport();
  await words.fill("At sea for eight years.");
  await summary.getByRole("button", { name: "Save summary" }).click();
  await expect(toast(page, "Your summary is saved")).toBeVisible();
  expectRefusals(complaints);

  const skills = page.getByRole("region", { name: "Skills" });
  await skills.getByRole("combobox").fill("micro exc");
  await skills.getByRole("option", { name: "Microsoft Excel" }).click();
  await expect(skills.getByRole("button", { name: "Remove Microsoft Excel" })).toBeVisible();
  await skills.getByRole("combobox").fill("Splicing ropes");
  await skills.getByRole("combobox").press("Enter");
  await expect(skills.getByRole("button", { name: "Remove Splicing ropes" })).toBeVisible();

  const names = skills.getByRole("list", { name: "Skills" }).locator("li > span");
  await skills.getByRole("button", { name: "More actions for Splicing ropes" }).press("Enter");
  await page.getByRole("menuitem", { name: "Move to the front" }).press("Enter");
  await expect(names).toHaveText(["Splicing ropes", "Microsoft Excel"]);
  await names.filter({ hasText: "Splicing ropes" }).dragTo(names.nth(1));
  await expect(names).toHaveText(["Microsoft Excel", "Splicing ropes"]);

  await page.getByRole("button", { name: "Your picture", exact: true }).setInputFiles({
    name: "me.png",
    mimeType: "image/png",
    buffer: await png(420, 420),
  });
  await page.getByRole("button", { name: "Save picture" }).click();
  await expect(page.getByRole("button", { name: "Remove picture" })).toBeVisible();
  const scores = page.getByRole("region", { name: "How complete it is" });
  await expect(scores.getByText("Your experience, done")).toBeVisible();
  await expect(scores.getByText("Many listings ask for a level of education.")).toBeVisible();

  await experience.getByRole("button", { name: "Edit Captain" }).click();
  await expectAccessible(page);
  await experience.getByRole("button", { name: "Cancel" }).click();
  const downloaded = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download JSON Resume" }).click();
  expect((await downloaded).suggestedFilename()).toBe("resume.json");
  await page.reload();
  await expect(titles).toHaveText(["Captain", "Deckhand"]);
});
