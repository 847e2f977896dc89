import { describe, expect, it } from "vitest";
import { workbook } from "../import/support/zip.ts";
import { useServer } from "../support/use-server.ts";
import { csv, find, HEADER, post, refused, row, upload } from "./files.ts";

const server = useServer({ settings: { ACCOUNT_LIMITS: "1000" } });

/** XML of a row whose empty cells are left out, as those under a merged one are. */
const xml = (n: number, cells: readonly string[]) =>
  `<row r="${n}">${cells
    .map((cell, at) =>
      cell === ""
        ? ""
        : `<c r="${String.fromCharCode(65 + at)}${n}" t="inlineStr"><is><t>${cell}</t></is></c>`,
    )
    .join("")}</row>`;

describe("a workbook as people make them", () => {
  it("with a title above, merged headers and two sheets is read, and another sheet and header can be chosen", async () => {
    const boss = await server().signIn("employer");
    const merged = [
      "Job title",
      "Description",
      "Employment type",
      "Place of work",
      "",
      "Salary min",
      "Salary unit",
      "Requisition ID",
    ];
    const jobs = [
      xml(1, ["Harbor Works: jobs of this spring"]),
      xml(3, merged),
      ...[1, 2, 3, 4].map((n) => xml(n + 3, row(n))),
    ].join("");
    const notes = [xml(1, ["Name", "Phone"]), xml(2, ["Ada", "555 0100"])].join("");
    const shown = await upload(boss, workbook({ sheets: { Notes: notes, Jobs: jobs } }));
    expect(shown).toMatchObject({
      sheet: 1,
      header_row: 3,
      rows: 4,
      sheets: [{ name: "Notes" }, { name: "Jobs" }],
    });
    expect(shown.columns.slice(3, 5)).toMatchObject([{ header: "Place of work" }, { header: "Column 5" }]);
    const { id } = shown;
    const other = await post(boss, "POST employer/job/bulk-sheet", { id, sheet: 0 });
    expect(other).toMatchObject({ sheet: 0, header_row: 1, rows: 1 });
    expect(await boss.fails("POST", "employer/job/bulk-sheet", { id, sheet: 7 })).toMatchObject({
      error: { sheet: "There is no such sheet." },
    });
    const moved = await post(boss, "POST employer/job/bulk-sheet", { id, sheet: 1, header_row: 4 });
    expect(moved).toMatchObject({ header_row: 4, rows: 3 });
    const twice = { id, columns: [0, 1].map((index) => ({ index, field: "title" })) };
    expect(await boss.fails("POST", "employer/job/bulk-check", twice)).toMatchObject({
      error: { "columns[1].field": expect.stringMatching(/are both Job title/) },
    });
  });

  it("with one job, 100 columns and cells that look like formulas is read to the letter", async () => {
    const boss = await server().signIn("employer");
    const more = Array.from({ length: 92 }, (_, n) => `Own column ${n}`);
    const formulas = more.map((_, n) => ["=1+1", "+cmd|' /C calc'!A0", "@SUM(A1)", "-2"][n % 4] ?? "");
    const { id, rows, columns } = await upload(
      boss,
      csv([
        [...HEADER, ...more],
        [...row(1), ...formulas],
      ]),
      "wide.csv",
    );
    expect([rows, columns.length]).toEqual([1, 100]);
    expect((await find(boss, id, "&all=true")).rows[0]?.cells.slice(8)).toEqual(formulas);
  });

  it("with formulas is read as it was last shown, and formulas that were never worked out are empty", async () => {
    const boss = await server().signIn("employer");
    const cells = row(1);
    const jobs =
      xml(1, HEADER) +
      xml(2, cells).replace(
        /<c r="A2".*?<\/c>/,
        '<c r="A2" t="str"><f>CONCAT("Deck",B9)</f><v>Deckhand</v></c>',
      ) +
      xml(3, row(2)).replace(/<c r="A3".*?<\/c>/, '<c r="A3"><f>WEBSERVICE("http://10.0.0.1/")</f></c>');
    const { id } = await upload(boss, workbook({ sheets: { Jobs: jobs } }));
    const { rows } = await find(boss, id, "&all=true");
    expect(rows.map((each) => each.cells[0])).toEqual(["Deckhand", ""]);
  });

  it("with 10,000 jobs is read, and with one more is refused", async () => {
    const boss = await server().signIn("employer");
    const lines = [
      ["Job title", "City"],
      ...Array.from({ length: 10_001 }, (_, n) => [`Cook ${n}`, "Boston"]),
    ];
    expect(await refused(boss, csv(lines))).toMatchObject({
      httpStatus: 400,
      error: { file: expect.stringMatching(/10,001 rows; at most 10,000/) },
    });
    expect(await upload(boss, csv(lines.slice(0, -1)), "jobs.csv")).toMatchObject({ rows: 10_000 });
  });

  it("that states hours instead of a type, and the page of each job, needs no column for them", async () => {
    const boss = await server().signIn("employer");
    const header = [...HEADER, "Job URL"].map((name) =>
      name === "Employment type" ? "Full-Time/Part-Time indicator" : name,
    );
    const cells = (n: number) => [
      ...row(n, { "Employment type": n === 1 ? "F" : "P" }),
      `https://harbor.example/jobs/${n}`,
    ];
    const { id, columns } = await upload(boss, csv([header, cells(1), cells(2)]), "hours.csv");
    expect([columns[2]?.field, columns[8]?.field]).toEqual(["full_part_time", "job_url"]);
    const matched = await post(boss, "POST employer/job/bulk-check", { id, columns: [] });
    expect(matched.columns).toHaveLength(9);
    await server().workers.bulk.drain();
    expect((await find(boss, id)).upload).toMatchObject({ state: "READY", faulty: 0 });
  });

  it("that unpacks to far more than it is gets refused, and so does one that is two things", async () => {
    const boss = await server().signIn("employer");
    const bomb = workbook({
      sheets: { Jobs: "" },
      sharedStrings: `<si><t>${" ".repeat(101_000_000)}</t></si>`,
    });
    expect(await refused(boss, bomb)).toMatchObject({
      httpStatus: 400,
      error: { file: expect.stringMatching(/too large when unpacked/) },
    });
    expect(
      await refused(boss, Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(500, 7)])),
    ).toMatchObject({
      error: { file: "This XLSX file is incomplete." },
    });
  });
});
