import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { CATEGORIES } from "@jobmap/contract/categories";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importJobs } from "../../src/commands/listings/import-listings.ts";
import { openDatabase } from "../../src/database.ts";
import { loadPlaces } from "../../src/gateways/places/load-places.ts";
import { PlaceIndex } from "../../src/places/place-index.ts";
import { preparedDatabase, useDatabase } from "../support/database.ts";
import { useFiles } from "./support/files.ts";
import { count, snapshot } from "./support/snapshot.ts";

const SCRIPT = fileURLToPath(new URL("../../bin/import-jobs.ts", import.meta.url));
const direct = useDatabase();
const file = useFiles();
let url = "";
let scratch: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  url = await preparedDatabase("import");
  scratch = openDatabase({ url, poolSize: 2 });
});
afterAll(() => scratch.close());

function start(...args: string[]) {
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    env: { ...process.env, DATABASE_URL: url, NODE_ENV: "test", LOG_LEVEL: "silent" },
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const exit = new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)));
  return { child, done: exit.then((code) => ({ code, output })) };
}

/** Enough that a process can be killed in the middle. */
const MANY = 1_500;
const HEADER = "Job ID,Title,Company,Employer State,Location,Pay,Skills";
const manyRows = Array.from(
  { length: MANY },
  (_, i) =>
    `A${i},Cook ${i},Company ${i % 800} LLC,${["TX", "NV", ""][i % 3]},"${["Baltimore, MD", "Reno, NV", "Annapolis, MD; Elko, NV"][i % 3]}",$${15 + (i % 9)}/hr,"Skill ${i % 40}"`,
);

describe("npm run jobs:import", () => {
  it("imports, reports, writes rejected rows safely, and finishes an import after kill -9", async () => {
    const path = await file(
      "many.csv",
      `${[HEADER, ...manyRows, 'X1,,=HYPERLINK("x"),,"Baltimore, MD",,'].join("\n")}\n`,
    );
    const first = start(path, "--source", "many");
    while ((await count(scratch, "jobs")) < 500) await new Promise((resolve) => setTimeout(resolve, 20));
    first.child.kill("SIGKILL");
    expect((await first.done).code).not.toBe(0);
    const written = await count(scratch, "jobs");
    expect(written).toBeLessThan(MANY);
    expect(await count(scratch, "job_changes", "job_id <> 0")).toBe(written);
    expect(
      await count(scratch, "jobs", "NOT EXISTS (SELECT 1 FROM job_locations l WHERE l.job_id = jobs.id)"),
    ).toBe(0);

    const { code, output } = await start(path, "--source", "many").done;
    expect(code, output).toBe(0);
    expect(output).toMatch(/Job ID +-> source_key/);
    expect(output).toContain("1,501 rows read");
    expect(output).toContain("1 rejected");
    expect(output).toMatch(/1 {2}has no job title/);
    expect(output).toContain("Located: 100.00 %");

    const rejected = await readFile(`${path}.rejected.csv`, "utf8");
    expect(rejected).toBe(
      `\ufeffrow,column,reason,${HEADER}\n1502,Title,has no job title,X1,,"'=HYPERLINK(""x"")",,"Baltimore, MD",,\n`,
    );

    // The same file in one go, into another database.
    await direct().query("INSERT INTO categories (code, name) VALUES ?", {
      replacements: [CATEGORIES.map((category) => [category.code, category.name])],
    });
    const gazetteer = new PlaceIndex(await loadPlaces(scratch));
    for await (const _ of importJobs(direct(), gazetteer, path, { source: "many" }));
    expect(await snapshot(scratch)).toEqual(await snapshot(direct()));

    const again = await start(path, "--source", "many").done;
    expect(again.output).toContain("0 created · 0 updated · 1,500 unchanged · 1 rejected");
  });

  it("removes an earlier run's rejected rows if there are none", async () => {
    const path = await file("few.csv", `${HEADER}\nB1,,Joe LLC,,"Baltimore, MD",,\n`);
    await start(path, "--dry-run").done;
    expect(existsSync(`${path}.rejected.csv`)).toBe(true);
    await file("few.csv", `${HEADER}\nB1,Cook,Joe LLC,,"Baltimore, MD",,\n`);
    const { output } = await start(path, "--dry-run").done;
    expect(output).toContain("Nothing was written; it would be: 1 rows read · 1 created");
    expect(existsSync(`${path}.rejected.csv`)).toBe(false);
  });

  it("explains a row and changes nothing", async () => {
    const path = await file("explained.csv", `${HEADER}\nD1,Cook,Joe LLC,,"Baltimore, MD",$15/hr,\n`);
    const kept = await file("explained.csv.rejected.csv", "of an earlier run");
    const before = await count(scratch, "jobs");
    const { code, output } = await start(path, "--explain", "2").done;
    expect(code, output).toBe(0);
    expect(output).toContain('    F2  Pay = "$15/hr"  -> salary');
    expect(await count(scratch, "jobs")).toBe(before);
    expect(existsSync(kept)).toBe(true);
    const missing = await start(path, "--explain", "9").done;
    expect([missing.code, missing.output]).toEqual([1, expect.stringContaining("Row 9 contains no job")]);
    expect((await start(path, "--explain", "x").done).output).toContain("--explain must be a row number");
  });

  it.each<[string, string, string[], number, string]>([
    [
      "no job",
      `${HEADER}\nC1,,Joe LLC,,"Baltimore, MD",,`,
      [],
      2,
      "Warning: No row of the file became a job.",
    ],
    [
      "no rows, as it may",
      HEADER,
      ["--allow-incomplete"],
      0,
      "Warning: The file has no rows below its header.",
    ],
  ])("ends correctly for a file with %s", async (_, content, options, expected, message) => {
    const path = await file("doubtful.csv", `${content}\n`);
    await file("doubtful.csv.rejected.csv", "of an earlier run");
    await file("doubtful.csv.warnings.csv", "of an earlier run");
    const { code, output } = await start(path, "--dry-run", ...options).done;
    expect(code, output).toBe(expected);
    expect(output).toContain(message);
    expect(output).not.toContain("Located: 100.00 %");
    expect(existsSync(`${path}.rejected.csv`)).toBe(expected === 2 && message.includes("became a job"));
    expect(existsSync(`${path}.warnings.csv`)).toBe(false);
  });

  it.each<[string, string[], string]>([
    ["no file", [], "npm run jobs:import -- FILE"],
    ["an unknown option", ["x.csv", "--nope"], "Unknown option '--nope'"],
    ["a file that is not there", ["/nowhere/x.csv"], "File not found."],
    ["a date that is none", ["x.csv", "--as-of", "someday"], '--as-of: "someday" is not a date.'],
    ["a mapping that is not there", ["x.csv", "--mapping", "/nowhere/m.json"], "cannot be read"],
  ])(
    "answers %s with one clear sentence",
    async (_, args, message) => {
      const { code, output } = await start(...args).done;
      expect(code).toBe(1);
      expect(output).toContain(message);
      expect(output).not.toMatch(/\n {4}at /);
    },
    60_000,
  );
});
