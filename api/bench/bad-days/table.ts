/** A table in Markdown, as the guides have them. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map((cell) => cell.toLocaleString("en-US")));
  const widths = head.map((title, i) => Math.max(title.length, ...cells.map((row) => row[i]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...cells.map(line)].join("\n");
}

/** "0.1, 2.0 s": the middle and the largest of some seconds. */
export function middleAndMost(seconds: readonly number[]): string {
  const sorted = [...seconds].sort((a, b) => a - b);
  const [middle = 0, most = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return `${middle.toFixed(1)} s, at most ${most.toFixed(1)} s`;
}

/** "12 × 200, 3 × 503" */
export function counted(values: Iterable<string | number>): string {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const all = [...counts].sort(([, a], [, b]) => b - a);
  return all.map(([value, count]) => `${count.toLocaleString("en-US")} × ${value}`).join(", ") || "none";
}
