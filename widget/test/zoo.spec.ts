import { expect, test } from "@playwright/test";
import { openPage, shown, snippet } from "./embed-page.ts";
import { type EmbedSite, openEmbedSite } from "./embed-site.ts";
import { OLD_LIBRARIES } from "./old-libraries.ts";

let site: EmbedSite;
test.beforeAll(async () => {
  site = await openEmbedSite();
});
test.afterAll(() => site.close());

for (const { name, script, garblesJson } of OLD_LIBRARIES)
  test(`beside ${name} the embed works`, async ({ page }) => {
    const { errors } = await openPage(page, site, snippet(site, 'company="acme" sync'), {
      head: `<script>${script}</script>`,
    });
    const embed = await shown(page);
    await expect(embed.locator(".count")).toHaveText("60 jobs");
    if (!garblesJson) await expect.poll(() => site.followers("acme")).toBeGreaterThan(0);
    await embed.getByRole("button", { name: "Filters" }).click();
    await embed.getByLabel(/Part time/).check();
    await expect(embed.locator(".count")).toHaveText("15 jobs");
    await embed.getByRole("button", { name: "Show jobs" }).click();
    await embed.getByRole("link", { name: / 10$/ }).or(embed.locator("ol a")).first().click();
    await expect(embed.getByText("Cook & plate for forty covers.")).toBeVisible();
    await expect.poll(() => new URL(page.url()).searchParams.get("jm-acme-job")).not.toBeNull();
    await expect(embed.getByRole("button", { name: "Back to the list" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(embed.locator(".job")).toHaveCount(0);
    expect(errors).toEqual([]);
  });
