import type { Measure } from "../../build/budgets.ts";
import type { Load, Use } from "./measure.ts";
import type { BenchPage, PageName } from "./pages.ts";

export interface Result {
  readonly page: BenchPage;
  readonly loads: readonly Load[];
  readonly uses: readonly Use[];
}

interface Line {
  readonly what: string;
  readonly reach: string;
  readonly measured: string;
  readonly isMet: boolean;
}

/** A frame of 60 a second, and the tenths by which a browser's clock trembles. */
const FRAME = 17;
const LONG_TASK_MS = 50;

/** Everything as Markdown: who is how heavy and how fast, our sizes beside their budgets, and the lines to reach. */
export function report(results: readonly Result[], sizes: readonly Measure[]): string {
  return [
    "## Side by side",
    table(
      ["page", "first pins", "usable", "KB by then", "JavaScript, brotli", "longest task", "CLS"],
      results.map(({ page, loads }) => [
        page.label,
        ms(median(loads.map(({ pins }) => pins))),
        ms(median(loads.map(({ usable }) => usable))),
        kb(median(loads.map(({ bytes }) => bytes))),
        kb(median(loads.map(({ scripts }) => scripts)) + page.inlined),
        ms(median(loads.map(({ longest }) => longest))),
        String(Number(median(loads.map(({ shift }) => shift)).toFixed(3))),
      ]),
    ),
    "## At the machine's own speed",
    table(
      ["page", "longest task loading", "longest task panning", "pan p50", "p95", "p99", "heap"],
      results.map(({ page, uses }) => [
        page.label,
        ms(median(uses.map(({ loadTask }) => loadTask))),
        ms(median(uses.map(({ panTask }) => panTask))),
        ...[0.5, 0.95, 0.99].map((share) => `${frameAt(uses, share).toFixed(1)} ms`),
        `${(median(uses.map(({ heap }) => heap)) / 1024 / 1024).toFixed(1)} MB`,
      ]),
    ),
    "## Sizes",
    table(
      ["", "bytes", "at most", ""],
      sizes.map(({ name, bytes, most }) => [
        name,
        whole(bytes),
        whole(most),
        bytes <= most ? "met" : "**not met**",
      ]),
    ),
    "## Against line 7",
    table(
      ["", "to reach", "measured", ""],
      linesOf(results).map(({ what, reach, measured, isMet }) => [
        what,
        reach,
        measured,
        isMet ? "met" : "**not met**",
      ]),
    ),
  ].join("\n\n");
}

function linesOf(results: readonly Result[]): Line[] {
  const of = (name: PageName): Result => {
    const found = results.find(({ page }) => page.name === name);
    if (found === undefined) throw new Error(`There is no page ${name}.`);
    return found;
  };
  const pins = (name: PageName): number => median(of(name).loads.map((load) => load.pins));
  const ours = [of("frame"), of("script")];
  const times = (value: number): string => `${value.toFixed(2)} ×`;
  return [
    ...ours.flatMap(({ page: { name, label } }): Line[] => {
      const [slower, faster] = [pins(name) / pins("floor"), pins("supercluster") / pins(name)];
      return [
        {
          what: `first pins, ${label} ÷ floor`,
          reach: "≤ 1.5 ×",
          measured: times(slower),
          isMet: slower <= 1.5,
        },
        {
          what: `first pins, leaflet + supercluster ÷ ${label}`,
          reach: "≥ 5 ×",
          measured: times(faster),
          isMet: faster >= 5,
        },
      ];
    }),
    ...ours.flatMap(({ page: { label }, loads, uses }): Line[] => {
      const task = Math.max(
        median(uses.map(({ loadTask }) => loadTask)),
        median(uses.map(({ panTask }) => panTask)),
      );
      const p95 = frameAt(uses, 0.95);
      const shift = median(loads.map((load) => load.shift));
      return [
        {
          what: `longest task, ${label}`,
          reach: `≤ ${LONG_TASK_MS} ms`,
          measured: ms(task),
          isMet: task <= LONG_TASK_MS,
        },
        {
          what: `pan at 10,000 jobs, p95, ${label}`,
          reach: "≤ 16.7 ms",
          measured: `${p95.toFixed(1)} ms`,
          isMet: p95 <= FRAME,
        },
        { what: `CLS, ${label}`, reach: "0", measured: shift.toFixed(3), isMet: shift === 0 },
      ];
    }),
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, i) => Math.max(3, ...[head, ...rows].map((row) => (row[i] ?? "").length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

function frameAt(uses: readonly Use[], share: number): number {
  const all = uses.flatMap(({ frames }) => frames).toSorted((a, b) => a - b);
  return all[Math.floor(share * (all.length - 1))] ?? 0;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const ms = (value: number): string => `${Math.round(value)} ms`;
const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const whole = (value: number): string => value.toLocaleString("en-US");
