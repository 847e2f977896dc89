import { expect, test } from "vitest";
import { readCheckArguments, touchedProjects } from "../lib/changed.mjs";

test("types are checked of projects that changed and of projects that read them", () => {
  expect(touchedProjects(["storybook/foundations/Type.tsx", "README.md"])).toEqual(["storybook"]);
  expect(touchedProjects(["webapp/src/root.tsx"])).toEqual(["webapp", "storybook"]);
  expect(touchedProjects(["api/contract/src/index.ts"])).toContain("examples");
  expect(touchedProjects(["docs/embed.md"])).toEqual([]);
  expect(touchedProjects(["tsconfig.base.json"])).toHaveLength(7);
});

test("an unknown option is refused, and the valid one is named", () => {
  expect(readCheckArguments([])).toEqual({ isChangedOnly: false });
  expect(readCheckArguments(["--changed"])).toEqual({ isChangedOnly: true });
  expect(() => readCheckArguments(["--chnaged"])).toThrow('not "--chnaged": npm run check -- --changed');
});
