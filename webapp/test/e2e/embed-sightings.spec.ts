import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectLegible, test } from "../../../.tools/browser-test.ts";
import { expectRefusals, openAs, toast } from "./accounts-data.ts";
import { type ForeignSite, openForeignSite } from "./foreign-site.ts";
import { MAILBOX_URL } from "./mail-server.ts";
import { postedJob } from "./posted-job.ts";

const PATH = "/jobmap-integration";

let site: ForeignSite;
test.beforeAll(async () => {
  site = await openForeignSite();
});
test.afterAll(() => site.close());

const siteHost = () => new URL(site.origin).host;

test("an employer has the code sent, sees the map come up on the site, and checks the page @phone @desktop", async ({
  page,
  context,
  complaints,
}, { project }) => {
  test.slow();
  const { employer } = await postedJob(page, "Deckhand");
  await openAs(page, employer, `${PATH}?theme=dark`);
  await expect(page.getByText(/^Not seen on any site in the last 90 days/)).toBeVisible();

  const send = page.getByRole("region", { name: "Send it to whoever runs your site" });
  const to = `web-${Date.now().toString(36)}-${project.name}@harbor.example`;
  await send.getByRole("textbox", { name: "Their email" }).fill(to);
  await send.getByRole("combobox", { name: "Their site is made with" }).selectOption("WordPress");
  const note = send.getByRole("textbox", { name: /^Your note/ });
  await note.fill("On the careers page, please. See www.harbor.example");
  // By keyboard alone.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(send.getByText(/^Please leave out links/).first()).toBeVisible();
  await note.fill("On the careers page, please.");
  await send.getByRole("button", { name: "Send the code" }).click();
  await expect(toast(page, `The code is on its way to ${to}.`)).toBeVisible();
  await expect(note).toHaveValue("");
  const sent = send.getByRole("list", { name: "Sent before" }).getByRole("listitem");
  await expect(sent).toHaveText([new RegExp(`^${to}\\s*Sent just now by Marisol Torres · WordPress$`)]);
  await expectAccessible(page);

  const mail = await mailTo(page, to);
  expect(mail).toContain("Marisol Torres writes:");
  expect(mail).toContain("On the careers page, please.");
  expect(mail).toContain("Custom HTML");
  const code = /<script async [\s\S]*?<\/job-map>/.exec(mail)?.[0] ?? "";
  expect(code).toContain('theme="dark"');

  // What the mail says, done on another site, in another tab.
  const visitor = await context.newPage();
  await visitor.goto(site.page("careers", code));
  await visitor.locator("job-map").scrollIntoViewIfNeeded();
  await expect(visitor.locator("job-map").getByText("Deckhand").first()).toBeVisible();
  await visitor.close();
  const seen = page.getByRole("list", { name: "Sites that your map was seen on" }).getByRole("listitem");
  await expect(seen).toHaveText(
    [new RegExp(`^Seen on ${siteHost()} (?:just now|1 minute ago)\\s*First seen on `)],
    {
      timeout: 60_000,
    },
  );

  const check = page.getByRole("region", { name: "Check a page now" });
  const look = async (address: string) => {
    await check.getByRole("textbox", { name: "Address of the page" }).fill(address);
    await check.getByRole("button", { name: "Check the page" }).click();
  };
  await look(`${site.origin}/careers`);
  await expect(check.getByText("Your map is on this page, by its script tag.")).toBeVisible();
  await expect(check.getByText("It works", { exact: true })).toBeVisible();
  await look(site.page("strict", code, "default-src 'self'"));
  await expect(check.getByText(/has to allow http\S+ in script-src and connect-src\.$/)).toBeVisible();
  await look(site.page("other", code.replace(/company="[^"]*"/, 'company="lanternfield-stores"')));
  await expect(check.getByText(/of another company: lanternfield-stores\.$/)).toBeVisible();
  await look(site.page("empty", "<p>We are hiring</p>"));
  await expect(check.getByText("Your map is not in the text of this page.")).toBeVisible();
  await expectAccessible(page);
  await look("http://10.0.0.1/");
  await expect(check.getByText("This address is not on the public internet.").first()).toBeVisible();
  await look("harbor");
  await expect(check.getByText(/begins with https/).first()).toBeVisible();
  expect(await check.getByRole("textbox", { name: "Address of the page" }).inputValue()).toBe("harbor");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectLegible(page);
  expectRefusals(complaints);
});

test("visitors see nothing of it", async ({ page }) => {
  await page.goto(`${PATH}?company=lanternfield-stores`);
  await expect(page.getByRole("heading", { name: "The code" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Check a page now" })).toHaveCount(0);
});

async function mailTo(page: Page, address: string): Promise<string> {
  let mail = "";
  await expect(async () => {
    mail = await (await page.request.get(`${MAILBOX_URL}?to=${encodeURIComponent(address)}`)).text();
    expect(mail).not.toBe("");
  }).toPass({ timeout: 20_000 });
  return mail;
}
