import type { Page } from "@playwright/test";
import { Hands, openDesk } from "./browser.ts";

/** Presses, and seconds of a script that never thinks. */
export interface Effort {
  readonly presses: number;
  readonly seconds: number;
}

/** Those who stay. */
export const KEPT = 10;
/** Turned down one by one, for the rate of it. */
export const SAMPLE = 15;
const LIST = "/employer/all-application?sort=name&order=ascending";

/** Each on their own: opens the application, moves it, closes it again. */
export async function oneByOne(page: Page, url: string): Promise<Effort> {
  await openDesk(page, `${url}${LIST}`);
  const hands = new Hands();
  const begun = performance.now();
  for (let n = 0; n < SAMPLE; n++) {
    await hands.press(page.locator("tbody tr th a").nth(n));
    const panel = page.getByRole("dialog").first();
    await hands.press(panel.getByRole("button", { name: "Move", exact: true }));
    await hands.press(page.getByRole("menuitem", { name: "Reject" }));
    const question = page.getByRole("dialog", { name: /^Reject: / });
    await hands.press(question.getByRole("button", { name: "Reject" }));
    await question.waitFor({ state: "detached" });
    await hands.press(panel.getByRole("button", { name: "Close" }).first());
    await panel.waitFor({ state: "detached" });
  }
  return { presses: hands.presses, seconds: (performance.now() - begun) / 1_000 };
}

export interface EffortForAll extends Effort {
  /** From the last press until the server had taken it over, and until all were moved. */
  readonly answered: number;
  readonly moved: number;
}

/** All that match, but for those who stay: one question to the server. */
export async function allAtOnce(page: Page, url: string): Promise<EffortForAll> {
  await openDesk(page, `${url}${LIST}`);
  const hands = new Hands();
  const begun = performance.now();
  await hands.press(page.getByLabel("Select all on this page"));
  await hands.press(page.getByRole("button", { name: /^Choose all / }));
  for (let n = 0; n < KEPT; n++) await hands.press(page.locator("tbody tr").nth(n).getByRole("checkbox"));
  await hands.press(page.getByRole("button", { name: "Move", exact: true }));
  await hands.press(page.getByRole("menuitem", { name: "Reject" }));
  const question = page.getByRole("dialog", { name: /^Reject: / });
  await question.getByText(/^Moves [\d,]+ applications/).waitFor();
  await hands.press(question.getByRole("button", { name: "Reject" }));
  const last = performance.now();
  await question.waitFor({ state: "detached" });
  const answered = (performance.now() - last) / 1_000;
  const moves = page.getByRole("region", { name: "Moves" });
  await moves
    .getByText(/^Rejected: [\d,]+ of [\d,]+/)
    .and(page.locator(":not(:has(+ progress))"))
    .waitFor({ timeout: 180_000 });
  const ended = performance.now();
  return {
    presses: hands.presses,
    seconds: (ended - begun) / 1_000,
    answered,
    moved: (ended - last) / 1_000,
  };
}
