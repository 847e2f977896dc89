import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import puppeteer, { type Browser, type Page } from "puppeteer-core";

/** Browsers as Debian has them, driven by their own protocols: Playwright's Firefox is a build of its own. */
export const BROWSERS = [
  {
    name: "chrome",
    path: process.env["CHROMIUM_PATH"] ?? find(["chromium-headless-shell", "chromium", "google-chrome"]),
  },
  { name: "firefox", path: process.env["FIREFOX_PATH"] ?? find(["firefox-esr", "firefox"]) },
] as const;

export type BrowserName = (typeof BROWSERS)[number]["name"];

export function launch(name: BrowserName, executablePath: string): Promise<Browser> {
  return puppeteer.launch({
    browser: name,
    executablePath,
    headless: true,
    // Firefox ESR cannot be given a viewport, but a window.
    defaultViewport: null,
    args:
      name === "chrome"
        ? ["--no-sandbox", "--disable-gpu", "--no-first-run", "--window-size=1000,900"]
        : ["--width=1000", "--height=900"],
    // A busy machine needs its time to make Firefox a profile.
    timeout: 120_000,
    protocolTimeout: 120_000,
  });
}

/** Opens a page and gathers what goes wrong on it. */
export async function open(browser: Browser, url: string): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.goto(url);
  return { page, errors };
}

function find(names: readonly string[]): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
