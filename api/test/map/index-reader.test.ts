import { MessageChannel, receiveMessageOnPort } from "node:worker_threads";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import {
  type Bounds,
  encodeClusters,
  type IndexChange,
  IndexReader,
  type IndexState,
  type JobFilter,
  JobIndex,
} from "../../src/map/index.ts";
import { bounds, conditions, job, NOW } from "./arbitraries.ts";

const opened: JobIndex[] = [];
afterAll(() => Promise.all(opened.map((index) => index.close())));

interface Question {
  readonly filter: JobFilter;
  readonly viewport: Bounds;
  readonly zoom: number;
}
type Finds = Pick<IndexReader, "clusters" | "state">;

const WORLD = { west: -180, south: -90, east: 180, north: 90 };
/** So few ids that jobs are replaced and removed, and companies and categories lose all of theirs. */
const row = job.map((each) => ({ ...each, id: (each.id % 12) + 1 }));
const question: fc.Arbitrary<Question> = fc.oneof(
  fc.record({
    filter: conditions.map(({ text, companyText, ...rest }) => rest),
    viewport: bounds,
    zoom: fc.double({ min: 0, max: 14, noNaN: true }),
  }),
  fc.record({
    filter: fc.record({ companyIds: fc.nat(4).map((id) => [id]) }, { requiredKeys: [] }),
    viewport: fc.constant(WORLD),
    zoom: fc.nat(4),
  }),
);
const step = fc.oneof(
  { weight: 6, arbitrary: row.map((changed) => ({ type: "upsert" as const, row: changed })) },
  { weight: 4, arbitrary: fc.nat(13).map((id) => ({ type: "remove" as const, id })) },
  { weight: 1, arbitrary: fc.constant({ type: "compact" as const }) },
  { weight: 1, arbitrary: fc.constant({ type: "settle" as const }) },
  { weight: 2, arbitrary: fc.nat(5).map((messages) => ({ type: "deliver" as const, messages })) },
);

const answers = (finds: Finds, questions: readonly Question[]) => [
  finds.state,
  ...questions.map(({ filter, viewport, zoom }) =>
    Buffer.from(encodeClusters(finds.clusters(filter, viewport, zoom))).toString("hex"),
  ),
];

/** The changes go through a port, as they do to another thread: columns and bitmaps are shared, everything else is copied. */
function follow(index: JobIndex, number: number) {
  const { port1, port2 } = new MessageChannel();
  const { state, stop } = index.watch((changes, version) => port1.postMessage({ changes, version }));
  port1.postMessage(state);
  const begin: IndexState = receiveMessageOnPort(port2)?.message;
  const reader = new IndexReader(begin, number, () => NOW);
  const deliver = (): boolean => {
    const message: { changes: IndexChange[]; version: number } | undefined =
      receiveMessageOnPort(port2)?.message;
    if (message) reader.apply(message.changes, message.version);
    return message !== undefined;
  };
  const close = () => {
    stop();
    port1.close();
  };
  return { reader, deliver, close };
}

describe("IndexReader", () => {
  it("finds what the index had found at its version, however late it hears of changes", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(row, { maxLength: 12, selector: ({ id }) => id, size: "max" }),
        fc.array(step, { maxLength: 60, size: "max" }),
        fc.array(question, { minLength: 4, maxLength: 4 }),
        fc.nat(10),
        async (rows, steps, questions, late) => {
          const index = JobIndex.build(rows, { now: () => NOW, rebuildAfter: 0, deltaCapacity: 256 });
          opened.push(index);
          const expected = new Map([[index.version, answers(index, questions)]]);
          let compaction: Promise<void> | undefined;
          let readers = [follow(index, 1)];
          const compare = ({ reader }: (typeof readers)[number]) => {
            const version = Number.parseInt(reader.state.split("-").at(-2) ?? "", 36);
            expect(answers(reader, questions)).toEqual(expected.get(version));
          };
          for (const [i, each] of steps.entries()) {
            if (each.type === "upsert") index.upsert(each.row);
            else if (each.type === "remove") index.remove(each.id);
            else if (each.type === "compact") compaction = index.rebuild();
            else if (each.type === "settle") await compaction;
            else
              for (const follower of readers)
                for (let n = 0; n < each.messages; n++) if (follower.deliver()) compare(follower);
            expected.set(index.version, answers(index, questions));
            if (i !== late) continue;
            // While jobs change a thread ends and begins anew, in the memory that it had, and another begins.
            for (const { close } of readers) close();
            readers = [follow(index, 1), follow(index, 2)];
          }
          await compaction;
          expected.set(index.version, answers(index, questions));
          for (const follower of readers) {
            while (follower.deliver());
            compare(follower);
            expect(follower.reader.state).toBe(index.state);
            follower.close();
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it("finds nothing of a company whose number another has got", async () => {
    const [sample] = fc.sample(job, { numRuns: 1, seed: 1 });
    if (sample === undefined) throw new Error("no sample");
    const of = (id: number) => ({ ...sample, id, companyId: id, company: `Company ${id}` });
    const index = JobIndex.build([of(1)], { now: () => NOW, rebuildAfter: 0 });
    opened.push(index);
    const { reader, deliver, close } = follow(index, 1);
    index.remove(1);
    await index.rebuild();
    for (let id = 2; id < 9; id++) index.upsert(of(id));
    while (deliver());
    close();
    const counts = Array.from(
      { length: 9 },
      (_, id) => reader.clusters({ companyIds: [id] }, WORLD, 0).total,
    );
    expect(counts).toEqual(Array.from({ length: 9 }, (_, id) => index.count({ companyIds: [id] })));
  });

  it("begins with empty memory, whatever the thread before it has left there", () => {
    const rows = fc.sample(job, { numRuns: 200, seed: 2 }).map((each, i) => ({ ...each, id: i + 1 }));
    const index = JobIndex.build(rows, { now: () => NOW, rebuildAfter: 0 });
    opened.push(index);
    const floors = [0, 1_000_000, 4_000_000, 8_000_000];
    const totals = (finds: Finds, asked: readonly number[]) =>
      asked.map((payFloor) => finds.clusters({ payFloor }, WORLD, 2).total);
    const first = follow(index, 1);
    expect(totals(first.reader, floors)).toEqual(totals(index, floors));
    first.close();
    const second = follow(index, 1);
    const others = floors.toReversed();
    expect(totals(second.reader, others)).toEqual(totals(index, others));
    second.close();
  });

  it("knows companies and categories, and no words", () => {
    const index = JobIndex.build([], { now: () => NOW });
    opened.push(index);
    const { reader, close } = follow(index, 1);
    close();
    expect(reader.canFind({ companyIds: [1], categoryIds: [2], payFloor: 1, clauses: [[]] })).toBe(true);
    expect(reader.canFind({ text: "nurse" })).toBe(false);
    expect(reader.canFind({ companyText: "acme" })).toBe(false);
    expect(reader.canFind({ clauses: [[[{ field: "word", value: "nurse" }]]] })).toBe(false);
    expect(reader.canFind({ without: [[[{ field: "word", value: "nurse" }]]] })).toBe(false);
  });
});
