import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { expectRefusals, toast } from "./accounts-data.ts";

/** The smallest picture there is: one transparent point. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

// @spec 2.151, 2.152, 2.153, 2.154, 2.155, 2.156, 4.15, 5.1, 5.2, 5.3, 5.4, 8.1, 8.3, 8.4, 8.5
test("feedback from the footer of any page: validation, attachment, and the panel closes @desktop @phone", async ({
  page,
  complaints,
}) => {
  await page.goto("/jobs/driver-jobs");
  const title = await page.title();
  await page.getByRole("contentinfo").getByRole("link", { name: "Feedback" }).click();
  const panel = page.getByRole("dialog", { name: "Feedback" });
  await expect(page).toHaveTitle("Feedback | Jobmap");
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
  const address = "**/api/v1/user/feedback/add";
  await page.route(address, (route) =>
    route.fulfill({ status: 429, json: { status: false, code: "too_many_requests", message: "Not now." } }),
  );
  await panel.getByRole("button", { name: "Submit" }).click();
  const danger = await lookOf(page, "Not now.");
  await page.unroute(address);
  await panel.getByRole("button", { name: "Submit" }).click();
  await expect(panel).toHaveCount(0);
  const success = await lookOf(page, "Thank you for your feedback.");
  expect(new Set([danger, success, "rgb(16, 36, 44)"]).size).toBe(3);
  await expect(page).toHaveTitle(title);
  expectRefusals(complaints);
});

/** A toast stands at the top right. @returns its color */
async function lookOf(page: Page, text: string): Promise<string> {
  const words = toast(page, text);
  await expect(words).toBeVisible();
  const box = words.locator("..");
  const { x, y, width } = (await box.boundingBox()) ?? { x: 0, y: 99, width: 0 };
  expect((page.viewportSize()?.width ?? 0) - x - width).toBeLessThan(16);
  // Above it there can be another one.
  expect(y).toBeLessThan(120);
  return await box.evaluate((one) => getComputedStyle(one).backgroundColor);
}

// @spec 2.156, 2.157, 7.130
test("the page title is the operator's, in the first HTML and in the event @desktop", async ({
  page,
  complaints,
}) => {
  const html = await (await page.request.get("/feedback")).text();
  expect(html).toContain("<title>Feedback | Jobmap</title>");
  // A page from a cache, from before an operator edited the words.
  await page.route("/feedback", async (route) => {
    const response = await route.fetch();
    const old = (await response.text())
      .replaceAll("Feedback | Jobmap", "Old words")
      .replaceAll("Tell us what works on Jobmap", "Old words on Jobmap");
    // Its policy names its own scripts, which have the old words in them.
    const { "content-security-policy": _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: old });
  });
  await page.goto("/feedback");
  await expect(page).toHaveTitle("Feedback | Jobmap");
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /^Tell us what/);
  await page.getByLabel("Describe your feedback").fill("Thank you.");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  // Chromium takes a page that a test has answered for one of another network.
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !one.includes("LOCAL_NETWORK")));
});
