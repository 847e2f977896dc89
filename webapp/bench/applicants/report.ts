import { percentile } from "../../../api/bench/map/timing.ts";
import type { Row } from "../marketplace/measure.ts";
import { READ_MS, type Reading, type Step } from "./review.ts";
import { type Effort, type EffortForAll, KEPT, SAMPLE } from "./turning-down.ts";
import type { World } from "./world.ts";

const MAX_REQUEST_MS = 200;
const MAX_STEP_MS = 100;
/** Applicants of a morning; the goal is forty minutes. */
const MORNING = 442;

const count = new Intl.NumberFormat("en-US");
const ms = (milliseconds: number) => `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
const line = (...cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const verdict = (value: number, most: number) => (value <= most ? "met" : "**not met**");
const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b);

/** Milliseconds by the clock, and of the processor of the server and its database. */
export function requestTable(rows: readonly Row[]): string {
  return [
    line("What", "median", "p95", `p95 ≤ ${MAX_REQUEST_MS} ms`, "processor, p95"),
    line("---", "---", "---", "---", "---"),
    ...rows.map(({ name, times, processor, isBackground }) => {
      const [clock, own] = [sorted(times), sorted(processor)];
      const p95 = percentile(clock, 0.95);
      return line(
        name,
        ms(percentile(clock, 0.5)),
        ms(p95),
        isBackground ? "no page waits" : verdict(p95, MAX_REQUEST_MS),
        own.length === 0 ? "" : ms(percentile(own, 0.95)),
      );
    }),
  ].join("\n");
}

/** Steps of the review, on a processor four times slower. */
export function reviewTable({ steps, answers, hurried, hurriedSeconds }: Reading): string {
  const row = (name: string, list: readonly Step[], of: (step: Step) => number) => {
    const times = sorted(list.map(of));
    const p95 = percentile(times, 0.95);
    return line(name, String(list.length), ms(percentile(times, 0.5)), ms(p95), verdict(p95, MAX_STEP_MS));
  };
  const reading = (READ_MS / 1_000) * MORNING;
  const pressing = (hurriedSeconds / hurried.length) * MORNING;
  return [
    line("Step", "steps", "median", "p95", `p95 ≤ ${MAX_STEP_MS} ms`),
    line("---", "---", "---", "---", "---"),
    row("J and K, the next application", steps, ({ words }) => words),
    row("J and K, with the pages of the resume", steps, ({ pages }) => pages),
    row("R, the next application", answers, ({ words }) => words),
    row("R, with the pages of the resume", answers, ({ pages }) => pages),
    row("R at once, the next application", hurried, ({ words }) => words),
    row("R at once, with the pages of the resume", hurried, ({ pages }) => pages),
    row("J and K, work of the page's thread", steps, ({ worked }) => worked),
    row("R at once, work of the page's thread", hurried, ({ worked }) => worked),
    "",
    `${hurried.length} applicants turned down without reading: ${hurriedSeconds.toFixed(0)} s. ${MORNING} of them, with ${READ_MS / 1_000} s to read each: ` +
      `${reading} + ${pressing.toFixed(0)} s = ${((reading + pressing) / 60).toFixed(1)} min.`,
  ].join("\n");
}

/** All but ten turned down, as each way has it. */
export function effortTable({ applications }: World, single: Effort, all: EffortForAll): string {
  const people = applications - KEPT;
  const per = people / SAMPLE;
  return [
    line("All but ten turned down", "presses", "seconds of a script"),
    line("---", "---", "---"),
    line(
      `each on their own (${SAMPLE} measured, × ${per.toFixed(1)})`,
      count.format(single.presses * per),
      count.format(Math.round(single.seconds * per)),
    ),
    line("read one after another, R for each", count.format(people), "see the review"),
    line("chosen at once", count.format(all.presses), all.seconds.toFixed(1)),
    "",
    `Of those ${all.seconds.toFixed(1)} s the question took ${all.answered.toFixed(2)} s after the last press, and all were moved after ${all.moved.toFixed(1)} s.`,
  ].join("\n");
}
