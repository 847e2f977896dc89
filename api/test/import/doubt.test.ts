import { expect, it } from "vitest";
import { doubtOf, emptySummary, type ImportSummary } from "../../src/import/summary.ts";

const doubt = (summary: Partial<ImportSummary>) => doubtOf({ ...emptySummary(), ...summary });

it.each<[string, Partial<ImportSummary>, string]>([
  ["no rows", {}, "The file has no rows below its header."],
  ["no job", { read: 3, rejected: 3 }, "No row of the file became a job."],
  [
    "fewer than half of its jobs located",
    { read: 3, located: 1 },
    "Fewer than half of the jobs are on the map: 1 of 3 with a place.",
  ],
])("a file with %s is doubtful", (_, summary, words) => {
  expect(doubt(summary)).toContain(words);
});

it.each<[string, Partial<ImportSummary>]>([
  ["half of its jobs located", { read: 3, rejected: 1, located: 1 }],
  ["remote jobs only", { read: 2, withoutPlace: 2 }],
])("a file with %s is not", (_, summary) => {
  expect(doubt(summary)).toBeUndefined();
});
