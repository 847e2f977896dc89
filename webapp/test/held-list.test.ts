import { describe, expect, it } from "vitest";
import { type Answer, type Places, type Shown, take } from "../src/lib/server-state/held-list.ts";

interface Item {
  readonly id: number;
  readonly text: string;
}
const PLACES: Places<readonly Item[]> = {
  places: (items) => items.map(({ id }) => String(id)),
  patch: (shown, fresh) => shown.map((item) => fresh.find(({ id }) => id === item.id) ?? item),
};
const items = (...texts: string[]): Item[] => texts.map((text) => ({ id: text.codePointAt(0) ?? 0, text }));
const answer = (updatedAt: number, data: readonly Item[], rest: Partial<Answer<readonly Item[]>> = {}) => ({
  list: "all",
  data,
  updatedAt,
  isFetching: false,
  ownWrites: 0,
  ...rest,
});
const after = (...answers: Answer<readonly Item[]>[]) =>
  answers.reduce<Shown<readonly Item[]> | undefined>((shown, one) => take(shown, one, PLACES), undefined);

describe("an open list", () => {
  it("updates rows in place, and holds back what would move them", () => {
    const shown = after(answer(1, items("a", "b")), answer(2, items("c", "b2", "a")));
    expect(shown?.data).toEqual(items("a", "b2"));
    expect(shown?.held).toEqual({ fresh: items("c", "b2", "a"), added: 1 });
    expect(shown?.isNews).toBe(true);
  });

  it("holds back removals, with nothing new", () => {
    const shown = after(answer(1, items("a", "b")), answer(2, items("b")));
    expect(shown).toMatchObject({ data: items("a", "b"), held: { added: 0 } });
  });

  it("ignores identical data", () => {
    const same = items("a");
    expect(after(answer(1, same), answer(2, same))).toMatchObject({ data: same, isNews: false });
  });

  it("updates at once if it was empty", () => {
    expect(after(answer(1, []), answer(2, items("a")))).toMatchObject({ data: items("a"), isNews: true });
  });

  it("shows own changes at once, and holds later ones", () => {
    const own = after(answer(1, items("a", "b")), answer(2, items("b"), { ownWrites: 1 }));
    expect(own).toMatchObject({ data: items("b"), ownWrites: 1 });
    expect(own?.held).toBeUndefined();
    const later = take(own, answer(3, items("c", "b"), { ownWrites: 1 }), PLACES);
    expect(later).toMatchObject({ data: items("b"), held: { added: 1 } });
  });

  it("shows the first data at once, even if the cache had an older list", () => {
    const cached = answer(1, items("a"), { isFetching: true });
    expect(after(cached)?.data).toEqual(items("a"));
    const shown = after(cached, answer(2, items("b", "a")));
    expect(shown?.data).toEqual(items("b", "a"));
    expect(shown?.held).toBeUndefined();
  });

  it("is another list on another page", () => {
    const shown = after(answer(2, items("a")), answer(1, items("b"), { list: "page 2" }));
    expect(shown).toMatchObject({ list: "page 2", data: items("b") });
  });

  it("stays unchanged while loading", () => {
    const shown = after(answer(1, items("a")));
    expect(take(shown, answer(1, items("a"), { isFetching: true }), PLACES)).toBe(shown);
  });
});
