import { expect, expectAccessible, expectLegible, test } from "../../../.tools/browser-test.ts";
import { ask } from "./pages-data.ts";

// @spec 1.22, 2.49-2.51, 2.107
test("an article is found, read with its live figure, and leads on @desktop @phone", async ({ page }) => {
  await page.goto("/blogs");
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("searchbox", { name: "Search the blog" }).fill("unused days");
  await page.getByRole("button", { name: "Search", exact: true }).last().click();
  await expect(page.getByText("1 article for “unused days”.")).toBeVisible();
  await page.getByRole("link", { name: "How listings leave the map" }).first().click();
  await expect(page).toHaveURL(/\/blogs\/how-listings-end$/);
  await page.getByRole("list", { name: "Tags" }).getByRole("link", { name: "How it works" }).click();
  await expect(page).toHaveURL(/\/blogs\/tag\/how-it-works$/);
  const subjects = page.getByRole("list", { name: "Subjects" });
  await expect(subjects.getByRole("link", { name: /^How it works/ })).toHaveAttribute("aria-current", "page");

  await page.goto("/blogs/how-pay-is-annualized");
  const { items } = await ask<"GET blog/list">(page.request, "blog/list");
  const { title } = items.find(({ slug }) => slug === "how-pay-is-annualized") ?? { title: "" };
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    /\/blogs\/how-pay-is-annualized$/,
  );
  await expect(page.locator('link[rel=alternate][type="application/atom+xml"]')).toHaveCount(1);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text)["@type"])).toEqual(["BlogPosting", "BreadcrumbList"]);
  await expect(page.getByRole("cell", { name: "2,080" })).toBeVisible();

  const figure = page.getByRole("figure", { name: "Open listings that promise at least so much a year" });
  await expect(figure).toContainText(
    /Of [\d,]+ open listings that state pay in dollars, \d+% promise at least \$30,000/,
  );
  await figure.getByText("The numbers as a table").click();
  const first = await figure.getByRole("row").nth(1).textContent();
  await expect(figure.locator("svg + span").first()).toHaveText(/^[\d,]+$/);
  expect(first).toContain(await figure.locator("svg + span").first().textContent());
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectLegible(page);
  expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);

  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "Where it misleads" }).click();
  await expect(page).toHaveURL(/#where-it-misleads$/);
  await expect(contents.getByRole("link", { name: "Where it misleads" })).toHaveAttribute(
    "aria-current",
    "location",
  );
  await page.getByRole("link", { name: "Note 1", exact: true }).click();
  await expect(page.locator("#note-1")).toBeInViewport();
});

test("an unknown article and an unknown tag say so", async ({ page, complaints }) => {
  for (const [path, words] of [
    ["/blogs/nothing-of-the-kind", "Article not found"],
    ["/blogs/tag/nothing-of-the-kind", "There are no articles about this"],
  ] as const) {
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: words })).toBeVisible();
  }
  complaints.splice(0);
});
