import { DAY_MS } from "@jobmap/contract/limits";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answeringOf, type Wait } from "../../src/policies/answering.ts";

const after = (days: number): Wait => ({ waited: days * DAY_MS, isAnswered: true });
const waiting = (days: number): Wait => ({ waited: days * DAY_MS, isAnswered: false });
const times = (count: number, wait: Wait) => Array.from({ length: count }, () => wait);
const wait = fc.record({
  waited: fc.integer({ min: 0, max: 90 * DAY_MS }),
  isAnswered: fc.boolean(),
});
const waits = fc.array(wait, { maxLength: 60 });

describe("an employer's answering time", () => {
  it("is the plain median if everyone has an answer", () => {
    expect(answeringOf([0.5, 1, 2.5, 8, 30].map(after))).toEqual({ percent: 100, within_days: 3 });
    expect(answeringOf(times(5, after(0)))).toEqual({ percent: 100, within_days: 1 });
    expect(
      answeringOf(
        [...times(3, after(1)), after(4), ...times(3, after(9))].map(({ waited }) => ({
          waited,
          isAnswered: true,
        })),
      ),
    ).toEqual({ percent: 100, within_days: 4 });
  });

  it("counts applicants who are still waiting", () => {
    expect(answeringOf([...times(5, after(1)), ...times(5, waiting(60))])?.within_days).toBe(1);
    expect(answeringOf([...times(5, after(1)), ...times(6, waiting(60))])).toEqual({
      percent: 45,
      within_days: null,
    });
    // Who applied an hour ago says nothing yet, for or against.
    expect(answeringOf([...times(5, after(1)), ...times(20, waiting(0.04))])?.within_days).toBe(1);
  });

  it("is not shown for few applications, or if the employer had no time yet", () => {
    expect(answeringOf([])).toBeNull();
    expect(answeringOf(times(4, after(1)))).toBeNull();
    expect(answeringOf(times(100, waiting(13)))).toBeNull();
    expect(answeringOf(times(5, waiting(14)))).toEqual({ percent: 0, within_days: null });
  });

  it("never improves by answering fewer or later", () => {
    const rank = (all: readonly Wait[]) => answeringOf(all)?.within_days ?? Number.POSITIVE_INFINITY;
    fc.assert(
      fc.property(waits, fc.nat(), fc.integer({ min: 0, max: 90 * DAY_MS }), (all, n, more) => {
        const [one, ...others] = [
          ...all.slice(n % (all.length || 1)),
          ...all.slice(0, n % (all.length || 1)),
        ];
        if (!one?.isAnswered || answeringOf(all) === null) return;
        const later = { waited: one.waited + more, isAnswered: true };
        const never = { waited: one.waited + more, isAnswered: false };
        // Who is lost sight of in between takes part of the weight along, as with every estimate of this kind: 1 ms later, past somebody
        // who stopped waiting, can count for more.
        const isLost = others.some(
          ({ waited, isAnswered }) => !isAnswered && waited >= one.waited && waited < later.waited,
        );
        if (!isLost) expect(rank([later, ...others])).toBeGreaterThanOrEqual(rank(all));
        expect(rank([never, ...others])).toBeGreaterThanOrEqual(rank(all));
      }),
    );
  });

  it("is true: within the named days at least half of the applicants were answered or are too recent to tell", () => {
    fc.assert(
      fc.property(waits, (all) => {
        const said = answeringOf(all);
        const answered = all.filter(({ isAnswered }) => isAnswered);
        if (!said) return;
        expect(said.percent).toBe(Math.round((100 * answered.length) / all.length));
        if (said.within_days === null) return;
        expect(answered.length).toBeGreaterThanOrEqual(5);
        const limit = said.within_days * DAY_MS;
        const inTime = answered.filter(({ waited }) => waited <= limit).length;
        const tooSoonToSay = all.filter(({ waited, isAnswered }) => !isAnswered && waited < limit).length;
        expect(2 * (inTime + tooSoonToSay)).toBeGreaterThanOrEqual(all.length);
      }),
    );
  });

  it("does not depend on the order of applications", () => {
    fc.assert(
      fc.property(waits, (all) => {
        expect(answeringOf(all.toReversed())).toEqual(answeringOf(all));
      }),
    );
  });
});
