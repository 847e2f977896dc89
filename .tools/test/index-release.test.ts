import { expect, it } from "vitest";
import { INDEX_SOURCES } from "../../api/src/background/index-release.ts";
import { carriedBy, readSources } from "../lib/architecture/source-tree.ts";

it("snapshots of the map index are named by all code that decides what is kept of a job", () => {
  const carried = carriedBy(readSources("api/src", "api/contract/src", "api/kernels"), [
    "api/src/queries/index-rows.ts",
    "api/src/map/index.ts",
  ]);
  const isNamed = (path: string) => INDEX_SOURCES.some((source) => `${path}/`.startsWith(`api/${source}/`));
  expect(carried.length).toBeGreaterThan(30);
  expect(carried.filter((path) => !isNamed(path))).toEqual([]);
});
