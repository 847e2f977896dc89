import { describe, expect, it } from "vitest";
import { API_ROOMS } from "../lib/architecture/api-rooms.ts";
import { findCycles } from "../lib/architecture/cycles.ts";
import { MAP_ROOMS } from "../lib/architecture/map-rooms.ts";
import { wrongArrows } from "../lib/architecture/rooms.ts";
import * as rules from "../lib/architecture/rules.ts";
import { carriedBy, importsOf, readSources } from "../lib/architecture/source-tree.ts";
import { EXPLORE_ROOMS, LIB_FOR_UI, UI_FOR_LIB, WEBAPP_ROOMS } from "../lib/architecture/webapp-rooms.ts";
import { WIDGET_ROOMS, WIDGET_UI_ROOMS } from "../lib/architecture/widget-rooms.ts";

const sources = readSources("api/src", "api/db", "api/contract/src");
const webapp = readSources("webapp/src");
const checked = new Map([...sources, ...webapp]);
const one = (path: string, text: string) => new Map([[path, text]]);

const CODE = [
  {
    name: "API",
    imports: importsOf(sources),
    plan: API_ROOMS,
    wrong: ["api/src/queries/jobs.ts", "../presenters/job.ts", "queries -> presenters"],
  },
  {
    name: "map index",
    imports: importsOf(sources),
    plan: MAP_ROOMS,
    wrong: ["api/src/map/store/store.ts", "../query/plan.ts", "store -> query"],
  },
  {
    name: "widget",
    imports: importsOf(readSources("widget/src")),
    plan: WIDGET_ROOMS,
    wrong: ["widget/src/ui/trouble/Trouble.tsx", "../../embed/rescue.ts", "ui -> embed"],
  },
  {
    name: "embed's components",
    imports: importsOf(readSources("widget/src")),
    plan: WIDGET_UI_ROOMS,
    wrong: ["widget/src/ui/press/Choices.tsx", "../control/controller.ts", "press -> control"],
  },
  {
    name: "web app",
    imports: importsOf(webapp),
    plan: WEBAPP_ROOMS,
    wrong: ["webapp/src/features/shell/Panels.tsx", "../account/SignInModal.tsx", "shell -> account"],
  },
  {
    name: "job map's page",
    imports: importsOf(webapp),
    plan: EXPLORE_ROOMS,
    wrong: ["webapp/src/features/explore/filters/FilterBar.tsx", "../results/load.ts", "filters -> results"],
  },
] as const;

describe.each(CODE)("the rooms of the $name", ({ imports, plan, wrong: [path, target, arrow] }) => {
  it("only import in allowed directions, all of which are used", () => {
    expect(wrongArrows(imports, plan)).toEqual([]);
  });

  it(`are separated by ${arrow}`, () => {
    const broken = importsOf(one(path, `import { one } from "${target}";\n`));
    expect(wrongArrows(broken, plan)).toContainEqual(expect.stringContaining(`${arrow}: ${path}`));
  });

  it("have no import cycles, types included", () => {
    expect(imports.size).toBeGreaterThan(100);
    expect(findCycles(imports)).toEqual([]);
  });
});

describe("rooms listed lowest first", () => {
  it.each([MAP_ROOMS, WIDGET_ROOMS, WIDGET_UI_ROOMS, EXPLORE_ROOMS])(
    "may import the ones above them in the list",
    (plan) => {
      const rooms = Object.keys(plan.allowed);
      for (const [room, others] of Object.entries(plan.allowed))
        expect(others.filter((other) => rooms.indexOf(other) > rooms.indexOf(room))).toEqual([]);
    },
  );
});

describe("import cycles", () => {
  it("of any length are found", () => {
    const circle = new Map([
      ["a/one.ts", 'import type { Two } from "./two.ts";'],
      ["a/two.ts", 'export * from "../b/three.ts";'],
      ["b/three.ts", 'const one = await import("../a/one.ts");'],
      ["b/four.ts", 'import "./three.ts";'],
    ]);
    expect(findCycles(importsOf(circle))).toEqual([["a/one.ts", "a/two.ts", "b/three.ts"]]);
  });
});

