import { describe, expect, it } from "vitest";
import { addFiles, limitsText, sizeText } from "../../src/ui/fields/file-limits.ts";

const LIMITS = { types: { "image/jpeg": "JPEG", "image/png": "PNG" }, maxBytes: 100, maxFiles: 2 };
const file = (name: string, bytes = 10, type = "image/png") =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 1 });

describe("addFiles", () => {
  it("keeps existing files and adds those that fit, in order", () => {
    const a = file("a.png");
    const b = file("b.png", 100);
    expect(addFiles([a], [b], LIMITS)).toEqual({ files: [a, b], refused: [] });
  });
  it.each([
    ["a type that is not taken", file("a.gif", 10, "image/gif"), "is not JPEG or PNG"],
    ["a file without a type", file("a", 10, ""), "is not JPEG or PNG"],
    ["an empty file", file("a.png", 0), "is empty"],
    ["a byte too many", file("a.png", 101), "has 101 bytes; 100 bytes is the most"],
    ["the same file again", file("there.png"), "is there already"],
  ])("refuses %s", (_, added, reason) => {
    const there = file("there.png");
    expect(addFiles([there], [added], LIMITS)).toEqual({
      files: [there],
      refused: [{ name: added.name, reason }],
    });
  });
  it("accepts as many as fit, and names the others", () => {
    const { files, refused } = addFiles([file("a.png")], [file("b.png"), file("c.png")], LIMITS);
    expect(files.map(({ name }) => name)).toEqual(["a.png", "b.png"]);
    expect(refused).toEqual([{ name: "c.png", reason: "is one too many; 2 is the most" }]);
  });
});

describe("texts about files", () => {
  it("state the limits in advance", () => {
    expect(limitsText({ ...LIMITS, maxBytes: 5 * 1024 * 1024 })).toBe(
      "JPEG or PNG, up to 5 MB each, 2 files at the most",
    );
    expect(limitsText({ types: { "application/pdf": "PDF" }, maxBytes: 1_572_864, maxFiles: 1 })).toBe(
      "One PDF, up to 1.5 MB",
    );
  });
  it("format sizes readably", () => {
    expect([0, 1023, 1024, 319_488, 1_468_006].map(sizeText)).toEqual([
      "0 bytes",
      "1023 bytes",
      "1 KB",
      "312 KB",
      "1.4 MB",
    ]);
  });
});
