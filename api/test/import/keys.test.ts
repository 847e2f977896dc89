import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ImportedJob } from "../../src/import/job.ts";
import { JobKeys, type NextKey, type Repetition } from "../../src/import/keys.ts";
import { buildJob } from "../../src/import/rows/job.ts";
import { contextFor } from "./support/jobs.ts";

const headers = ["Title", "Company", "Location", "Salary"];
const context = contextFor(headers);

function job(title: string, place = "Reno, NV", salary = "$15/hr"): ImportedJob {
  const result = buildJob([title, "Joe LLC", place, salary], headers, context);
  if ("rejection" in result) throw new Error(result.rejection.reason);
  return result.job;
}

/** Numbers rows from 2 on; a row's cells are its id, its job and `more`, columns that are not used. */
function naming() {
  const keys = new JobKeys();
  let row = 1;
  return (id: string, named: ImportedJob, more = "") => {
    row++;
    return keys.next(row, [id, JSON.stringify(named), more], id, named);
  };
}

function keyOf(result: NextKey | Repetition): string {
  if ("ofRow" in result) return `row ${result.ofRow}${result.isWhole ? "" : ", by its id"}`;
  return result.sharesIdWith === null
    ? result.keyed.key
    : `${result.keyed.key.split("~")[0]}~ of row ${result.sharesIdWith}`;
}

describe("JobKeys", () => {
  it("keeps a source's id, and loses no row with different content under it", () => {
    const next = naming();
    expect(keyOf(next("A-1", job("Cook")))).toBe("A-1");
    expect(keyOf(next("A-1", job("Cook")))).toBe("row 2");
    expect(keyOf(next("A-1", job("Cook"), "internal"))).toBe("row 2, by its id");
    expect(keyOf(next("A-1", job("Chef")))).toBe("A-1~ of row 2");
    expect(keyOf(next("A-1", job("Cook", "Elko, NV")))).toBe("A-1~ of row 2");
    expect(keyOf(next("A-1", job("Chef"), "internal"))).toBe("row 5, by its id");
  });

  it("distinguishes ids that a collation would not, and shortens long ones", () => {
    const next = naming();
    const ids = ["aBc", "AbC", "é", "e", "x".repeat(500), "x".repeat(501)];
    const results = ids.map((id) => next(id, job("Cook")));
    results.push(next("x".repeat(500), job("Chef")));
    const made = results.map((result) => ("keyed" in result ? result.keyed.key : ""));
    const folded = made.map((key) => key.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, ""));
    expect(new Set(folded).size).toBe(ids.length + 1);
    for (const key of made) expect(key.length).toBeLessThanOrEqual(120);
  });

  it("without ids, recognizes a job when its pay changed", () => {
    const before = naming()("", job("Cook", "Reno, NV", "$15/hr"));
    const after = naming()("", job("Cook", "Reno, NV", "$16/hr"));
    expect(keyOf(after)).toBe(keyOf(before));
    expect("keyed" in after && "keyed" in before && after.keyed.hash.equals(before.keyed.hash)).toBe(false);
  });

  it("without ids, keeps rows that differ anywhere, and rejects duplicates", () => {
    const next = naming();
    const first = keyOf(next("", job("Cook", "Reno, NV", "$15/hr")));
    const second = keyOf(next("", job("Cook", "Reno, NV", "$16/hr")));
    expect(second).not.toBe(first);
    expect(keyOf(next("", job("Cook", "Reno, NV", "$16/hr")))).toBe("row 3");
    expect(keyOf(next("", job("Cook", "Elko, NV")))).not.toBe(first);
    const third = keyOf(next("", job("Cook", "Reno, NV", "$16/hr"), "opening 2"));
    expect(new Set([first, second, third, "row 3"]).size).toBe(4);
  });

  it("accounts for every row, and gives no key twice", () => {
    const row = fc.record({
      id: fc.constantFrom("", "A", "a", "B"),
      title: fc.constantFrom("Cook", "Chef"),
      pay: fc.constantFrom("$15/hr", "$16/hr"),
      more: fc.constantFrom("", "x", "y"),
    });
    const jobs = new Map(
      ["Cook", "Chef"].flatMap((title) =>
        ["$15/hr", "$16/hr"].map((pay) => [title + pay, job(title, "Reno, NV", pay)] as const),
      ),
    );
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), (rows) => {
        const next = naming();
        const kept = new Set<string>();
        for (const { id, title, pay, more } of rows) {
          const named = jobs.get(title + pay);
          if (named === undefined) throw new Error("no such job");
          const result = next(id, named, more);
          if ("ofRow" in result) {
            const repeated = rows[result.ofRow - 2];
            expect(repeated).toMatchObject({ id, title, pay });
            if (result.isWhole) expect(repeated?.more).toBe(more);
            else expect(id).not.toBe("");
          } else {
            expect(kept.has(result.keyed.key)).toBe(false);
            kept.add(result.keyed.key);
          }
        }
        const distinct = new Set(
          rows.map(({ id, title, pay, more }) => JSON.stringify([id, title, pay, id === "" ? more : ""])),
        );
        expect(kept.size).toBe(distinct.size);
      }),
    );
  });
});
