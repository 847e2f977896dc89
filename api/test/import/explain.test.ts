import { describe, expect, it } from "vitest";
import { explainRow } from "../../src/import/explain.ts";
import { type ReadOptions, readJobs } from "../../src/import/read-jobs.ts";
import { gazetteer } from "../places/gazetteer.ts";
import { useFiles } from "./support/files.ts";

const file = useFiles();

/** What is said of a row of a table with a header above it. */
async function explain(row: number, lines: readonly string[], options: ReadOptions = {}): Promise<string[]> {
  const path = await file("explain.csv", `${lines.join("\n")}\n`);
  let said: string[] = [];
  let opened: Parameters<typeof explainRow>[1] | undefined;
  let headers: readonly string[] = [];
  for await (const event of readJobs(path, gazetteer, {
    now: new Date("2026-11-20T15:00:00Z"),
    ...options,
  })) {
    if (event.type === "opened") [opened, headers] = [event.mapping, event.sheet.headers];
    else if (event.row === row && opened !== undefined) said = explainRow(event, opened, headers);
  }
  return said;
}

const HEADER =
  "Job ID,JOB_TITLE,Employer,Employer City,Agent City,Work City,Work State,Prevailing Wage,Basic Rate,Pay Unit,End Date,Notes";
const ROW = "A-1,LINE COOK,Joe LLC,Reno,Norman,Austin,TX,9.01,11,HR,15-Nov-11,see above";

describe("explainRow", () => {
  it("names the cells and the rule of every fact, and unused cells", async () => {
    expect(await explain(2, [HEADER, ROW])).toEqual([
      'Row 2, job "A-1"',
      "  Title: Line Cook",
      '    B2  JOB_TITLE = "LINE COOK"  -> title',
      "    rule: tidied: capitals, occupation codes and loose marks",
      "  Employer: Joe LLC, Reno",
      '    C2  Employer = "Joe LLC"  -> company',
      '    D2  Employer City = "Reno"  -> company_locality',
      "    rule: tidied: capitals",
      "  State: EXPIRED",
      '    K2  End Date = "15-Nov-11"  -> ends_on',
      "    rule: the work has ended",
      "  Place: Austin, TX, US (30.26715, -97.74306 CITY)",
      '    F2  Work City = "Austin"  -> locality',
      '    G2  Work State = "TX"  -> region',
      "    rule: at the center of the town",
      "  Ends: 2011-11-15",
      '    K2  End Date = "15-Nov-11"  -> ends_on',
      "    rule: the date as written",
      "  Pay: $11.00 an hour",
      '    I2  Basic Rate = "11"  -> salary',
      '    J2  Pay Unit = "HR"  -> salary_unit',
      "    rule: the numbers and words of one cell",
      "  Category: 35-0000",
      "    rule: by the words of the title",
      "  Apply: NATIVE",
      "    rule: no cell has a link or an email address",
      "  Number: A-1",
      '    A2  Job ID = "A-1"  -> source_key',
      "    rule: the source's own number",
      "  Language: en",
      "    rule: English, unless a cell says otherwise",
      expect.stringMatching(/^ {2}Description: <p>Line Cook at Joe LLC in Austin, TX\.<\/p>/),
      "    rule: the source's description is missing or short: completed with the row's facts",
      "  Not used:",
      '    E2  Agent City = "Norman"  (an agent or attorney)',
      '    H2  Prevailing Wage = "9.01"',
      '    L2  Notes = "see above"',
    ]);
  });

  it("explains why a row is rejected, and how columns were found", async () => {
    const rows = [HEADER, ROW, ROW, ROW.replace("LINE COOK", "")];
    expect((await explain(3, rows))[0]).toBe("Row 3, rejected: is a duplicate of row 2");
    expect((await explain(4, rows))[0]).toBe("Row 4, rejected: JOB_TITLE has no job title");
    const told = await explain(2, [HEADER, ROW], { mapping: '{"title":"Notes"}' });
    expect(told).toContain('    L2  Notes = "see above"  -> title, by the mapping');
  });

  it("names columns beyond Z as a spreadsheet does", async () => {
    const filler = Array.from({ length: 26 }, (_, i) => `x${i}`);
    const said = await explain(2, [
      ["Title", "Company", "City", ...filler, "State"].join(),
      ["Cook", "Joe LLC", "Austin", ...filler.map(() => ""), "TX"].join(),
    ]);
    expect(said).toContain('    AD2  State = "TX"  -> region');
  });
});
