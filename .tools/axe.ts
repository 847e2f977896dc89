/// <reference lib="dom" />
import type { Frame, Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe is asked of a page; all of its rules unless said otherwise. */
export interface AxeQuestion extends Pick<RunOptions, "runOnly" | "rules"> {
  /** Elements that are not looked at: a selector. */
  readonly without?: string;
}

/**
 * The rules that a page and its frames of the same origin break, and where. Axe is read once by each document, however often it is asked
 * there, and gives only violations: Playwright's own package reads it twice for every question, which takes as long as the answer.
 */
export async function violations(page: Page, { without, ...asked }: AxeQuestion = {}) {
  await Promise.all(page.frames().map((frame) => readAxe(frame, frame === page.mainFrame())));
  return page.evaluate(
    async ({ options, exclude }) => {
      const results = await window.axe.run({ include: document, ...(exclude && { exclude }) }, options);
      return results.violations.map(({ id, nodes }) => ({
        id,
        where: nodes.map(({ target }) => target.join(" ")),
      }));
    },
    { options: { ...asked, reporter: "no-passes" as const }, exclude: without },
  );
}

async function readAxe(frame: Frame, isPage: boolean): Promise<void> {
  try {
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  } catch (error) {
    // A frame may be gone by now.
    if (isPage) throw error;
  }
}
