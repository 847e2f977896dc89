import { describe, expect, it } from "vitest";
import { type ContentNode, isElementName } from "../src/features/content/content-node.ts";
import { diffNodes } from "../src/features/content/diff-nodes.ts";
import { findInPage, textOfNodes } from "../src/features/content/find-in-page.ts";
import { allPages, legalPages, versionsOf } from "../src/features/content/pages.server.ts";
import { readPage } from "../src/features/content/read-page.server.ts";
import { hasScreen, SCREENS } from "../src/screens.ts";

const FRONT = "---\ntitle: A page\nlead: What this page is about, in a sentence.\nupdated: 2026-11-23\n---\n";
const read = (text: string, front = FRONT) => readPage("a.md", `${front}\n${text}`);

function elements(nodes: readonly ContentNode[]): Exclude<ContentNode, string>[] {
  return nodes.flatMap((node) => (typeof node === "string" ? [] : [node, ...elements(node.children)]));
}

describe("every page of webapp/content", () => {
  const pages = allPages();

  it("has an address, and each address of a page has one", () => {
    for (const [path] of pages) expect(hasScreen(path), path).toBe(true);
    const addresses = SCREENS.filter(({ file }) => file === "content/page.tsx").map(({ path }) => path);
    expect(addresses.length).toBeGreaterThanOrEqual(pages.length);
  });

  it.each(pages)("%s links to pages that exist, and each of its headings is one of a kind", (_, page) => {
    const all = elements(page.body);
    const ids = all.flatMap(({ attributes }) => attributes["id"] ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { name, attributes } of all) {
      expect(isElementName(name), name).toBe(true);
      const [path = ""] = (attributes["href"] ?? "").split("#");
      if (path.startsWith("/")) expect(hasScreen(path), path).toBe(true);
      else if (path !== "") expect(path).toMatch(/^https:\/\//);
    }
    for (const { to } of page.actions) expect(hasScreen(to), to).toBe(true);
  });
});

describe("legal pages", () => {
  it("have a version and a day, and say what each version changed", () => {
    const pages = legalPages();
    expect(pages.map(([path]) => path)).toEqual(
      expect.arrayContaining(["/privacy-and-cookies", "/term-of-use", "/new-refund-policy"]),
    );
    for (const [path] of pages) {
      const versions = versionsOf(path);
      expect(new Set(versions.map(({ version }) => version)).size, path).toBe(versions.length);
      for (const [index, { effective = "", changes, version }] of versions.entries()) {
        const before = versions[index + 1];
        expect(effective, `${path} ${version}`).not.toBe("");
        if (before === undefined) expect(version, path).toBe("1.0");
        else expect(changes, `${path} ${version}`).toMatch(/\w/);
        expect(effective >= (before?.effective ?? ""), `${path} ${version}`).toBe(true);
      }
    }
  });

  const marksOf = (before: string, after: string) =>
    elements(diffNodes(read(before).body, read(after).body)).flatMap(({ name, children }) =>
      name === "ins" || name === "del" ? [`${name} ${textOfNodes(children)}`] : [],
    );

  it("show what changed: words in a paragraph, whole parts, and rows of a table", () => {
    expect(marksOf("Kept for ten days.", "Kept for five days.")).toEqual(["del ten ", "ins five "]);
    expect(marksOf("One.\n\nTwo.", "One.\n\n## New\n\nThree.\n\nTwo.")).toEqual(["ins New", "ins Three."]);
    expect(marksOf("- a\n- b\n- c", "- a\n- c")).toEqual(["del b"]);
    const table = (...rows: string[]) => `| What | How |\n| --- | --- |\n${rows.join("\n")}`;
    expect(marksOf(table("| a | 1 |"), table("| a | 2 |", "| b | 3 |"))).toEqual([
      "del 1",
      "ins 2",
      "ins b",
      "ins 3",
    ]);
    expect(marksOf("Same **bold** text.", "Same **bold** text.")).toEqual([]);
  });

  it("keep links and the owner's address in a paragraph that has changed", () => {
    const old = 'Write to {% owner field="email" /%}; read [the help](/help) first.';
    const fresh = old.replace("first", "before");
    expect(marksOf(old, fresh)).toEqual(["del first.", "ins before."]);
    const names = elements(diffNodes(read(old).body, read(fresh).body)).map(({ name }) => name);
    expect(names).toEqual(["p", "owner", "link", "del", "ins"]);
  });
});

describe("a page that is wrong is refused with its file and its place", () => {
  it.each([
    ["# A title of its own", /a\.md, line 7: Headings begin with ##/],
    ["{% video src=1 /%}", /a\.md, line 7: Undefined tag/],
    ["{% owner /%}", /a\.md, line 7: Missing required attribute/],
    ['{% live part="video" /%}', /a\.md, line 7: .*must match one of/],
    ['{% figure name="jobs-tomorrow" /%}', /a\.md, line 7: .*must match one of/],
    ["![A picture](/a.png)", /a\.md: a page cannot have <img>/],
  ])("%s", (text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  it.each([
    ["---\ntitle: A page\n---\n", /a\.md: lead: .*; updated: /],
    [FRONT.replace("updated", "changed"), /updated: .*Unrecognized key: "changed"/s],
    ["", /a\.md: front matter/],
  ])("%j", (front, message) => {
    expect(() => read("Text", front)).toThrow(message);
  });

  it("HTML is text, never markup", () => {
    expect(textOfNodes(read("<script>alert(1)</script> Hello").body)).toContain("<script>alert(1)</script>");
    expect(elements(read("<b>Bold</b>").body).map(({ name }) => name)).toEqual(["p"]);
  });
});

describe("finding in a page", () => {
  const { body } = read(
    "## Find a job\n\n### Save a job\n\nPress the **heart**.\n\n### Draw an area\n\nOn the map.\n\n## Hire\n\n### Post a job\n\nFive steps.",
  );
  const found = (search: string) =>
    findInPage(body, search).flatMap((node) =>
      typeof node !== "string" && /^h/.test(node.name) ? textOfNodes([node]) : [],
    );

  it("keeps the parts that have every word, under the headings of their sections", () => {
    expect(found("hear")).toEqual(["Find a job", "Save a job"]);
    expect(found("POST  steps")).toEqual(["Hire", "Post a job"]);
    expect(found("hire")).toEqual(["Hire", "Post a job"]);
    expect(found("heart steps")).toEqual([]);
    expect(findInPage(body, " ")).toBe(body);
  });
});
