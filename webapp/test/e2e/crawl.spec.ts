import { expect, test } from "../../../.tools/browser-test.ts";
import { SCREENS } from "../../src/screens.ts";
import { crawl } from "./crawl.ts";

/** Reached from a mail, the bell or links of before, and so from no page. */
const FROM_OUTSIDE = [
  "/conversation",
  "/notifications",
  "/team-invitation",
  "/unsubscribe",
  "/viewjobdetails",
];

// @spec 1.23
test("every link of every page leads to a page, and every public page is linked", async ({ baseURL }) => {
  const isOpen = new Set(SCREENS.filter((screen) => screen.for === undefined).map(({ path }) => path));
  const { pages, problems } = await crawl(baseURL ?? "", ["/"]);
  expect(problems.filter((problem) => !isGuarded(problem))).toEqual([]);

  const alone = [...isOpen].filter(
    (path) => !path.includes(":") && !pages.has(path) && !FROM_OUTSIDE.includes(path),
  );
  // Second addresses of a page, which say whose they are.
  const aliases = await crawl(baseURL ?? "", alone, { follow: false });
  expect(aliases.problems).toEqual([]);
  for (const path of alone) {
    const canonical = new URL(aliases.pages.get(path)?.canonical ?? "", baseURL).pathname;
    expect(canonical, `no page links to ${path}`).not.toBe(path);
    expect(pages.has(canonical), `${path} belongs to ${canonical}`).toBe(true);
  }
});

/** What is behind the sign-in is drawn once the session is known, in either language. */
function isGuarded(problem: string): boolean {
  return SCREENS.some(
    ({ path, for: role }) =>
      role !== undefined &&
      ["", "/es"].some((prefix) => problem.endsWith(`→ ${prefix}${path}: has 0 first headings`)),
  );
}
