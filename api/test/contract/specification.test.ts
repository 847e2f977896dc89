import { endpoints } from "@jobmap/contract";
import { describe, expect, it } from "vitest";
import { readSpecification, section } from "../../../.tools/lib/specification/read.ts";

const { sentences, notBuilt } = readSpecification();
const keys = Object.keys(endpoints);

/** What a sentence of section 7 names: a method, where it says one, and the path or its end. */
function named(words: string): { method: string | undefined; path: string } {
  const [, method, path = ""] =
    /^(?:Jobs: |Profile: |Payment: |Folders: )?(?:(GET|POST) )?([a-z][\w/{}-]*)/i.exec(words) ?? [];
  return { method, path };
}

/** The endpoints below `root` that a sentence can mean. */
function meant(words: string, root: string): string[] {
  const { method, path } = named(words);
  return keys.filter((key) => {
    const [verb = "", whole = ""] = key.split(" ");
    const isPath = whole === path || (whole.startsWith(`${root}/`) && whole.endsWith(`/${path}`));
    return isPath && (method === undefined || verb === method);
  });
}

describe("the calls of the specification", () => {
  // @spec 7.4-7.8, 7.74, 7.11-7.20, 7.22, 7.24-7.70, 7.75-7.119, 7.124-7.127
  it.each([
    ["auth", "7.4", "7.20"],
    ["user", "7.22", "7.70"],
    ["employer", "7.75", "7.119"],
    ["blog", "7.124", "7.127"],
  ])("%s/: are all in the contract, unless planned for later", (root, from, to) => {
    // What a call takes or answers, and lists that are not one call each.
    const others = new Set(["7.9", "7.10", "7.23", "7.62", "7.126"]);
    const wrong = section(sentences, from, to)
      .filter(({ id }) => !others.has(id))
      .filter(({ id, words }) => meant(words, root).length > 0 === notBuilt.has(id));
    expect(wrong).toEqual([]);
  });

  // @spec 7.2, 7.3
  it("are below one versioned base, in the given sections, with the given methods", () => {
    const roots = new Set(keys.map((key) => key.split(/[ /]/)[1]));
    expect([...roots]).toEqual(expect.arrayContaining(["auth", "user", "employer"]));
    expect(roots.has("blog")).toBe(!notBuilt.has("7.124"));
    for (const [id, words] of sentences)
      if (id.startsWith("7.") && named(words).method && !notBuilt.has(id))
        expect(
          keys.filter((key) => key === `${named(words).method} ${named(words).path}`),
          id,
        ).toHaveLength(1);
  });
});
