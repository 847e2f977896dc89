import { expect, test } from "../../../.tools/browser-test.ts";
import { member, openAs, post } from "./accounts-data.ts";
import { applyAs } from "./application-data.ts";
import { postedJob } from "./posted-job.ts";

test("whoever is laid out ahead in a review is neither there for anybody nor read", async ({ page }) => {
  const { employer, id } = await postedJob(page);
  const [ada, bea] = [await member(page, "user"), await member(page, "user")];
  await applyAs(page, ada.token, id, "Ada");
  await applyAs(page, bea.token, id, "Bea");
  const asEmployer = { headers: { Authorization: `Bearer ${employer.token}` } };
  const read = async (path: string) =>
    (await (await page.request.get(`/api/v1/${path}`, asEmployer)).json()).data;
  const { items } = await read("employer/applicants/queue?sort=name&order=descending");
  const [first] = items;
  await post(
    page,
    "thread/send",
    { id: first.id, text: "See you there?", key: crypto.randomUUID() },
    employer.token,
  );
  await post(page, "thread/send", { id: first.id, text: "Yes.", key: crypto.randomUUID() }, bea.token);
  const unread = async () => (await read(`thread/${first.id}`)).unread;
  expect(await unread()).toBe(1);

  // Ada is read; Bea's conversation is laid out beside her.
  const asked = page.waitForResponse(new RegExp(`/thread/${first.id}$`));
  await openAs(page, employer, "/employer/all-application?view=review&sort=name&order=ascending");
  const application = page.getByRole("region", { name: "Application", exact: true });
  await expect(application.getByRole("heading", { level: 2 })).toHaveText("Ada Marsh");
  await asked;
  await expect(application.locator("ol, ul").filter({ hasText: "See you there?" })).toHaveCount(1);
  await expect(application.getByText("See you there?")).toBeHidden();
  await expect(application.getByLabel(/^Message to /)).toHaveCount(2);
  await expect(application.getByRole("textbox", { name: /^Message to / })).toHaveCount(1);
  await application.getByRole("textbox", { name: "Message to Ada Marsh" }).scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  expect(await unread()).toBe(1);

  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("j");
  await expect(application.getByText("See you there?")).toBeVisible();
  await application.getByRole("textbox", { name: "Message to Bea Marsh" }).scrollIntoViewIfNeeded();
  await expect.poll(unread).toBe(0);
});
