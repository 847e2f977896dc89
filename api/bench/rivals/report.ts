import { median, percentile, showBytes, showTime } from "../map/timing.ts";
import type { EngineClient } from "./engine-client.ts";
import { OURS } from "./engines.ts";
import type { Measured } from "./measure.ts";
import type { Weight } from "./messages.ts";

export interface Asked {
  readonly title: string;
  readonly queries: number;
  readonly measured: readonly Measured[];
}

/** A row for each question, a column for each engine: p50 / p99, and how many times ours that p50 is. */
export function timeTable(engines: readonly string[], asked: readonly Asked[]): string {
  const rows = asked.map(({ title, queries, measured }) => {
    const ours = measured.find(({ engine }) => engine === OURS)?.times ?? [];
    const cells = engines.map((engine) => {
      const own = measured.find((each) => each.engine === engine);
      return own === undefined ? "not supported" : showTimes(own, ours, queries);
    });
    return [title, ...cells];
  });
  return table(["p50 / p99, p50 ÷ ours", ...engines], rows);
}

/** The ratio is of the same queries: of the first ones where there was no time for all. What is quicker than ours is in bold. */
function showTimes({ engine, times }: Measured, ours: readonly number[], queries: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  const same = ours.slice(0, times.length).toSorted((a, b) => a - b);
  const ratio = median(sorted) / median(same);
  const shown = `${showTime(median(sorted))} / ${showTime(percentile(sorted, 0.99))}`;
  if (engine === OURS) return shown;
  const part = times.length < queries ? ` (${times.length} asked)` : "";
  const whole = `${shown}, ${showRatio(ratio)} ×${part}`;
  return ratio < 1 ? `**${whole}**` : whole;
}

function showRatio(ratio: number): string {
  return ratio >= 100 ? Math.round(ratio).toLocaleString("en-US") : ratio.toPrecision(2);
}

/** How the answers were compared: with those of the first engine that gave comparable ones. */
export function answerTable(asked: readonly Asked[]): string {
  const names = (list: readonly Measured[]): string => list.map(({ engine }) => engine).join(", ") || "–";
  const rows = asked.map(({ title, queries, measured }) => {
    const compared = measured.filter(({ comparison }) => (comparison?.compared ?? 0) > 0);
    const [equal, different] = [true, false].map((isEqual) =>
      compared.filter(({ comparison }) => (comparison?.different === 0) === isEqual),
    );
    const ordered = measured.filter(({ comparison }) => comparison?.compared === 0);
    return [
      title,
      String(queries),
      names(measured.filter(({ comparison }) => comparison === null)),
      names(equal ?? []),
      different?.map(({ engine, comparison }) => `**${engine}: ${comparison?.different}**`).join() || "–",
      ordered
        .map(({ engine, comparison }) => `${engine}: ${Math.round(100 * (comparison?.overlap ?? 0))} %`)
        .join() || "–",
    ];
  });
  return table(
    ["Answers", "Queries", "First, or its own", "Equal to the first", "Different", "Of the 20 the same"],
    rows,
  );
}

export function loadTable(engines: readonly EngineClient[], weights: readonly Weight[]): string {
  const rows = engines.map(({ name, loaded }, i) => [
    name,
    showTime(loaded.loadTime),
    showBytes(weights[i]?.bytes ?? Number.NaN),
    showBytes(weights[i]?.resident ?? Number.NaN),
    loaded.setup,
  ]);
  return table(["Engine", "Load", "Memory of its data", "Its Node process", "Set up as"], rows);
}

/** Whether any answer differed. */
export function hasDifferences(asked: readonly Asked[]): boolean {
  return asked.some(({ measured }) => measured.some(({ comparison }) => (comparison?.different ?? 0) > 0));
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
