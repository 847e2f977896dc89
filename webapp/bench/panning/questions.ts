import { processorTime } from "../processor.ts";
import type { BenchServer } from "../server.ts";

/** Enough that code is compiled, and the work of the followers beside it is a small share. */
const WARM_PANS = 150;
const ROUNDS = 6;
const PANS = 60;

/**
 * Processor time of the server for the questions of one pan, in milliseconds: those that were asked while the filter bar had counts of its
 * own, in turn with those that are asked now, both of one server.
 */
export async function measurePan({ url, pid }: BenchServer): Promise<{ before: number; now: number }> {
  const ask = async (path: string) => {
    await (await fetch(`${url}/api/v1/${path}`)).arrayBuffer();
  };
  const now = async (pan: number) => {
    const area = bbox(pan);
    await Promise.all([ask(`user/job/list?${area}&purpose=page`), ask(`map/clusters?${area}&zoom=9`)]);
  };
  const before = async (pan: number) => {
    await Promise.all([
      now(pan),
      ask(`user/job/filter-data?${bbox(pan)}`),
      ask("user/job/list?location_type=TELECOMMUTE&limit=3&sort=newest&purpose=page"),
    ]);
  };
  for (let pan = 0; pan < WARM_PANS; pan++) await before(pan);
  const time = { before: 0, now: 0 };
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, questions] of [
      ["before", before],
      ["now", now],
    ] as const) {
      const began = processorTime([pid]);
      for (let pan = 0; pan < PANS; pan++) await questions(round * PANS + pan);
      time[name] += processorTime([pid]) - began;
    }
  return { before: time.before / (ROUNDS * PANS), now: time.now / (ROUNDS * PANS) };
}

/** Somewhere around New York. */
function bbox(pan: number): string {
  const [east, north] = [(pan % 97) / 100, (pan % 89) / 100];
  return `bbox=${[-75 + east, 40 + north, -73.6 + east, 41 + north].map((degrees) => degrees.toFixed(2)).join(",")}`;
}
