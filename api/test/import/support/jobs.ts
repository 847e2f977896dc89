import type { ImportedJob } from "../../../src/import/job.ts";
import { recognize } from "../../../src/import/recognize.ts";
import { type BuildContext, type BuildResult, buildJob } from "../../../src/import/rows/job.ts";
import { gazetteer } from "../../places/gazetteer.ts";

export const TODAY = "2026-11-20";

/** What an import of the given columns knows, with nothing asked for beyond the defaults. */
export function contextFor(
  headers: readonly string[],
  options: Partial<BuildContext> = {},
  sample: readonly (readonly string[])[] = [],
): BuildContext {
  return {
    mapping: recognize(headers, sample, gazetteer),
    dateOrders: new Map(),
    gazetteer,
    today: TODAY,
    assumed: { country: null, region: null, city: null },
    workAtEmployer: false,
    keepEnded: false,
    company: null,
    applyUrl: null,
    ...options,
  };
}

/** Builds a job of a cook in Austin from a row with the given cells; an empty cell takes a default away. */
export function build(
  cells: Readonly<Record<string, string>>,
  options: Partial<BuildContext> = {},
): BuildResult {
  const row = { Title: "Line Cook", Company: "Joe Foods LLC", City: "Austin", State: "TX", ...cells };
  const headers = Object.keys(row);
  return buildJob(Object.values(row), headers, contextFor(headers, options));
}

export function job(
  cells: Readonly<Record<string, string>>,
  options: Partial<BuildContext> = {},
): ImportedJob {
  const result = build(cells, options);
  if ("rejection" in result) throw new Error(result.rejection.reason);
  return result.job;
}

export function warnings(
  cells: Readonly<Record<string, string>>,
  options: Partial<BuildContext> = {},
): string[] {
  const result = build(cells, options);
  return "rejection" in result ? [] : result.warnings.map(({ kind }) => kind);
}
