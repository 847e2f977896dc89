import { expect, it } from "vitest";
import { SCREENS } from "../../webapp/src/screens.ts";
import { SEO_TEXTS } from "../db/seo-texts.ts";

/** Their titles are made of what they show. */
const MADE = ["/", "/landing-page", "/jobmap", "/jobs"];

// @spec 7.130, 7.131
it("every page with its own title has texts, and no other page does", () => {
  const pages = SCREENS.filter(({ path, file }) => file?.endsWith(".tsx") && !path.includes(":"));
  const fixed = pages.map(({ path }) => path).filter((path) => !MADE.includes(path));
  expect(SEO_TEXTS.map(([page]) => page).sort()).toEqual(fixed.sort());
  for (const [page, title, description] of SEO_TEXTS) {
    expect(title, page).toMatch(/ \| Jobmap$/);
    expect(description, page).toMatch(/^[A-Z].{10,}\.$/);
  }
});
