import { describe, expect, it } from "vitest";
import type { ImportedJob } from "../../src/import/job.ts";
import { JobKeys, type KeyedJob, type Repetition } from "../../src/import/keys.ts";
import { buildJob } from "../../src/import/rows/job.ts";
import { contextFor } from "./support/jobs.ts";

const headers = ["Title", "Company", "Location", "Salary"];
const context = contextFor(headers);

function job(title: string, place = "Reno, NV", salary = "$15/hr"): ImportedJob {
  const result = buildJob([title, "Joe LLC", place, salary], headers, context);
  if ("rejection" in result) throw new Error(result.rejection.reason);
  return result.job;
}

const keyOf = (result: KeyedJob | Repetition) =>
  "key" in result ? result.key : `row ${result.ofRow}${result.isWhole ? "" : " differs"}`;

describe("JobKeys", () => {
  it("keeps an id of the source, and says which row had it before", () => {
    const keys = new JobKeys();
    expect(keyOf(keys.next(2, "A-1", job("Cook")))).toBe("A-1");
    expect(keyOf(keys.next(3, "A-1", job("Cook")))).toBe("row 2");
    expect(keyOf(keys.next(4, "A-1", job("Chef")))).toBe("row 2 differs");
  });

  it("tells apart ids that a collation would take for one, and shortens long ones", () => {
    const keys = new JobKeys();
    const ids = ["aBc", "AbC", "é", "e", "x".repeat(500), "x".repeat(501)];
    const made = ids.map((id, i) => keyOf(keys.next(i, id, job("Cook"))));
    const folded = made.map((key) => key.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, ""));
    expect(new Set(folded).size).toBe(ids.length);
    for (const key of made) expect(key.length).toBeLessThanOrEqual(120);
  });

  it("without ids, knows a job again when its pay changed", () => {
    const before = new JobKeys().next(2, "", job("Cook", "Reno, NV", "$15/hr"));
    const after = new JobKeys().next(2, "", job("Cook", "Reno, NV", "$16/hr"));
    expect(keyOf(after)).toBe(keyOf(before));
    expect("hash" in after && "hash" in before && after.hash.equals(before.hash)).toBe(false);
  });

  it("without ids, keeps two openings alike apart and rejects the same row twice", () => {
    const keys = new JobKeys();
    const first = keyOf(keys.next(2, "", job("Cook", "Reno, NV", "$15/hr")));
    const second = keyOf(keys.next(3, "", job("Cook", "Reno, NV", "$16/hr")));
    expect(second).not.toBe(first);
    expect(keyOf(keys.next(4, "", job("Cook", "Reno, NV", "$16/hr")))).toBe("row 3");
    expect(keyOf(keys.next(5, "", job("Cook", "Elko, NV")))).not.toBe(first);
  });
});
