import { expect, type Locator, type Page } from "@playwright/test";
import type { EmbedSite } from "./embed-site.ts";

/** The two lines that an employer pastes. */
export function snippet(site: EmbedSite, attributes = 'company="acme"'): string {
  return `<script async src="${site.host}/widget/v1/loader.js"></script>\n<job-map ${attributes}></job-map>`;
}

export interface Opened {
  /** Errors of the page and of its policy, none of which may come from us. */
  readonly errors: string[];
}

/** Opens a page of somebody else's with this in its body. */
export async function openPage(
  page: Page,
  site: EmbedSite,
  body: string,
  { head = "", headers = {} }: { head?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<Opened> {
  const opened = watchErrors(page);
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Careers</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
  await page.goto(site.page(html, headers));
  return opened;
}

/** Collects what a page has to complain of from now on. */
export function watchErrors(page: Page): Opened {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("favicon")) errors.push(message.text());
  });
  return { errors };
}

/** An embed that has its list and its map. */
export async function shown(page: Page, within = "job-map"): Promise<Locator> {
  const embed = page.locator(within);
  await expect(embed.locator("ol li").first()).toBeVisible();
  await expect(embed.locator("button.jm-item").first()).toBeVisible();
  return embed;
}
