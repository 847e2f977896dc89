import { setImmediate } from "node:timers/promises";
import { type IndexedJob, JobIndexBuilder } from "../../src/map/index.ts";
import { generateJobs, NOW } from "./data.ts";
import { usedBytes } from "./memory.ts";
import type { Setting } from "./setting.ts";

export interface UpdateFigures {
  readonly updates: number;
  /** Jobs of the index that is updated. */
  readonly jobs: number;
  /** Microseconds for one. */
  readonly time: number;
  /** The longest that a query had to wait behind a batch of 200, in milliseconds, taking over merged indexes and all. */
  readonly longestPause: number;
  /** Bytes after a tenth of the updates, after each further tenth, at rest. */
  readonly bytes: readonly number[];
}

const JOBS = 100_000;
const BATCH = 200;

/** Replaces, removes and adds jobs, with new words and titles throughout, and watches memory. */
export async function measureUpdates(setting: Setting): Promise<UpdateFigures> {
  const { updates, progress } = setting;
  const jobs = Math.min(JOBS, setting.jobs);
  progress(`${updates.toLocaleString("en-US")} updates of ${jobs.toLocaleString("en-US")} jobs`);
  const rows: IndexedJob[] = [...generateJobs(jobs)];
  const builder = new JobIndexBuilder({ now: () => NOW });
  for (const row of rows) builder.add(row);
  const index = builder.build();
  const bytes: number[] = [];
  let busy = 0;
  let longestPause = 0;
  for (let done = 0; done < updates; ) {
    const start = performance.now();
    for (let i = 0; i < BATCH; i++, done++) {
      const row = rows[(done * 7_919) % rows.length];
      if (row === undefined) continue;
      if (done % 10 === 9) index.remove(row.id);
      else index.upsert({ ...row, title: `${row.title} ${done}`, words: `${row.words} fresh${done}` });
    }
    busy += performance.now() - start;
    await setImmediate();
    longestPause = Math.max(longestPause, performance.now() - start);
    if (done % (updates / 10) < BATCH) {
      await index.rebuild();
      bytes.push(usedBytes() + index.bytes);
    }
  }
  await index.close();
  return { updates, jobs, time: (busy * 1_000) / updates, longestPause, bytes };
}
