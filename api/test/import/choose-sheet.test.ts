import { describe, expect, it } from "vitest";
import { chooseSheet, type SheetOptions } from "../../src/import/choose-sheet.ts";
import { openTables } from "../../src/import/table/open.ts";
import { gazetteer } from "../places/gazetteer.ts";
import { useFiles } from "./support/files.ts";
import { workbook } from "./support/zip.ts";

const file = useFiles();
const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (...cells: string[]) => `<row>${cells.map(cell).join("")}</row>`;
const JOBS = row("Position", "Firm", "Where") + row("Cook", "Joe LLC", "Austin, TX");

async function choose(
  sheets: Readonly<Record<string, string>>,
  hidden: readonly string[] = [],
  options: SheetOptions = {},
): Promise<{ format: string; others: readonly string[]; rows: number }> {
  const opened = await openTables(await file("book.xlsx", workbook({ sheets, hidden })));
  try {
    const { sheet, others } = await chooseSheet(opened.tables, gazetteer, options);
    let rows = 0;
    for await (const _ of sheet.rows) rows++;
    return { format: sheet.format, others, rows };
  } finally {
    opened.close();
  }
}

describe("chooseSheet", () => {
  it("finds the jobs after a sheet of instructions", async () => {
    const sheets = {
      Instructions: row("Fill in", "the next sheet") + row("One row", "per job"),
      Jobs: row("Exported 2026-11-20") + JOBS,
    };
    expect(await choose(sheets)).toEqual({ format: 'XLSX, sheet "Jobs"', others: [], rows: 1 });
  });

  it("reads a hidden sheet if no visible one has jobs, choosing the one with the most", async () => {
    const sheets = {
      Dashboard: "",
      Cleaned: JOBS,
      Original: row("Position", "Firm", "Where", "Salary") + row("Cook", "Joe LLC", "Austin, TX", "$15/hr"),
    };
    expect(await choose(sheets, ["Cleaned", "Original"])).toEqual({
      format: 'XLSX, hidden sheet "Original"',
      others: ['"Cleaned" (hidden)'],
      rows: 1,
    });
    expect((await choose({ ...sheets, Dashboard: JOBS }, ["Cleaned", "Original"])).format).toBe(
      'XLSX, sheet "Dashboard"',
    );
  });

  it("prefers a sheet with rows to one with only a header", async () => {
    const sheets = { Template: row("Position", "Firm", "Where"), Jobs: JOBS };
    expect(await choose(sheets)).toEqual({ format: 'XLSX, sheet "Jobs"', others: [], rows: 1 });
    expect((await choose({ Template: sheets.Template })).rows).toBe(0);
  });

  it("reads the sheet that is given", async () => {
    const sheets = { May: JOBS, June: JOBS };
    expect((await choose(sheets, ["June"], { sheet: " june" })).format).toBe('XLSX, hidden sheet "June"');
    await expect(choose(sheets, ["June"], { sheet: "July" })).rejects.toThrow(
      'There is no sheet "July". Sheets: "May", "June" (hidden).',
    );
    const csv = await openTables(await file("jobs.csv", "Title,Company\nCook,Joe LLC\n"));
    await expect(chooseSheet(csv.tables, gazetteer, { sheet: "July" })).rejects.toThrow(
      "Only workbooks have sheets",
    );
  });

  it("names what is missing, and where", async () => {
    await expect(choose({ Lists: row("Foo", "Bar") + row("1", "2") })).rejects.toThrow(
      'No column of sheet "Lists" contains the job title or the employer. Columns: Foo, Bar.',
    );
    await expect(choose({ One: "", Two: "" }, ["Two"])).rejects.toThrow(
      'No sheet of the workbook has rows: "One", "Two" (hidden).',
    );
  });
});
