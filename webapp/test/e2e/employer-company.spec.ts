import { readFileSync } from "node:fs";
import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { member, openAs, toast } from "./accounts-data.ts";
import { publish } from "./listing-data.ts";

test("an employer edits its company, and the public page shows it @desktop @phone", async ({ page }) => {
  test.slow();
  const employer = await member(page, "employer");
  await openAs(page, employer, "/employer/company-profile");
  await page.getByLabel(/^Tagline/).fill("Work by the tide, home by supper.");
  await page.getByLabel(/^Founded/).fill("nineteen");
  await page.getByRole("button", { name: "Save basics" }).click();
  await expect(page.getByLabel(/^Founded/)).toBeFocused();
  await page.getByLabel(/^Founded/).fill("1984");
  await page.getByRole("button", { name: "Save basics" }).click();
  await expect(toast(page, "Your company profile was saved")).toBeVisible();

  await page.getByLabel(/^LinkedIn/).fill("example.org/wings");
  await page.getByRole("button", { name: "Save networks" }).click();
  await expect(page.getByText("This must be an address on linkedin.com.").first()).toBeVisible();
  await page.getByLabel(/^LinkedIn/).fill("linkedin.com/company/wings");
  await page.getByRole("button", { name: "Save networks" }).click();
  await expect(page.getByLabel(/^LinkedIn/)).toHaveValue("https://linkedin.com/company/wings");

  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 120 } });
  const add = page.getByRole("form", { name: "Add a picture" });
  await add
    .getByLabel("A picture", { exact: true })
    .setInputFiles({ name: "yard.png", mimeType: "image/png", buffer: picture });
  await add.getByLabel(/^Caption/).fill("The yard in June");
  await add.getByRole("button", { name: "Add the picture" }).click();
  await expect(page.getByRole("img", { name: "The yard in June" })).toBeVisible();
  await expect(page.getByText("1 of at most 20")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "View public page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: employer.company_name })).toBeVisible();
  await expect(page.getByText("Work by the tide, home by supper.")).toBeVisible();
  await expect(page.getByRole("link", { name: "LinkedIn" })).toHaveAttribute(
    "href",
    "https://linkedin.com/company/wings",
  );
  await expect(page.getByRole("img", { name: "The yard in June" })).toHaveAttribute("loading", "lazy");
  await expectAccessible(page);

  await page.goto("/employer/company-profile");
  await page.getByRole("button", { name: "Remove “The yard in June”" }).click();
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByText("0 of at most 20")).toBeVisible();
});

// @spec 1.18, 1.19, 1.20, 2.187, 2.188, 2.189, 2.190
test("an employer sees daily figures, downloads the media kit, and finds a job on its map", async ({
  page,
  context,
}) => {
  test.slow();
  const employer = await member(page, "employer");
  await openAs(page, employer, "/employer/dashboard");
  await expect(page.getByRole("heading", { name: "Stats appear with your first job." })).toBeVisible();
  const id = await publish(page, employer.token);
  const counted = page.waitForResponse((response) => response.url().endsWith("/user/job/click"));
  await page.goto(`/job/${id}?source=embed&embed=careers-footer`);
  expect((await counted).status()).toBe(200);
  await page.goto("/employer/dashboard");
  await expect(page.getByRole("img", { name: /^Views from .*: 1 total/ })).toBeVisible();
  await page.getByRole("tab", { name: "Sources" }).click();
  await expect(page.getByRole("row", { name: /^Embeds on other sites 1/ })).toBeVisible();
  await page.getByRole("tab", { name: "Embeds" }).click();
  await expect(page.getByRole("row", { name: /^careers-footer 1/ })).toBeVisible();
  await page.getByText("View as table").click();
  await page.getByLabel("Date range").selectOption("7");
  // The header and a row for each day.
  await expect(
    page.getByRole("table", { name: "Views and applications by day" }).getByRole("row"),
  ).toHaveCount(8);
  await expectAccessible(page);

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/employer/mediakit");
  await page.getByRole("button", { name: "Copy the link", exact: true }).click();
  await expect(toast(page, "copied clipboard")).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/^https?:\/\/[^/]+\/job-map\/[\w.-]+$/);
  await expect(page.getByLabel("Code: the iframe")).toContainText(
    address.replace("/job-map/", "/job-map-iframe/"),
  );
  await expect(
    page.getByRole("heading", { name: "1. Attract Top Talent Through Your Network" }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "2. Enhance Your Employer Brand" })).toBeVisible();
  const feed = (await page.getByLabel("Code: the RSS feed").textContent()) ?? "";
  expect(await (await page.request.get(feed)).text()).toContain("<title><![CDATA[Deckhand");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Poster as PNG" }).click(),
  ]);
  expect(
    readFileSync(await download.path())
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");
  await expectAccessible(page);

  await page.goto(`/employer/view-on-map/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Deckhand" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Deckhand/ })).toBeVisible();
  await page.goto("/employer/reported-job-list");
  await expect(page.getByText("None of your jobs have been reported.")).toBeVisible();
  await expectAccessible(page);
});
