import { expect, test } from "../../../.tools/browser-test.ts";
import { list, rows } from "./explore-page.ts";

/** What six people want, as they would say it, and what the first job must be. */
const TASKS: readonly (readonly [said: string, title: RegExp])[] = [
  ["find part-time bakery work I can reach near Dayton paying 15", /bak|decorator/i],
  ["remote customer service job, no experience", /customer|contact center/i],
  ["cdl driver home every night in Texas", /driver/i],
  ["software engineer hybrid bay area 100k", /engineer|developer/i],
  ["teachers aide in California", /teaching|aide|paraprofessional/i],
  ["busco trabajo de enfermera en Florida", /nurse/i],
];

test("six people find their job in three actions at most", async ({ page }) => {
  for (const [said, title] of TASKS)
    await test.step(said, async () => {
      await page.goto("/jobmap");
      // Typing, Enter, and where that finds nothing the way out that is offered with its count.
      const what = page.getByRole("combobox", { name: "What" });
      await what.fill(said);
      await what.press("Enter");
      await expect(page).toHaveURL(/[?&]search=/);
      const wayOut = list(page).getByRole("button", { name: "Search everywhere" });
      await expect(rows(page).first().or(wayOut)).toBeVisible();
      if (await wayOut.isVisible()) await wayOut.click();
      await expect(rows(page).first()).toContainText(title);
    });
});
