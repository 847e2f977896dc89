import type { Findings } from "./findings.ts";
import type { Peak } from "./memory.ts";

/** How one part of the attack went. */
export interface Part {
  readonly name: string;
  readonly findings: Findings;
  readonly seconds: number;
  readonly peak: Peak;
  /** What else is worth a column's width. */
  readonly note?: string;
}

/** The table at the end, as Markdown. */
export function table(parts: readonly Part[]): string {
  const rows = parts.map(({ name, findings, seconds, peak, note = "" }) => [
    name,
    findings.requests.toLocaleString("en-US"),
    `${Math.round(seconds)} s`,
    statuses(findings),
    `${Math.round(findings.slowestMs)} ms`,
    `${Math.round(peak.server)} MB${peak.readers > 0 ? ` + ${Math.round(peak.readers)}` : ""}`,
    note || "–",
    findings.list.length === 0 ? "none" : `**${findings.list.length}**`,
  ]);
  const head = ["Part", "Requests", "Time", "Replies", "Slowest", "Memory, peak", "Seen", "Findings"];
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

function statuses({ replies }: Findings): string {
  return [...replies]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status <= 0 ? "none" : status}: ${count.toLocaleString("en-US")}`)
    .join(", ");
}
