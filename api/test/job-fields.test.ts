import { existsSync, readFileSync } from "node:fs";
import {
  EmployerJob,
  eachField,
  JOB_CONTENT_KEYS,
  JOB_FIELDS,
  JOB_FIELDS_SHOWN,
  JobContent,
  JobDetail,
  namesOf,
} from "@jobmap/contract";
import { DataTypes } from "sequelize";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { fieldInputs, fieldReplies, stepInputs } from "../contract/src/job-field-schemas.ts";
import { plainValues } from "../src/format/attributes.ts";
import { testOf } from "../src/import/content.ts";
import { FIELDS, headerNames } from "../src/import/fields.ts";
import { buildPlainFields, readHere } from "../src/import/rows/plain-fields.ts";
import { Row } from "../src/import/rows/row.ts";
import { plainAttributes, plainColumns } from "../src/models/plain-columns.ts";
import { drawJobFields } from "../src/openapi/job-fields-page.ts";
import { ADDED_FIELDS, ADDED_SHOWN } from "./support/added-fields.ts";

const SAID = {
  immediate_start: true,
  shift: "NIGHT",
  travel_percent: 25,
  dress_code: "Boots",
  housing_from: "2026-12-01",
} as const;

/** What a row of these cells says of the added fields. */
function imported(cells: Readonly<Record<string, string>>) {
  const columns = new Map(
    Object.keys(cells).map((name, index) => [name, { field: name, index, header: name, by: "header" }]),
  );
  const row = new Row(Object.values(cells), { columns, unused: [], foreign: [], identity: null } as never);
  const said = buildPlainFields(row, readHere(ADDED_FIELDS), { dateOrders: new Map(), today: "2026-11-23" });
  return { said, warnings: row.warnings.map(({ kind, column }) => [kind, column]) };
}

describe("a field added to the table", () => {
  it("is accepted by the schemas, optional, and rejected with its name", () => {
    const input = z.object(fieldInputs(ADDED_FIELDS));
    const nothing = eachField(ADDED_FIELDS, () => null);
    expect(input.parse(SAID)).toEqual(SAID);
    expect(input.parse(nothing)).toEqual(nothing);
    expect(z.object(stepInputs(ADDED_FIELDS, "job")).parse({})).toEqual({ shift: null, dress_code: null });
    const bad = {
      immediate_start: "yes",
      shift: "DUSK",
      travel_percent: 101,
      dress_code: "x".repeat(41),
      housing_from: "soon",
    };
    const issues = input.safeParse(bad).error?.issues ?? [];
    expect(issues.map(({ path }) => path[0])).toEqual(Object.keys(bad));
    expect(issues[3]?.message).toBe("Dress code can be at most 40 characters.");
    expect(z.object(fieldReplies(ADDED_FIELDS)).parse(SAID)).toEqual(SAID);
  });

  it("has a column, written and read by its name", () => {
    const columns = plainColumns(ADDED_FIELDS);
    expect(columns.immediateStart).toEqual({ type: DataTypes.BOOLEAN });
    expect(Object.keys(columns)).toEqual([
      "immediateStart",
      "shift",
      "travelPercent",
      "dressCode",
      "housingFrom",
    ]);
    const attributes = plainAttributes({ ...SAID }, ADDED_FIELDS);
    expect(attributes).toMatchObject({ travelPercent: 25, housingFrom: "2026-12-01" });
    expect(plainValues(attributes, ADDED_FIELDS)).toEqual(SAID);
    expect(plainAttributes({}, ADDED_FIELDS)).toEqual({});
  });

  it("is recognized by headers and cells, and read from them", () => {
    expect(headerNames(ADDED_FIELDS).immediate_start).toContain("start immediately");
    const holds = (name: keyof typeof ADDED_FIELDS, cell: string) => testOf(ADDED_FIELDS[name])(cell);
    expect([holds("immediate_start", "Yes"), holds("immediate_start", "Boston")]).toEqual([true, false]);
    expect([holds("shift", "night shift"), holds("shift", "dusk")]).toEqual([true, false]);
    expect([holds("travel_percent", "25"), holds("travel_percent", "often")]).toEqual([true, false]);
    const cells = {
      immediate_start: "TRUE",
      shift: "night",
      travel_percent: "25 %",
      dress_code: " Boots ",
      housing_from: "12/01/2026",
    };
    expect(imported(cells)).toEqual({ said: SAID, warnings: [] });
    expect(imported({ immediate_start: "later", shift: "dusk", travel_percent: "300" })).toEqual({
      said: eachField(ADDED_FIELDS, () => null),
      warnings: [
        ["value_unknown", "immediate_start"],
        ["value_unknown", "shift"],
        ["number_unusable", "travel_percent"],
      ],
    });
  });

  it("is on the page of all fields", () => {
    const page = drawJobFields(ADDED_FIELDS, ADDED_SHOWN);
    expect(page).toContain("| `immediate_start` | Whether work can begin at once. | yes or no |");
    expect(page).toContain(
      "immediate start, start immediately, asap | Immediate start | jobImmediateStart |",
    );
  });
});

describe("every field in the table", () => {
  it.each(namesOf(JOB_FIELDS))(
    "%s is accepted, returned, imported, and shown or marked as not shown",
    (name) => {
      expect(JOB_CONTENT_KEYS).toContain(name);
      for (const { shape } of [JobContent, JobDetail, EmployerJob]) expect(shape).toHaveProperty(name);
      expect(FIELDS).toContain(name);
      expect(JOB_FIELDS_SHOWN).toHaveProperty(name);
    },
  );

  it("is in docs/job-fields.md (run `npm run job-fields` after a change)", () => {
    const page = readFileSync(new URL("../../docs/job-fields.md", import.meta.url), "utf8");
    expect(page).toBe(drawJobFields(JOB_FIELDS, JOB_FIELDS_SHOWN));
  });
});

describe("docs/guides/job-fields.md", () => {
  const root = new URL("../../", import.meta.url);
  const guide = readFileSync(new URL("docs/guides/job-fields.md", root), "utf8");

  it("shows the example that these tests add, verbatim", () => {
    const added = readFileSync(new URL("support/added-fields.ts", import.meta.url), "utf8");
    const examples = [...guide.matchAll(/```ts\n(\s+immediate_start: [\s\S]*?)```/g)].map(([, code]) => code);
    expect(examples).toHaveLength(2);
    for (const code of examples) expect(added).toContain(code);
  });

  it("names existing files, commands and words", () => {
    const paths = [...guide.matchAll(/`((?:api|webapp|docs)\/[\w./-]+)`/g)].map(([, path = ""]) => path);
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths.filter((one) => !one.includes("NNNN")))
      expect(existsSync(new URL(path, root)), path).toBe(true);
    const { scripts } = JSON.parse(readFileSync(new URL("package.json", root), "utf8"));
    for (const [, script = ""] of guide.matchAll(/npm run ([\w-]+)/g)) expect(scripts).toHaveProperty(script);
    const kinds = [
      "text",
      "number",
      "yes_no",
      "choice",
      "date",
    ] satisfies (typeof ADDED_FIELDS)[keyof typeof ADDED_FIELDS]["kind"][];
    for (const kind of kinds) expect(guide).toContain(`| \`${kind}\``);
  });
});
