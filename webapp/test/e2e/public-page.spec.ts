import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { member, openAs, post } from "./accounts-data.ts";

const RESUME = {
  position: "Registered nurse",
  name: "مستشفى السلام",
  highlights: ["قاد فريقا من خمسة أشخاص"],
};

// @spec 1.8, 2.41, 2.59, 2.116
test("a candidate switches a page on, others read it without scripts, and it is gone once it is off", async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const ada = await member(page, "user");
  await post(page, "user/experience/add-profile", { entry: RESUME }, ada.token);
  const username = `ada-${Date.now().toString(36)}`;
  await post(page, "account/username", { username }, ada.token);
  await openAs(page, ada, "/change-password");
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.getByRole("link", { name: "My Resume Builder" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My Resume Builder" })).toBeVisible();
  const sample = page.getByRole("region", { name: "Your page" });
  await expect(sample.getByText("Registered nurse")).toBeVisible();
  await expect(sample.getByRole("listitem").getByText(/^قاد/)).toHaveCSS("direction", "rtl");
  await expect(sample.getByText(ada.email)).toHaveCount(0);

  const save = async () => {
    const saved = page.waitForResponse("**/user/public-page/update");
    await page.getByRole("button", { name: "Save public page" }).click();
    expect((await saved).status()).toBe(200);
    await expect(page.getByText("Your public page is saved.").first()).toBeVisible();
  };
  await page.getByLabel("End of the address").fill("-");
  await page.getByRole("button", { name: "Save public page" }).click();
  await expect(page.getByText("An address has 2 to 60 letters").first()).toBeVisible();
  // The console tells of replies that refuse something.
  complaints.length = 0;
  await page.getByLabel("End of the address").fill("nurse");
  await page.getByRole("checkbox", { name: "My email address" }).check();
  await save();
  await expect(sample.getByText(ada.email)).toBeVisible();
  await expect(page.getByRole("img", { name: /QR code that leads to .*\/nurse$/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("switch", { name: "ATS Resume is public" }).click();
  await expect(page.getByText("Your public page is on.").first()).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const theirs = await context.newPage();
  const own = `${baseURL}/user/${username}`;
  const get = (path: string) => context.request.get(`${own}${path}`, { maxRedirects: 0 });
  const links = async () => {
    const response = await theirs.goto(`${own}/nurse`);
    expect(response?.status()).toBe(200);
    const files = theirs.getByRole("main").getByRole("link", { name: /^(Download PDF|Save contact)$/ });
    return Promise.all((await files.all()).map(async (one) => (await one.getAttribute("href")) ?? ""));
  };
  const files = await links();
  expect(files).toHaveLength(2);
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(`${ada.first_name} ${ada.last_name}`);
  await expect(theirs.getByRole("heading", { level: 2, name: "Experience" })).toBeVisible();
  await expect(theirs.getByText(RESUME.name)).toBeVisible();
  await expect(theirs.getByRole("link", { name: ada.email })).toHaveAttribute("href", `mailto:${ada.email}`);
  await expect(
    theirs.getByRole("img", { name: `QR code of ${baseURL}/user/${username}/nurse` }),
  ).toBeVisible();
  expect(await robots(theirs)).toEqual(["noindex, follow", 0]);
  const headers = (await get("/nurse")).headers();
  expect(headers).toMatchObject({ "x-robots-tag": "noindex", "cache-control": "private, no-cache" });
  expect(headers["etag"]).toBeUndefined();
  expect((await get("")).status()).toBe(200);
  for (const file of files) expect((await context.request.get(baseURL + file)).status()).toBe(200);

  await page.getByRole("checkbox", { name: "Search engines may show it" }).check();
  await save();
  await links();
  expect(await robots(theirs)).toEqual([null, 1]);
  expect((await get("/nurse")).headers()["x-robots-tag"]).toBeUndefined();

  await page.getByRole("main").getByRole("switch", { name: "ATS Resume is public" }).click();
  await expect(page.getByText("Your public page is off.").first()).toBeVisible();
  expect((await theirs.reload())?.status()).toBe(404);
  await expect(theirs.getByRole("heading", { level: 1, name: "Profile not found" })).toBeVisible();
  for (const path of ["", "/nurse", "/nurse/qr.svg", "/resume"]) expect((await get(path)).status()).toBe(404);
  for (const file of files) expect((await context.request.get(baseURL + file)).status()).toBe(404);
  // What never was looks the same but for its address.
  const plain = async (name: string) =>
    (await (await context.request.get(`${baseURL}/user/${name}/nurse`)).text())
      .replaceAll(name, "")
      .replaceAll(/nonce="[^"]*"|[\w-]{36}/g, "");
  expect(await plain(username)).toBe(await plain("nobody-at-all"));
  await context.close();
});

/** What search engines are told by a page: its rule for robots, and how many people it describes to them. */
async function robots(page: Page): Promise<[rule: string | null, people: number]> {
  const rule = page.locator('meta[name="robots"]');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const people = data.filter((text) => JSON.parse(text)["@type"] === "Person").length;
  return [(await rule.count()) > 0 ? await rule.getAttribute("content") : null, people];
}

// @spec 4.27, 4.29, 9.10
test("a candidate without a username is asked for the profile's details first", async ({ page }) => {
  const ada = await member(page, "user");
  await page.route("**/auth/profile", async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, username: "" } } });
  });
  await openAs(page, ada, "/change-password");
  await page
    .getByRole("navigation", { name: "Menu" })
    .getByRole("button", { name: "My Resume Builder" })
    .click();
  const prompt = page.getByRole("alertdialog", { name: "Please Fill Your Profile Details" });
  await prompt.getByRole("button", { name: "Fill it in" }).click();
  await expect(page.getByRole("textbox", { name: "Username" })).toBeVisible();
});
