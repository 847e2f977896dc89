import { describe, expect, it } from "vitest";
import { useServer } from "../support/use-server.ts";
import { checked } from "./bulk-steps.ts";
import { csv, find, post, row, rows, table, upload } from "./files.ts";

const server = useServer({ settings: { ACCOUNT_LIMITS: "1000" } });

const drain = () => server().workers.bulk.drain();

describe("the grid", () => {
  it("repairs cells, all like one, and parts of texts; each is undone in turn", async () => {
    const boss = await server().signIn("employer");
    const bad = (n: number) => row(n, { "Employment type": "sometimes", City: "Baltimoor Town" });
    const id = await checked(
      server(),
      boss,
      table(row(1), bad(2), bad(3), bad(4), ...[5, 6, 7, 8].map((n) => row(n))),
    );
    const edited = await post(boss, "POST employer/job/bulk-edit", {
      id,
      edits: [
        { n: 3, column: 2, value: "Part-time" },
        { n: 3, column: 3, value: "Annapolis" },
      ],
    });
    expect(edited).toMatchObject({ changed: 2, upload: { faulty: 2 }, rows: [{ n: 3 }] });
    expect(edited.rows[0]?.problems.filter(({ severity }) => severity === "error")).toEqual([]);
    const replaced = await post(boss, "POST employer/job/bulk-replace", {
      id,
      column: 2,
      find: "Sometimes",
      replace: "Full-time",
      whole: true,
    });
    expect(replaced).toMatchObject({ changed: 2, upload: { faulty: 2 } });
    const parts = { id, column: null, find: "baltimoor town", replace: "Baltimore" };
    expect(await post(boss, "POST employer/job/bulk-replace", parts)).toMatchObject({
      changed: 2,
      upload: { faulty: 0 },
    });
    const undo = () => post(boss, "POST employer/job/bulk-undo", { id });
    for (const faulty of [2, 2, 3]) expect(await undo()).toMatchObject({ upload: { faulty } });
    expect(await boss.fails("POST", "employer/job/bulk-undo", { id })).toMatchObject({ code: "conflict" });
    expect((await find(boss, id)).rows[0]?.cells[3]).toBe("Baltimoor Town");
  });

  it("gives required columns that a file lacks, remembers columns, and pages by cursor", async () => {
    const boss = await server().signIn("employer");
    const lines = [
      ["Job title", "Text", "City", "State"],
      ...rows(7).map(([a = "", b = "", , c = "", d = ""]) => [a, b, c, d]),
    ];
    const { id, columns } = await upload(boss, csv(lines, ";"), "a.csv");
    expect(columns.map(({ field }) => field)).toEqual(["title", "description", "locality", "region"]);
    const body = { id, columns: [{ index: 1, field: "responsibilities" }] };
    const matched = await post(boss, "POST employer/job/bulk-check", body);
    expect(matched.columns.slice(4)).toMatchObject([
      { header: "Description", field: "description", by: "added" },
      { header: "Employment type", field: "employment_type", by: "added" },
    ]);
    await drain();
    const page = await find(boss, id, "&limit=3");
    expect(page).toMatchObject({ rows_total: 7, next: 4, rows: [{ n: 2 }, { n: 3 }, { n: 4 }] });
    expect(await find(boss, id, `&limit=30&after=${page.next}&column=5`)).toMatchObject({
      rows_total: 7,
      next: null,
    });
    const types = { id, column: 5, find: "", replace: "Full-time", whole: true };
    expect(await post(boss, "POST employer/job/bulk-replace", types)).toMatchObject({ changed: 7 });
    const { columns: next } = await upload(boss, csv(lines), "b.csv");
    expect(next[1]).toMatchObject({ field: "responsibilities", by: "remembered" });
  });

  it("offers what is left as a file that can be uploaded again, without formulas", async () => {
    const boss = await server().signIn("employer");
    const id = await checked(server(), boss, table(row(1), row(2, { City: "=HYPERLINK(1)" })));
    for (const format of ["csv", "xlsx"]) {
      const response = await boss.request("GET", `/api/v1/employer/job/bulk-file?id=${id}&format=${format}`);
      const bytes = Buffer.from(await response.arrayBuffer());
      if (format === "csv") expect(bytes.toString()).toContain(",'=HYPERLINK(1),");
      const again = await upload(boss, bytes, `again.${format}`);
      expect(again.columns.map(({ field }) => field)).toEqual([
        null,
        ...((await find(boss, id)).upload?.columns.map(({ field }) => field) ?? []),
      ]);
      expect(again.columns[4]?.values).toEqual(["=HYPERLINK(1)"]);
    }
  });
});
