import type { Result } from "lighthouse";
import type { PageToMeasure } from "./pages.ts";

export interface Row {
  page: PageToMeasure;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Lighthouse's figure for the speed of this machine, of which pages get a quarter: about 1,000 to 2,000 is a phone's share. */
  machine: number;
  /** Bytes on the wire, of scripts and of everything. */
  scripts: number;
  total: number;
  /** Ids of audits that took points off, other than timings. */
  failed: string[];
}

/** The run with the median performance. */
export async function measure(page: PageToMeasure, runs: readonly Result[]): Promise<Row> {
  const sorted = [...runs].sort((a, b) => score(a, "performance") - score(b, "performance"));
  const result = sorted[Math.floor(sorted.length / 2)];
  if (!result) throw new Error(`${page.path} could not be measured.`);
  const number = (id: string) => result.audits[id]?.numericValue ?? Number.NaN;
  return {
    page,
    performance: score(result, "performance"),
    accessibility: score(result, "accessibility"),
    bestPractices: score(result, "best-practices"),
    seo: score(result, "seo"),
    fcp: number("first-contentful-paint"),
    lcp: number("largest-contentful-paint"),
    tbt: number("total-blocking-time"),
    cls: number("cumulative-layout-shift"),
    machine: result.environment.benchmarkIndex,
    ...weights(result),
    failed: failedAudits(result),
  };
}

export function printTable(rows: readonly Row[]): void {
  console.log(
    "| page | perf | a11y | best | SEO | FCP s | LCP s | TBT ms | CLS | scripts KB | all KB | machine |",
  );
  console.log("|---|---|---|---|---|---|---|---|---|---|---|---|");
  for (const row of rows) {
    const cells = [
      `${row.page.name} \`${row.page.path}\`${row.page.isDemo ? " *" : ""}`,
      row.performance,
      row.accessibility,
      row.bestPractices,
      row.seo,
      (row.fcp / 1000).toFixed(2),
      (row.lcp / 1000).toFixed(2),
      Math.round(row.tbt),
      row.cls.toFixed(3),
      Math.round(row.scripts / 1024),
      Math.round(row.total / 1024),
      Math.round(row.machine),
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
  if (rows.some((row) => row.page.isDemo))
    console.log("\n* made-up listings carry noindex on purpose: the audit is-crawlable is left out.");
  for (const { page, failed } of rows)
    if (failed.length > 0) console.log(`${page.path}: ${failed.join(", ")}`);
}

function score(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

function failedAudits({ categories, audits }: Result): string[] {
  return ["accessibility", "best-practices", "seo"].flatMap((id) =>
    (categories[id]?.auditRefs ?? [])
      .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
      .map(({ id: audit }) => audit),
  );
}

function weights({ audits }: Result): Pick<Row, "scripts" | "total"> {
  const details = audits["network-requests"]?.details;
  const items = details && "items" in details && Array.isArray(details.items) ? details.items : [];
  let scripts = 0;
  let total = 0;
  for (const item of items) {
    const size = typeof item["transferSize"] === "number" ? item["transferSize"] : 0;
    total += size;
    if (item["resourceType"] === "Script") scripts += size;
  }
  return { scripts, total };
}
