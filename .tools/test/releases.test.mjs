import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepReleases } from "../lib/releases.mjs";

/** @type {string} */
let folder;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "releases-")), "assets");
  mkdirSync(folder);
});
afterEach(() => rmSync(join(folder, ".."), { recursive: true }));

/**
 * A build that writes these files, on a day after the first.
 * @param {number} day
 * @param {string[]} names
 */
function build(day, ...names) {
  const startedAt = new Date(Date.UTC(2026, 0, 1) + day * 86_400_000);
  const written = new Date(startedAt.getTime() + 5_000);
  for (const name of names) {
    writeFileSync(join(folder, name), name);
    utimesSync(join(folder, name), written, written);
  }
  keepReleases(folder, startedAt, { now: written });
}
const files = () => readdirSync(folder).sort();

test("files of the previous release stay, however old it is", () => {
  build(0, "frame-a.js", "page-a.js");
  build(300, "frame-b.js", "page-a.js");
  expect(files()).toEqual(["frame-a.js", "frame-b.js", "page-a.js"]);
});

test("older releases stay for a week after they were replaced", () => {
  build(0, "a.js");
  build(1, "b.js");
  build(5, "c.js");
  expect(files()).toEqual(["a.js", "b.js", "c.js"]);
  build(9, "d.js");
  expect(files()).toEqual(["b.js", "c.js", "d.js"]);
});

test("many releases in one day do not accumulate", () => {
  for (let n = 0; n < 12; n++) build(n / 100, `${n}.js`);
  expect(files()).toEqual(["10.js", "11.js", "7.js", "8.js", "9.js"]);
});

test("deletes files that belong to no release", () => {
  build(0, "a.js");
  writeFileSync(join(folder, "left-over.js"), "");
  utimesSync(join(folder, "left-over.js"), new Date(0), new Date(0));
  build(1, "b.js");
  expect(files()).toEqual(["a.js", "b.js"]);
});
