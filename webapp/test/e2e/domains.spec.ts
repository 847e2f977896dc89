import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { expectRefusals, member, openAs, toast } from "./accounts-data.ts";
import { MAILBOX_URL } from "./mail-server.ts";

test("an employer proves a domain by DNS, its page says so, and the log keeps it @desktop @phone", async ({
  page,
  complaints,
}) => {
  test.slow();
  const employer = await member(page, "employer");
  const mark = Date.now().toString(36);
  const domain = `harbor-${mark}.example`;
  await openAs(page, employer, "/employer/company-profile");
  const section = page.getByRole("region", { name: "Domains", exact: true });
  await section.getByRole("textbox", { name: "Domain" }).fill("harbor.github.io");
  await section.getByRole("button", { name: "Add domain" }).click();
  await expect(
    section.getByText("Anybody can get a name under github.io, so it proves nothing.").first(),
  ).toBeVisible();
  await section.getByRole("textbox", { name: "Domain" }).fill(`https://www.${domain}/jobs`);
  await section.getByRole("button", { name: "Add domain" }).click();
  const claim = section.getByRole("list", { name: "Your domains" }).getByRole("listitem");
  await expect(claim.getByText("Not proved yet")).toBeVisible();
  await claim.getByRole("button", { name: /^Look for it now/ }).click();
  await expect(claim.getByRole("alert").first()).toContainText("There is no TXT record");
  await expectAccessible(page);

  const record = await claim.getByText(/^jobmap-verification=/).innerText();
  await page.request.post("/dev/dns", { form: { domain, text: record }, maxRedirects: 0 });
  await claim.getByRole("button", { name: /^Look for it now/ }).click();
  await expect(toast(page, `${domain} is proved`)).toBeVisible();
  await expect(claim.getByText(/^Proved by DNS on/)).toBeVisible();

  await page.getByRole("link", { name: "View public page" }).click();
  await expect(page.getByText(new RegExp(`^${domain} proved by DNS on`))).toBeVisible();
  await page.getByRole("link", { name: "What this says" }).click();
  const log = page.getByRole("list", { name: "Log, the newest first" });
  await expect(log.getByRole("listitem")).toHaveText([new RegExp(`${domain} proved by DNS, by`)]);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(log.getByText(domain)).toBeVisible();

  await page.goto("/employer/company-profile");
  await claim.getByRole("button", { name: `Remove ${domain}` }).click();
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(claim).toHaveCount(0);
  await page.goto("/proved-domains");
  await expect(log.getByRole("listitem").first()).toContainText(`${domain} given up by`);
  // Wrong domains and codes were refused.
  expectRefusals(complaints);
});

test("an employer proves a domain by a code that was mailed there; whoever got it can refuse more", async ({
  page,
  complaints,
}) => {
  test.slow();
  const employer = await member(page, "employer");
  const domain = `quay-${Date.now().toString(36)}.example`;
  await openAs(page, employer, "/employer/company-profile");
  const section = page.getByRole("region", { name: "Domains", exact: true });
  await section.getByRole("textbox", { name: "Domain" }).fill(domain);
  await section.getByRole("button", { name: "Add domain" }).click();
  await section.getByRole("combobox", { name: "Mailbox" }).selectOption(`hr@${domain}`);
  await section.getByRole("button", { name: "Mail a code" }).click();
  let mail = "";
  await expect(async () => {
    mail = await (await page.request.get(`${MAILBOX_URL}?to=hr@${domain}`)).text();
    expect(mail).not.toBe("");
  }).toPass({ timeout: 15_000 });
  await section.getByRole("textbox", { name: "Code" }).fill("22222222");
  await section.getByRole("button", { name: "Confirm" }).click();
  await expect(section.getByText(/^This code is not right/).first()).toBeVisible();
  await section.getByRole("textbox", { name: "Code" }).fill(/^\s*([2-9A-Z]{8})\s*$/m.exec(mail)?.[1] ?? "");
  await section.getByRole("button", { name: "Confirm" }).click();
  await expect(section.getByText(/^Proved by mailbox on/)).toBeVisible();

  const block = /\/unsubscribe\?block=[\w-]{22}/.exec(mail)?.[0] ?? "";
  await page.goto(block);
  await page.getByRole("button", { name: "Stop them" }).click();
  await expect(page.getByRole("heading", { name: "Done" })).toBeVisible();
  expectRefusals(complaints);
});
