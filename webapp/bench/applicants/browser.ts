import { type Browser, chromium, type Locator, type Page } from "@playwright/test";

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });

/** Long enough for a machine that does much else. */
const MAX_WAIT_MS = 180_000;

/** A page in which the employer is signed in. */
export async function signedInPage(browser: Browser, url: string, token: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(MAX_WAIT_MS);
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((value) => localStorage.setItem("token", value), token);
  return page;
}

/** Opens a screen of the employer's and waits until the first applicant is there. */
export async function openDesk(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("tbody tr a, figure").first().waitFor();
  await page.waitForLoadState("networkidle");
}

/** A person's hands: presses things and counts. */
export class Hands {
  presses = 0;

  async press(thing: Locator): Promise<void> {
    await thing.click();
    this.presses++;
  }
}
