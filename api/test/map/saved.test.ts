import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type IndexedJob, IndexFile, JobIndex, UnusableFile } from "../../src/map/index.ts";
import { companyName, randomJob } from "./index-model/generate.ts";
import { Random } from "./index-model/random.ts";

const STEP = 11;
const folder = mkdtempSync(join(tmpdir(), "jobmap-saved-"));
afterAll(() => rmSync(folder, { recursive: true }));
const path = (name: string) => join(folder, name);

const jobsOf = (seed: number, count: number): IndexedJob[] => {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, i) => randomJob(random, i + 1, [i % 7, companyName(random)]));
};
const build = (jobs: readonly IndexedJob[]) => JobIndex.build(jobs, { deltaCapacity: 128, rebuildAfter: 0 });

function read(name: string): JobIndex {
  const file = new IndexFile(path(name));
  try {
    return JobIndex.restore(file.read());
  } finally {
    file.close();
  }
}

const answersOf = (index: JobIndex) => ({
  size: index.size,
  ids: index.idsBetween(0, 1_000),
  newest: index.list({}, { sort: "newest", limit: 100 }),
  paid: index.list({}, { sort: "pay", limit: 100 }),
  facets: index.facets({}),
  words: [...index.values("word")].filter((word) => index.count({ text: word }) > 0).sort(),
  titles: "abcdefghijklmnopqrstuvwxyz".split("").map((letter) => index.suggest(letter, 100)),
});

describe("a saved index", () => {
  let whole: Buffer;
  beforeAll(async () => {
    await build(jobsOf(1, 12)).copy().write(path("whole"), { from: "a test" });
    whole = readFileSync(path("whole"));
  });

  it("answers as the one it was made from, changes included, and goes on changing", async () => {
    const index = build(jobsOf(2, 150));
    for (const job of jobsOf(3, 40)) index.upsert({ ...job, id: job.id + 130 });
    for (let id = 1; id < 60; id += 3) index.remove(id);
    await index.copy().write(path("changed"), {});
    const restored = read("changed");
    expect(answersOf(restored)).toEqual(answersOf(index));
    for (const each of [index, restored]) {
      for (const job of jobsOf(4, 30)) each.upsert({ ...job, id: job.id + 20 });
      await each.rebuild();
    }
    expect(answersOf(restored)).toEqual(answersOf(index));
    await Promise.all([index.close(), restored.close()]);
  });

  it("is of the moment at which it was copied, whatever happens until it is written", async () => {
    const index = build(jobsOf(5, 80));
    const before = answersOf(index);
    const copy = index.copy();
    const written = copy.write(path("moment"), {});
    for (let id = 1; id <= 80; id++) index.remove(id);
    await index.rebuild();
    for (const job of jobsOf(6, 80)) index.upsert({ ...job, id: job.id + 500 });
    await written;
    expect(answersOf(read("moment"))).toEqual(before);
    await index.close();
  });

  it("can be empty, and gives back its facts", async () => {
    await build([]).copy().write(path("empty"), { position: 7 });
    const file = new IndexFile(path("empty"));
    expect(file.facts).toEqual({ position: 7 });
    expect(JobIndex.restore(file.read()).size).toBe(0);
    file.close();
  });

  it("is refused when any of its bytes is another", () => {
    expect(read("whole").size).toBe(12);
    const unnoticed: number[] = [];
    // Other bytes in every run, all of them in some runs.
    for (let at = Math.floor(Math.random() * STEP); at < whole.length; at += STEP) {
      const damaged = Buffer.from(whole);
      damaged[at] = damaged.readUInt8(at) ^ (1 << (at % 8));
      writeFileSync(path("damaged"), damaged);
      if (!isRefused("damaged")) unnoticed.push(at);
    }
    expect(unnoticed).toEqual([]);
  });

  it("is refused when it is cut off anywhere, or longer", () => {
    for (let length = 0; length < whole.length; length += STEP) {
      writeFileSync(path("cut"), whole.subarray(0, length));
      expect(isRefused("cut"), `${length} bytes`).toBe(true);
    }
    writeFileSync(path("cut"), Buffer.concat([whole, Buffer.from([0])]));
    expect(isRefused("cut")).toBe(true);
  });

  it("leaves no unfinished file behind", async () => {
    await expect(
      build([])
        .copy()
        .write(join(path("whole"), "below-a-file"), {}),
    ).rejects.toThrow();
    expect(readdirSync(folder).filter((name) => name.includes("unfinished"))).toEqual([]);
  });
});

function isRefused(name: string): boolean {
  try {
    read(name);
    return false;
  } catch (error) {
    if (error instanceof UnusableFile) return true;
    throw error;
  }
}