describe("components and lib of the web app", () => {
  const used = (from: string, to: string) => {
    const files = [...importsOf(webapp)].filter(
      ([path]) => path.startsWith(from) && !path.includes(".stories."),
    );
    const targets = files.flatMap(([, names]) => names).filter((name) => name.startsWith(to));
    return [...new Set(targets)].map((name) => name.slice(to.length)).sort();
  };

  it("only import each other where that is listed", () => {
    expect(used("webapp/src/ui/", "webapp/src/lib/")).toEqual(LIB_FOR_UI);
    expect(used("webapp/src/lib/", "webapp/src/ui/")).toEqual(UI_FOR_LIB);
    for (const floor of ["webapp/src/lib/", "webapp/src/ui/"])
      expect(used(floor, "webapp/src/features/")).toEqual([]);
  });
});

describe("data the server passes to pages", () => {
  it("is declared once, in the contract", () => {
    const code = [...checked];
    const declared = code.filter(([, text]) => /\binterface (?:ServerContext|PageContext)\b/.test(text));
    expect(declared.map(([path]) => path)).toEqual(["api/contract/src/server-context.ts"]);
    const members = [...(declared[0]?.[1] ?? "").matchAll(/^ {2}(\w+)[(:]/gm)].map(([, name]) => name);
    expect(members).toEqual([...new Set(members)]);
  });
});

describe("the server-state cache", () => {
  const carriers = (...start: string[]) =>
    carriedBy(webapp, start).filter((path) => webapp.get(path)?.includes('from "@tanstack/react-query"'));
  const page = (name: string) => `webapp/src/features/${name}/page.tsx`;

  it("is not loaded with public pages", () => {
    const everywhere = ["webapp/src/entry.client.tsx", "webapp/src/root.tsx"];
    const pages = ["landing", "job", "job-list", "company", "explore", "studio", "feedback"].map(page);
    expect(pages.filter((path) => !webapp.has(path))).toEqual([]);
    expect(carriers(...everywhere, ...pages)).toEqual([]);
  });

  it("is loaded with guarded pages, so that the test would find it", () => {
    expect(carriers("webapp/src/features/session/Guard.tsx")).not.toEqual([]);
    expect(carriers(page("employer-jobs"))).toContain("webapp/src/features/employer-jobs/JobsView.tsx");
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
    "the ledger is only added to",
    rules.ledgerGrows,
    "api/src/commands/payment/record.ts",
    "await database.query(`UPDATE ledger_entries SET amount = 0`);",
    "await database.query(`DELETE FROM ledger_entries WHERE id = 1`);",
  ],
  [
    "roles are compared by policies",
    rules.rolesByPolicy,
    "api/src/routes/user/job-search.ts",
    'const candidate = session?.account.role === "user" ? session.account.id : undefined;',
    "if (NOTICE_KINDS[type].role !== account.role) throw refusal;",
    'const people = await Account.findAll({ where: { role: "employer", companyId } });',
    "switch (session.account.role) {",
    'if (audience !== "any role" && audience !== session.account.role) throw refusal;',
    "`SELECT id FROM accounts WHERE role = 'employer'`",
  ],
  [
    "a content security policy is written in one file",
    rules.policiesOfPages,
    "api/src/routes/openapi.ts",
    'ctx.set("Content-Security-Policy", "default-src \'none\'");',
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
  [
    "processes that read files start fast",
    rules.readersStartFast,
    "api/src/resume-parser/skills.ts",
    'import { RESUME_LIMITS } from "@jobmap/contract";',
    'import {\n  type ReadBack,\n  MAX_RESUME_PAGES,\n} from "@jobmap/contract";',
  ],
  [
    "pages of people who are signed in ask by the cache",
    rules.asksByTheCache,
    "webapp/src/features/saved/use-saved.ts",
    'useEffect(() => void call("GET user/folder/list", {}).then(setFolders), []);',
    'const load = useCallback(\n  (signal: AbortSignal) =>\n    call(\n      "GET user/job/saved",\n      { query },\n      { signal },\n    ),\n  [],\n);',
  ],
];

describe.each(RULES)("%s", (_, rule, path, ...examples) => {
  it("holds", () => {
    expect(rules.check(rule, checked)).toEqual([]);
    expect([...checked.keys()].filter((file) => rule.files.test(file))).not.toEqual([]);
  });

  it.each(examples)("is broken by %s", (example) => {
    expect(rules.check(rule, one(path, example))).toHaveLength(1);
  });
});
