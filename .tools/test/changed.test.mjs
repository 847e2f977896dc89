import { expect, test } from "vitest";
import { readCheckArguments, touchedProjects } from "../lib/changed.mjs";

test("types are checked of a project that changed, and of those that read it", () => {
  expect(touchedProjects(["storybook/foundations/Type.tsx", "README.md"])).toEqual(["storybook"]);
  expect(touchedProjects(["webapp/src/root.tsx"])).toEqual(["webapp", "storybook"]);
  expect(touchedProjects(["api/contract/src/index.ts"])).toContain("examples");
  expect(touchedProjects(["docs/embed.md"])).toEqual([]);
  expect(touchedProjects(["tsconfig.base.json"])).toHaveLength(7);
});

test("an option that there is not is refused, with the one that there is", () => {
  expect(readCheckArguments([])).toEqual({ isChangedOnly: false });
  expect(readCheckArguments(["--changed"])).toEqual({ isChangedOnly: true });
  expect(() => readCheckArguments(["--chnaged"])).toThrow('not "--chnaged": as  npm run check -- --changed');
});
