import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { expectRefusals, member, openAs } from "./accounts-data.ts";

const ABOUT = "Keeps the boats and the yard in order, in every season and most weather. ".repeat(4);
const PAGE = `<!doctype html><title>Deckhand - Skipjack</title><main><h1>Deckhand</h1>
<dl><dt>Location</dt><dd>Baltimore, MD</dd><dt>Pay</dt><dd>$21 to $26 an hour</dd></dl>
<h2>Responsibilities</h2><ul><li>Mend nets</li><li>Paint the hulls</li></ul><p>${ABOUT}</p></main>`;

test("an employer starts a job from its page, checks it beside the source, and confirms it in the form @desktop @phone", async ({
  page,
  complaints,
}) => {
  test.slow();
  const site = createServer((_, reply) => reply.end(PAGE)).listen(0, "127.0.0.1");
  await once(site, "listening");
  const { port } = site.address() as AddressInfo;
  try {
    const employer = await member(page, "employer");
    await openAs(page, employer, "/employer/post-job");
    await page.getByRole("link", { name: /Start from a template, a link/ }).click();
    await expectAccessible(page);
    const address = page.getByRole("textbox", { name: "Address of the job" });
    await address.fill("http://10.0.0.1/job");
    await page.getByRole("button", { name: "Read the page" }).click();
    await expect(page.getByText("not on the public internet").first()).toBeVisible();
    await address.fill(`http://127.0.0.1:${port}/deckhand`);
    await page.getByRole("button", { name: "Read the page" }).click();

    const use = page.getByRole("checkbox", { name: "Use pay" });
    await expect(use).toBeChecked();
    await use.focus();
    await expect(
      page.getByRole("region", { name: "Your source" }).locator("[data-quoted]").first(),
    ).toBeVisible();
    await page.getByRole("checkbox", { name: "Use responsibilities" }).uncheck();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save as draft" }).click();

    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Deckhand");
    const right = page.getByRole("button", { name: "It's right: Title" }).first();
    await expect(right).toBeVisible();
    await expectAccessible(page);
    await right.click();
    await expect(page.getByRole("button", { name: "It's right: Title" })).toHaveCount(0);
    await page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name: /^Pay/ }).click();
    await expect(page.getByRole("button", { name: "It's right: Pay" }).first()).toBeVisible();
    await page.getByLabel("From").fill("22");
    await expect(page.getByRole("button", { name: "It's right: Pay" })).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel("From")).toHaveValue("22");
    await expect(page.getByRole("button", { name: "It's right: Pay" })).toHaveCount(0);
    // An address that nobody may read was refused.
    expectRefusals(complaints);
  } finally {
    site.closeAllConnections();
    site.close();
  }
});
