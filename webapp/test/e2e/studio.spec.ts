import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectLegible, test } from "../../../.tools/browser-test.ts";
import { openAs } from "./accounts-data.ts";
import { postedJob, postJobOf } from "./posted-job.ts";

const PATH = "/jobmap-integration";
const COMPANY = "lanternfield-stores";

test.describe("the snippet studio", () => {
  test("moves nothing when the map has come @phone", async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      const note = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries()) shifts.push("value" in entry ? Number(entry.value) : 0);
      };
      new PerformanceObserver(note).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(PATH);
    await expect(page.locator("job-map").getByRole("heading", { name: /^Jobs at/ })).toBeVisible();
    const moved = await page.evaluate<number[]>("shifts");
    expect(moved.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  });

  test("shows a company's map at once, as on the other site @phone @desktop", async ({ page }) => {
    await page.goto(PATH);
    await page.getByRole("combobox", { name: "Company" }).fill("quillmere clock");
    await page.getByRole("option", { name: /Quillmere Clock Works/ }).click();
    await expect(page).toHaveURL(`${PATH}?company=quillmere-clock-works`);
    const embed = page.locator("job-map");
    await embed.scrollIntoViewIfNeeded();
    await expect(embed.getByRole("heading", { name: "Jobs at Quillmere Clock Works" })).toBeVisible();

    await page.getByRole("radio", { name: "List", exact: true }).click();
    await expect(embed.locator(".map")).toHaveCount(0);
    await page.getByRole("radio", { name: "Dark" }).click();
    await expect(embed).toHaveCSS("color-scheme", "dark");
    await page.getByRole("textbox", { name: "Accent", exact: true }).fill("#7fd1a5");
    await expect(embed.locator(".pay").first()).toHaveCSS("color", "rgb(127, 209, 165)");
    await page.getByText("Filters", { exact: true }).first().click();
    await page.getByRole("checkbox", { name: "City or ZIP" }).click();
    await expect(embed.getByRole("searchbox")).toHaveCount(1);
    await page.getByText("Language and units").click();
    await page.getByRole("combobox", { name: "Language" }).selectOption("es");
    await expect(embed.getByRole("heading", { name: "Empleos en Quillmere Clock Works" })).toBeVisible();

    const code = await codeOf(page, "the HTML");
    await page.reload();
    await expect.poll(() => codeOf(page, "the HTML")).toBe(code);
    await embed.scrollIntoViewIfNeeded();
    await expect(embed.getByRole("heading", { name: "Empleos en Quillmere Clock Works" })).toBeVisible();
  });

  test("keeps the preview visible while a phone's settings are open, and not after @phone", async ({
    page,
  }) => {
    await page.goto(`${PATH}?company=${COMPANY}`);
    const preview = page.getByRole("region", { name: "Preview" });
    const accent = page.getByRole("textbox", { name: "Accent", exact: true });
    await accent.scrollIntoViewIfNeeded();
    await accent.fill("#7fd1a5");
    await expect(preview).toBeInViewport();
    await expect(accent).toBeInViewport();
    const [above, field] = [await preview.boundingBox(), await accent.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
    await page.getByRole("region", { name: "Code: the HTML" }).scrollIntoViewIfNeeded();
    await page.getByRole("heading", { name: "Content-Security-Policy" }).scrollIntoViewIfNeeded();
    await expect(preview).not.toBeInViewport();
  });

  // @spec 2.189
  test("copies the code for every kind of site, and confirms it", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`${PATH}?company=${COMPANY}&accent=0a7a50`);
    for (const [tab, what, holds] of [
      ["HTML", "the HTML", "<job-map"],
      ["Iframe", "the iframe", "/job-map-iframe/"],
      ["React", "for React", "export function JobMap()"],
      ["Vue", "for Vue", "<script setup>"],
      ["WordPress", "for WordPress", "<!-- wp:html -->"],
      ["Webflow", "for Webflow", "<job-map"],
      ["Wix", "for Wix", "<job-map"],
      ["Google Sites", "for Google Sites", "/job-map-iframe/"],
      ["Tag Manager", "for Tag Manager", "createElement"],
    ] as const) {
      await page.getByRole("tab", { name: tab }).click();
      await page.getByRole("button", { name: `Copy ${what}` }).click();
      const toast = page.getByRole("region", { name: "Notices" });
      await expect(toast.getByText("copied clipboard")).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain(holds);
      expect(copied.trim()).toBe((await codeOf(page, what)).trim());
      await toast.getByRole("button", { name: "Dismiss" }).click();
      await expect(toast.getByText("copied clipboard")).toHaveCount(0);
    }
    await expect(page.getByRole("link", { name: "Message for your webmaster" })).toHaveAttribute(
      "href",
      /^mailto:\?subject=Job%20map.*createElement/,
    );
    await page.getByRole("tab", { name: "WordPress" }).click();
    await expect(page.getByText("unfiltered_html")).toBeVisible();
    await page.getByRole("button", { name: "Copy the message" }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain("please put the job map of Lanternfield Stores on our website");
    await page.getByRole("button", { name: "Copy the directives" }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^script-src http:\S+;\nconnect-src /);
  });

  test("gives code that works unchanged on another origin", async ({ page }) => {
    await page.goto(`${PATH}?company=${COMPANY}&view=list&accent=0a7a50&radius=12&width=900`);
    const html = await codeOf(page, "the HTML");
    await page.getByRole("tab", { name: "Iframe" }).click();
    const frame = await codeOf(page, "the iframe");
    const site = createServer((_, response) => {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(
        `<!doctype html><html lang="en"><title>Careers</title><link rel="icon" href="data:,">${html}${frame}</html>`,
      );
    });
    await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
    try {
      const address = site.address();
      if (address === null || typeof address === "string") throw new Error("The site has no port.");
      await page.goto(`http://127.0.0.1:${address.port}/`);
      for (const embed of [page.locator("job-map"), page.frameLocator("iframe").locator("#app")]) {
        await expect(embed.getByRole("heading", { name: "Jobs at Lanternfield Stores" })).toBeVisible();
        await expect(embed.locator(".pay").first()).toHaveCSS("color", "rgb(10, 122, 80)");
        await expect(embed.locator(".box")).toHaveCSS("border-radius", "24px");
      }
      expect((await page.locator("job-map").boundingBox())?.width).toBe(900);
    } finally {
      await new Promise((done) => site.close(done));
    }
  });

  test("previews the frame, and links to the shared page", async ({ page }) => {
    await page.goto(`${PATH}?company=${COMPANY}&delivery=iframe`);
    const frame = page.frameLocator('iframe[title="Jobs at Lanternfield Stores"]');
    await expect(frame.locator("#app ol li").first()).toBeVisible();
    const steps = await page.evaluate(() => history.length);
    await page.getByRole("radio", { name: "List", exact: true }).click();
    await expect(frame.locator("#app .box.is-list")).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(steps);

    await page.getByRole("radio", { name: /^Shared link/ }).click();
    await expect(page.getByRole("link", { name: "Open the shared page" })).toHaveAttribute(
      "href",
      `/job-map/${COMPANY}?view=list`,
    );
  });

  test("names unreadable colors, with figures", async ({ page }) => {
    await page.goto(`${PATH}?company=${COMPANY}&paper=ffffff`);
    const dark = page.getByRole("table", { name: "On dark pages" });
    await expect(dark.getByRole("row", { name: /^Text Shown as #10242c/ })).toContainText("Good");
    await page.getByRole("radio", { name: "Light", exact: true }).click();
    await expect(dark).toHaveCount(0);
    const light = page.getByRole("table", { name: "On light pages" });
    await expect(light.getByText("Too low")).toHaveCount(0);
    await page.getByRole("textbox", { name: "Accent", exact: true }).fill("#ffe45c");
    await expect(light.getByText(/^Shown as #[0-9a-f]{6}/)).toBeVisible();
  });

  test("says that a company is unknown, and helps find another", async ({ page }) => {
    await page.goto(`${PATH}?company=nobody-here`);
    await expect(page.getByText("No company named “nobody-here”")).toBeVisible();
    await expect(page.locator("job-map")).toHaveCount(0);
    await page.getByRole("combobox", { name: "Company" }).fill("lantern");
    await page.getByRole("option", { name: /Lanternfield Stores/ }).click();
    await expect(page.locator("job-map ol li").first()).toBeVisible();
  });

  // @spec 2.28, 7.133
  test("shows employers only their own company, in demo and code, and links back", async ({ page }) => {
    const { employer } = await postedJob(page, "Deckhand");
    await openAs(page, employer, "/company-iframe");
    await expect(page.getByText("Your job map,")).toBeVisible();
    await expect(page.getByRole("heading", { name: `Jobs at ${employer.company_name}` })).toBeVisible();
    await expect(page.getByText("Example.")).toBeHidden();
    await page.getByRole("link", { name: "Get the code" }).click();
    await expect(page.getByText("Example:")).toHaveCount(0);
    const { username } = await profileOf(page, employer.token);
    await expect.poll(() => codeOf(page, "the HTML")).toContain(`company="${username}"`);
    await page.locator("job-map").scrollIntoViewIfNeeded();
    await expect(page.locator("job-map").getByRole("link", { name: "Deckhand" })).toBeVisible();
    await postJobOf(page, employer, "Lamplighter");
    await expect(page.locator("job-map").getByRole("link", { name: "Lamplighter" })).toBeVisible();
    await page.goto(`${PATH}?company=${COMPANY}`);
    await expect.poll(() => codeOf(page, "the HTML")).toContain(`company="${username}"`);
    await expect(page.getByRole("combobox", { name: "Company" })).toHaveCount(0);
    await page.goto(`/company-iframe?company=${COMPANY}`);
    await page.getByRole("link", { name: "Back to the dashboard" }).click();
    await expect(page).toHaveURL("/employer/dashboard");
  });

  test("labels the visitors' example as one @phone @desktop", async ({ page }) => {
    await page.goto("/company-iframe");
    await expect(page.getByText(/^Example\. This is the job map of/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Back to Jobmap" }).click();
    await expect(page).toHaveURL("/jobmap");
    await page.goto(PATH);
    await expect(page.getByText("This is an example. Choose your company.")).toBeVisible();
  });

  test("is there in Spanish, with its code and the message for a webmaster", async ({ page }) => {
    await page.goto(`/es${PATH}?company=${COMPANY}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Su mapa de empleos en su sitio web");
    await page.getByRole("radio", { name: "Enlace para compartir" }).click();
    await expect(page.getByText("Para correos, publicaciones y perfiles.")).toBeVisible();
    await page.getByRole("radio", { name: "Etiqueta script" }).click();
    await expect(page.getByText("En cualquier lugar del cuerpo de su página.")).toBeVisible();
    const message = page.getByRole("link", { name: "Mensaje para su webmaster" });
    await expect(message).toHaveAttribute("href", /^mailto:\?subject=Mapa%20de%20empleos/);
    await expectAccessible(page);
  });

  test("is accessible in both themes @phone @desktop", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(`${PATH}?company=${COMPANY}&filters=search&locale=en&height=400`);
    await page.locator("job-map").scrollIntoViewIfNeeded();
    await expect(page.locator("job-map ol li").first()).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectLegible(page);
  });
});

async function profileOf(page: Page, token: string): Promise<{ username: string }> {
  const reply = await page.request.get("/api/v1/auth/profile", {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await reply.json()).data;
}

/** What a code box shows. */
async function codeOf(page: Page, what: string): Promise<string> {
  return page.getByRole("region", { name: `Code: ${what}` }).innerText();
}
