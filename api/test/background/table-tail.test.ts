import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TableTail, type TailPosition } from "../../src/background/table-tail.ts";

const LOOK_BACK_MS = 60_000;

/** A table whose rows appear when their transactions commit. */
class Table {
  readonly #committed = new Set<number>();
  now = 0;
  /** Most ranges that were asked for at once. */
  maxGaps = 0;

  commit(ids: Iterable<number>): void {
    for (const id of ids) this.#committed.add(id);
  }

  readonly tail = new TableTail<{ readonly id: number }>(
    {
      highest: async () => Math.max(0, ...this.#committed),
      read: async ({ above, gaps }: TailPosition, limit) => {
        this.maxGaps = Math.max(this.maxGaps, gaps.length);
        const isNew = (id: number) => id > above || gaps.some(({ from, to }) => from <= id && id <= to);
        return [...this.#committed]
          .filter(isNew)
          .sort((a, b) => a - b)
          .slice(0, limit)
          .map((id) => ({ id }));
      },
    },
    () => this.now,
  );

  async hand(): Promise<number[]> {
    const ids: number[] = [];
    for (let look = await this.tail.look(); ; look = await this.tail.look()) {
      ids.push(...look.rows.map(({ id }) => id));
      this.tail.settle(look);
      if (look.isComplete) return ids;
    }
  }
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Transactions take ids in their order and commit in another; some roll back. `order` says when. */
const transactions = fc.array(
  fc.record({ rows: fc.integer({ min: 1, max: 40 }), order: fc.nat(1_000), commits: fc.boolean() }),
  { maxLength: 30 },
);
/** What happens between two commits. */
const between = fc.array(fc.constantFrom("look", "failing look", "take own", "wait", "nothing"), {
  minLength: 31,
  maxLength: 31,
});

describe("TableTail", () => {
  it("returns every row once, in any commit order", async () => {
    await fc.assert(
      fc.asyncProperty(transactions, between, async (written, steps) => {
        const table = new Table();
        await table.tail.begin();
        const inOrder = written
          .map((each, index) => {
            const from = 1 + written.slice(0, index).reduce((sum, { rows }) => sum + rows, 0);
            return { ...each, from, to: from + each.rows - 1 };
          })
          .sort((a, b) => a.order - b.order);
        const handed: number[] = [];
        const committed: number[] = [];
        for (const [index, { from, to, commits }] of inOrder.entries()) {
          const ids = commits ? range(from, to) : [];
          table.commit(ids);
          committed.push(...ids);
          const step = steps[index];
          if (step === "look") handed.push(...(await table.hand()));
          if (step === "failing look") await table.tail.look();
          // All of it happens within the look-back.
          if (step === "wait") table.now += LOOK_BACK_MS / 40;
          if (step === "take own")
            for (const id of ids) {
              expect(table.tail.has(id)).toBe(false);
              table.tail.take(id);
              handed.push(id);
            }
          expect(await table.tail.isBehind()).toBe(committed.length > handed.length);
        }
        handed.push(...(await table.hand()));
        expect([...handed].sort((a, b) => a - b)).toEqual([...committed].sort((a, b) => a - b));
        for (const id of committed) expect(table.tail.has(id)).toBe(true);
        // What rolled back is remembered no longer than it could still commit.
        table.now += LOOK_BACK_MS;
        expect(await table.hand()).toEqual([]);
        expect(table.tail.position.gaps).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("starts with new rows and open transactions", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 1, max: 1_500 }), { maxLength: 60 }),
        async (underWay) => {
          const table = new Table();
          table.commit(range(1, 4_000).filter((id) => !underWay.includes(id - 2_400)));
          await table.tail.begin();
          expect(await table.hand()).toEqual([]);
          table.commit([4_001, ...underWay.map((id) => id + 2_400)]);
          expect(await table.hand()).toEqual(
            [...underWay.map((id) => id + 2_400), 4_001].sort((a, b) => a - b),
          );
        },
      ),
      { numRuns: 20 },
    );
  });

  it("asks for missing ids until no transaction can have them", async () => {
    const table = new Table();
    await table.tail.begin();
    table.commit([5]);
    expect(await table.hand()).toEqual([5]);
    // An outage is no look: what committed meanwhile is still found.
    table.now += 10 * LOOK_BACK_MS;
    table.commit([3]);
    expect(await table.hand()).toEqual([3]);
    expect(table.tail.position).toEqual({ above: 5, gaps: [] });
    table.commit([2]);
    expect(await table.hand()).toEqual([]);
  });

  it("remembers at most a thousand ranges", async () => {
    const table = new Table();
    await table.tail.begin();
    table.commit(range(1, 10_000).map((id) => id * 3));
    expect(await table.hand()).toHaveLength(10_000);
    expect(table.maxGaps).toBeLessThanOrEqual(1_000);
    table.commit([29_999]);
    expect(await table.hand()).toEqual([29_999]);
  });

  it("asks for one range if many consecutive ids are missing", async () => {
    const table = new Table();
    await table.tail.begin();
    table.commit([1_000_000]);
    await table.hand();
    expect(table.tail.position.gaps).toMatchObject([{ from: 1, to: 999_999 }]);
  });
});
