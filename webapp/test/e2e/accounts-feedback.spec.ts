import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { notice } from "./accounts-data.ts";

/** The smallest picture there is: one transparent point. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

// @spec 2.151, 2.152, 2.153, 2.154, 2.155, 4.15, 5.1, 5.2, 5.3, 5.4
test("feedback from the foot of any page: its rules, its file, and the panel closes @desktop @phone", async ({
  page,
}) => {
  await page.goto("/jobs/driver-jobs");
  await page.getByRole("contentinfo").getByRole("link", { name: "Feedback" }).click();
  const panel = page.getByRole("dialog", { name: "Feedback" });
  await panel.getByLabel("Describe your feedback").fill("   ");
  const email = panel.getByRole("textbox", { name: "Email" });
  await expect(email).toHaveCount(0);
  await panel.getByLabel("I agree to be contacted regarding my feedback.").check();
  await panel.getByRole("button", { name: "Submit" }).click();
  await expect(panel.getByLabel("Describe your feedback")).toHaveAccessibleDescription(
    /Please Describe your Feedback/,
  );
  await expect(email).toHaveAccessibleDescription("Please Enter Email");
  await email.fill("nobody");
  await panel.getByLabel("Describe your feedback").fill("The flags are easy to read.");
  await panel.getByRole("button", { name: "Submit" }).click();
  await expect(email).toHaveAccessibleDescription("Please Enter Vaild Email");
  await expectAccessible(page);

  await email.fill("marisol@example.org");
  // What may be added is said before it is tried; the wrong kind is refused by name.
  await expect(panel.getByText(/5 MB/)).toBeVisible();
  const files = panel.locator("input[type=file]");
  await files.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("a") });
  await expect(panel.getByText(/notes\.txt/)).toBeVisible();
  await files.setInputFiles({ name: "map.png", mimeType: "image/png", buffer: PNG });
  await expect(panel.getByText("map.png")).toBeVisible();
  await panel.getByRole("button", { name: "Submit" }).click();
  await expect(panel).toHaveCount(0);
  await expect(notice(page, "feedback")).toBeVisible();
});

// @spec 2.156
test("the page's title is the operator's, in the first HTML and as the event says @desktop", async ({
  page,
}) => {
  const html = await (await page.request.get("/feedback")).text();
  expect(html).toContain("<title>Feedback | Jobmap</title>");
  await page.goto("/feedback");
  await expect(page).toHaveTitle("Feedback | Jobmap");
  await page.getByLabel("Describe your feedback").fill("Thank you.");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
});
