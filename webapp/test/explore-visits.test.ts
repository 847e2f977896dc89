import { describe, expect, it } from "vitest";
import { exploreDataKey } from "../src/lib/explore-data.ts";
import { lastVisit, readOpened, rememberOpened } from "../src/lib/explore-visits.ts";

class FakeStorage implements Storage {
  readonly #items = new Map<string, string>();
  isFull = false;
  get length() {
    return this.#items.size;
  }
  clear() {
    this.#items.clear();
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null;
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.#items.delete(key);
  }
  setItem(key: string, value: string) {
    if (this.isFull) throw new DOMException("full", "QuotaExceededError");
    this.#items.set(key, value);
  }
}

describe("opened jobs", () => {
  it("are stored once each, latest last, at most 500", () => {
    const storage = new FakeStorage();
    for (let id = 1; id <= 505; id++) rememberOpened(id, storage);
    rememberOpened(400, storage);
    const opened = readOpened(storage);
    expect(opened).toHaveLength(500);
    expect(opened.at(-1)).toBe(400);
    expect(opened[0]).toBe(6);
  });

  it("are empty if storage is empty, invalid or unavailable", () => {
    const storage = new FakeStorage();
    expect(readOpened(storage)).toEqual([]);
    storage.setItem("jobmap.opened", "{not json");
    expect(readOpened(storage)).toEqual([]);
    storage.setItem("jobmap.opened", '["1",2,null,3.5]');
    expect(readOpened(storage)).toEqual([2]);
    storage.isFull = true;
    expect(rememberOpened(9, storage)).toEqual([2, 9]);
  });
});

describe("the previous visit", () => {
  const HOUR = 3_600_000;

  it("is unknown at first, then the time it ended", () => {
    const storage = new FakeStorage();
    expect(lastVisit(10 * HOUR, storage)).toBeUndefined();
    expect(lastVisit(20 * HOUR, storage)).toBe(10 * HOUR);
  });

  it("stays the same during this visit", () => {
    const storage = new FakeStorage();
    lastVisit(10 * HOUR, storage);
    expect(lastVisit(20 * HOUR, storage)).toBe(10 * HOUR);
    expect(lastVisit(20 * HOUR + 60_000, storage)).toBe(10 * HOUR);
    expect(lastVisit(20 * HOUR + 20 * 60_000, storage)).toBe(10 * HOUR);
    expect(lastVisit(30 * HOUR, storage)).toBe(20 * HOUR + 20 * 60_000);
  });
});

describe("exploreDataKey", () => {
  // @spec 3.16, 3.17
  it("is the specification's: one key on the map, another elsewhere", () => {
    expect(exploreDataKey("/jobmap")).toBe("exploredata");
    expect(exploreDataKey("/")).toBe("explorecurrentlocationdata");
  });
});
