import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fillBeside, publish, readManifest, rollBack } from "../build/release.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "jobmap-release-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function release(version: string, text: string) {
  const built = join(folder, "built");
  mkdirSync(built);
  writeFileSync(join(built, "app.js"), text);
  writeFileSync(join(built, "beside.js"), "check(FILES)");
  fillBeside(built);
  return publish(folder, built, version, ["app.js"], "load(RELEASE)", 30_000);
}

describe("releases of the widget", () => {
  test("are named by version and content, with the integrity of each file", () => {
    const { version, entry, releases } = release("1.0.0", "export {}");
    expect(version).toBe("1.0.0");
    expect(entry).toMatch(/^1\.0\.0-[0-9a-f]{8}\/frame-guest\.js$/);
    expect(releases["1.0.0"]?.files["app.js"]).toMatch(/^sha256-[\w+/]{43}=$/);
    expect(release("1.0.0", "export {}").releases).toEqual(releases);
  });

  test("the previous one stays, even if only the content changed; older ones of a version are deleted", () => {
    release("1.0.0", "a");
    const second = release("1.0.0", "b");
    expect(second.previous).toBe("1.0.0+before");
    const third = release("1.0.0", "c");
    const kept = Object.values(third.releases).map(({ folder: name }) => existsSync(join(folder, name)));
    expect(kept).toEqual([true, true]);
    expect(readdirSync(folder).filter((name) => name.startsWith("1.0.0-"))).toHaveLength(2);
    const next = release("1.1.0", "d");
    expect([next.version, next.previous]).toEqual(["1.1.0", "1.0.0"]);
    expect(next.releases["1.0.0"]).toEqual(third.releases["1.0.0"]);
  });

  test("a rollback goes back, and forward again; stale compressed copies are deleted", () => {
    release("1.0.0", "a");
    const newest = release("1.1.0", "b");
    writeFileSync(join(folder, "manifest.json.br"), "old");
    const back = rollBack(folder);
    expect([back.version, back.previous, back.entry]).toEqual([
      "1.0.0",
      "1.1.0",
      expect.stringMatching(/^1\.0\.0-/),
    ]);
    expect(existsSync(join(folder, "manifest.json.br"))).toBe(false);
    const [, known = ""] = /^load\((.*)\)$/.exec(readFileSync(join(folder, "loader.js"), "utf8")) ?? [];
    expect(JSON.parse(known)).toEqual({ ...back.releases["1.0.0"], first: undefined, firstBytes: undefined });
    expect(rollBack(folder).entry).toBe(newest.entry);
    expect(readManifest(folder)?.version).toBe("1.1.0");
  });

  test("there is nothing to roll back to at first", () => {
    release("1.0.0", "a");
    expect(() => rollBack(folder)).toThrow("no earlier release");
  });
});
