import { describe, expect, it } from "vitest";
import { findCycles } from "../lib/architecture/cycles.ts";
import { wrongArrows } from "../lib/architecture/rooms.ts";
import * as rules from "../lib/architecture/rules.ts";
import { importsOf, readSources } from "../lib/architecture/source-tree.ts";

const sources = readSources("api/src", "api/db", "api/contract/src");
const one = (path: string, text: string) => new Map([[path, text]]);

describe("the rooms of the API", () => {
  it("are imported in the directions that are allowed, all of which are used", () => {
    expect(wrongArrows(importsOf(sources))).toEqual([]);
  });

  it("are told apart when a query presents", () => {
    const broken = one("api/src/queries/jobs.ts", 'import { presentJob } from "../presenters/job.ts";\n');
    expect(wrongArrows(importsOf(broken))).toContainEqual(expect.stringMatching(/^queries -> presenters: /));
  });

  it("import in no circle, types included", () => {
    expect(findCycles(importsOf(sources))).toEqual([]);
  });

  it("would be caught in a circle, however long", () => {
    const circle = new Map([
      ["a/one.ts", 'import type { Two } from "./two.ts";'],
      ["a/two.ts", 'export * from "../b/three.ts";'],
      ["b/three.ts", 'const one = await import("../a/one.ts");'],
      ["b/four.ts", 'import "./three.ts";'],
    ]);
    expect(findCycles(importsOf(circle))).toEqual([["a/one.ts", "a/two.ts", "b/three.ts"]]);
  });
});

/** Each rule holds, and is broken by an example. */
const RULES: readonly [name: string, rule: rules.Rule, path: string, ...examples: string[]][] = [
  [
    "only commands write",
    rules.noWrites,
    "api/src/routes/user/saved-jobs.ts",
    "await SavedJob.destroy({ where: { accountId } });",
    "await database.query(`UPDATE sessions SET last_used_at = ?`);",
  ],
  [
    "GET never writes",
    rules.readsDoNotWrite,
    "api/src/routes/employer/applications.ts",
    'import { moveApplication } from "../../commands/application/move-application.ts";\nexport const get = route("GET employer/application/{id}", async () => {\n  await moveApplication(id);\n});',
  ],
  [
    "a state changes by its lifecycle",
    rules.statesByLifecycle,
    "api/src/commands/listings/write-imported-jobs.ts",
    "await database.query(`UPDATE jobs SET title = ?,\n     status = IF(x, ?, status)\n     WHERE id = ?`);",
    'job.status = "PUBLISHED";',
  ],
  [
    "an outage is never taken for an empty answer",
    rules.noLyingCatch,
    "api/src/routes/employer/applications.ts",
    "const owner = await findApplication(id).catch(() => null);",
  ],
  [
    "pure rooms know neither HTTP nor SQL",
    rules.pureRooms,
    "api/src/map/job-index.ts",
    'import { QueryTypes } from "sequelize";',
    'import { Job } from "../models/index.ts";',
  ],
  [
    "the contract is the floor",
    rules.contractKnowsNobody,
    "api/contract/src/limits.ts",
    'import { readEnv } from "../../src/env.ts";',
    'import Koa from "koa";',
  ],
];

describe.each(RULES)("%s", (_, rule, path, ...examples) => {
  it("holds", () => {
    expect(rules.check(rule, sources)).toEqual([]);
    expect([...sources.keys()].filter((file) => rule.files.test(file))).not.toEqual([]);
  });

  it.each(examples)("is broken by %s", (example) => {
    expect(rules.check(rule, one(path, example))).toHaveLength(1);
  });
});
