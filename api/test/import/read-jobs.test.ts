import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { type ReadOptions, type ReadRow, readJobs } from "../../src/import/read-jobs.ts";
import { gazetteer } from "../places/gazetteer.ts";
import { useFiles } from "./support/files.ts";
import { workbook } from "./support/zip.ts";

const file = useFiles();

async function read(path: string, options: ReadOptions = {}): Promise<{ format: string; rows: ReadRow[] }> {
  let format = "";
  const rows: ReadRow[] = [];
  for await (const event of readJobs(path, gazetteer, {
    now: new Date("2026-11-20T15:00:00Z"),
    ...options,
  })) {
    if (event.type === "opened") format = event.sheet.format;
    else rows.push(event);
  }
  return { format, rows };
}

const accepted = (rows: readonly ReadRow[]) => rows.flatMap((row) => ("keyed" in row ? [row] : []));
const reasons = (rows: readonly ReadRow[]) =>
  rows.flatMap((row) => ("rejection" in row ? [`${row.row}: ${row.rejection.reason}`] : []));

describe("federal openings that differ only in their control number", () => {
  const text = () => readFile(new URL("./files/usajobs.csv", import.meta.url), "utf8");

  it("are all kept under that number, and expire after their closing date", async () => {
    const { rows } = await read(await file("usajobs.csv", await text()));
    const numbers = rows.map(({ cells }) => cells[7]);
    expect(accepted(rows).map(({ keyed }) => keyed.key)).toEqual(numbers);
    for (const { keyed, ended } of accepted(rows)) {
      expect([keyed.job.status, ended]).toEqual(["EXPIRED", "deadline_passed"]);
      expect(keyed.job.posted_on).toMatch(/^2025-0[6-9]-/);
    }
    const before = await read(await file("usajobs.csv", await text()), {
      now: new Date("2025-09-10T15:00:00Z"),
    });
    expect(accepted(before.rows).map(({ keyed }) => keyed.job.status)).toEqual(rows.map(() => "PUBLISHED"));
  });

  it("are distinguished by any other column, and are duplicates only without one", async () => {
    const lines = (await text()).trim().split("\n");
    // The number stands between the only commas around nine digits.
    const without = lines.map((line) => line.replace(/,(?:usajobs_control_number|\d{9}),/, ","));
    const { rows } = await read(await file("unnumbered.csv", `${without.join("\n")}\n`));
    expect(reasons(rows)).toEqual(["3: is a duplicate of row 2", "7: is a duplicate of row 6"]);
    expect(accepted(rows)).toHaveLength(8);
  });
});

describe("a city's openings on a hidden sheet", () => {
  const row = (...cells: string[]) =>
    `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join("")}</row>`;
  const HEADER = row(
    "Job ID",
    "Agency",
    "Posting Type",
    "Business Title",
    "Full-Time/Part-Time indicator",
    "Salary Range From",
    "Salary Range To",
    "Salary Frequency",
    "Work Location",
    "To Apply",
    "Posting Date",
    "Post Until",
  );
  const opening = (id: string, type: string, until: string, place = "100 Main Street, Albany, NY") =>
    row(
      id,
      "DEPT OF DESIGN &amp; CONSTRUCTION",
      type,
      "Project Manager",
      "F",
      "62407",
      "144808",
      "Annual",
      place,
      "Visit https://jobs.example.gov and search for the number.",
      "2026-10-02",
      until,
    );
  const book = (sheet: string) =>
    workbook({ sheets: { "Jobs Dashboard": "", Original: HEADER + sheet }, hidden: ["Original"] });

  it("are read with pay, hours, closing date and way to apply", async () => {
    const { format, rows } = await read(
      await file("city.xlsx", book(opening("7001", "External", "2026-12-01"))),
    );
    expect(format).toBe('XLSX, hidden sheet "Original"');
    expect(accepted(rows)[0]?.keyed).toMatchObject({
      key: "7001",
      job: {
        title: "Project Manager",
        requisition_id: "7001",
        employment_types: ["FULL_TIME"],
        pay: { min: 6_240_700, max: 14_480_800, unit: "YEAR" },
        posted_on: "2026-10-02",
        valid_through: "2026-12-01",
        status: "PUBLISHED",
        apply_kind: "URL",
        apply_url: "https://jobs.example.gov/",
      },
    });
  });

  it("list an opening once that is announced internally and externally, and drop none that differs", async () => {
    const sheet = [
      opening("7001", "External", "2026-12-01"),
      opening("7001", "Internal", "2026-12-01"),
      opening("7001", "Internal", "2026-12-24"),
      opening("7001", "Internal", "2026-12-01", "9 Side Street, Yonkers, NY"),
      opening("7002", "External", "2026-11-01"),
      opening("7003", "External", "2026-12-01"),
    ].join("");
    const { rows } = await read(await file("city.xlsx", book(sheet)));
    expect(reasons(rows)).toEqual(["3: has the same Job ID as row 2, and no used cell differs"]);
    expect(accepted(rows).map(({ keyed, ended }) => [keyed.key.split("~")[0], ended])).toEqual([
      ["7001", null],
      ["7001", null],
      ["7001", null],
      ["7002", "deadline_passed"],
      ["7003", null],
    ]);
    expect(new Set(accepted(rows).map(({ keyed }) => keyed.key)).size).toBe(5);
  });
});
