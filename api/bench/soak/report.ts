import type { Answer } from "../bad-days/load.ts";
import { percentile, showTime } from "../map/timing.ts";

/** How much longer the slowest hundredth may take than at rest. */
const SLOWER = 3;
/** How much memory may grow from the minute after the import to the last one. */
const GROWTH = 1.1;
const MINUTE_MS = 60_000;

export function said(isMet: boolean): string {
  return isMet ? "met" : "**not met**";
}

export function timesOf(answers: readonly Answer[]): [string, string, string] {
  const times = answers.map(({ seconds }) => seconds * 1_000).sort((a, b) => a - b);
  return [
    showTime(percentile(times, 0.5)),
    showTime(percentile(times, 0.99)),
    String(failed(answers).length),
  ];
}

function failed(answers: readonly Answer[]): readonly Answer[] {
  return answers.filter(({ status }) => status !== 200);
}

/** @param atRest minutes at the beginning @param middle the minute after which the import began @param memory at the end of each minute, in MB */
export function report(
  answers: readonly Answer[],
  { atRest, middle, memory }: { atRest: number; middle: number; memory: readonly number[] },
): void {
  const begun = answers[0]?.atMs ?? 0;
  const p99 = (part: readonly Answer[]) =>
    percentile(
      part.map(({ seconds }) => seconds * 1_000).sort((a, b) => a - b),
      0.99,
    );
  const isAtRest = ({ atMs }: Answer) => atMs < begun + atRest * MINUTE_MS;
  const rest = p99(answers.filter(isAtRest));
  const busy = p99(answers.filter((answer) => !isAtRest(answer)));
  console.log(
    `p99 at rest ${showTime(rest)}, later ${showTime(busy)}: × ${(busy / rest).toFixed(2)} (≤ ${SLOWER}, ${said(busy <= SLOWER * rest)})`,
  );
  // The import has been followed two minutes after the middle at the latest, or it shows here.
  const [after, last] = [memory[middle + 2], memory.at(-1)];
  if (after !== undefined && last !== undefined)
    console.log(
      `memory two minutes after the import began ${after.toFixed(0)} MB, at the end ${last.toFixed(0)} MB (≤ × ${GROWTH}, ${said(last <= GROWTH * after)})`,
    );
  else console.log("Whether memory stays flat is not known: that takes at least six minutes.");
  const wrong = failed(answers);
  console.log(`requests ${answers.length}, failed ${wrong.length} (0, ${said(wrong.length === 0)})`);
  for (const { path, status, failure } of wrong.slice(0, 20)) console.log(`  ${path}: ${status ?? failure}`);
}
