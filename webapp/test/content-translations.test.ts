import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { KEPT_DATA } from "@jobmap/contract/personal-data";
import { KEPT_DATA_IN_SPANISH, keptDataIn } from "@jobmap/contract/personal-data-spanish";
import { describe, expect, it } from "vitest";
import { catalogFile } from "../languages/catalog.ts";
import type { ContentElement, ContentNode } from "../src/features/content/content-node.ts";
import { textOfNodes } from "../src/features/content/find-in-page.ts";
import { pageMarkdown } from "../src/features/content/markdown.server.ts";
import { allPages, findPage, legalPages, versionsOf } from "../src/features/content/pages.server.ts";
import { readPage } from "../src/features/content/read-page.server.ts";

const FOLDER = new URL("../content/", import.meta.url);
const files = readdirSync(FOLDER).filter((file) => file.endsWith(".md"));
const sourceOf = (file: string) => readFileSync(new URL(file, FOLDER), "utf8");
const digestOf = (source: string) => createHash("sha256").update(source).digest("hex").slice(0, 16);
const pairs = files.map((file) => {
  const path = `/${file.replace(/\.md$/, "")}`;
  return [path, { source: sourceOf(file), english: findPage(path).page }] as const;
});

/** Words that only English has, and that few of its sentences go without. */
const ENGLISH = new Set(
  "the an and of for is are this that with you your we our what who how when from by not have".split(" "),
);

/** Texts of the web app without values in them, and what its Spanish pages say instead. */
const spanishOf = new Map(
  [...readFileSync(catalogFile("es"), "utf8").matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map(
    ([, english = "", spanish = ""]) => [english, spanish],
  ),
);

function elements(nodes: readonly ContentNode[]): ContentElement[] {
  return nodes.flatMap((node) => (typeof node === "string" ? [] : [node, ...elements(node.children)]));
}

/** What a translation may not change, in order: parts, tags with what they show, and where links lead. */
const structureOf = (body: readonly ContentNode[]) =>
  elements(body)
    .filter(({ name }) => !["em", "strong", "link"].includes(name))
    .map(({ name, attributes: { id: _, ...attributes } }) => [name, attributes]);
const countsOf = (body: readonly ContentNode[]) => {
  const all = elements(body);
  return {
    links: all.flatMap(({ attributes }) => attributes["href"] ?? []).toSorted(),
    strong: all.filter(({ name }) => name === "strong").length,
  };
};

/** The note at the top of a translated legal page, and what follows it. */
function withoutNote(body: readonly ContentNode[]): { note: string; rest: readonly ContentNode[] } {
  const [first, ...rest] = body;
  const isNote = typeof first === "object" && first.name === "callout";
  return isNote ? { note: textOfNodes([first]), rest } : { note: "", rest: body };
}

describe("pages in Spanish", () => {
  it("are those that there are in English", () => {
    expect(allPages("es").map(([path]) => path)).toEqual(allPages().map(([path]) => path));
    expect(() => findPage("/no-such-page", "es")).toThrow("/no-such-page");
    expect(findPage("/aboutpage", "es").path).toBe("/about");
  });

  it.each(pairs)("%s translates the English text as it is now", (path, { source }) => {
    const { translates } = findPage(path, "es").page;
    const why = `webapp/content${path}.md was changed. Look at webapp/content/es${path}.md, then say there: translates: "${digestOf(source)}"`;
    expect(translates, why).toBe(digestOf(source));
  });

  it.each(pairs)("%s has the parts, tags and links of the English one", (path, { english }) => {
    const spanish = findPage(path, "es").page;
    const { note, rest } =
      english.version === undefined ? { note: "", rest: spanish.body } : withoutNote(spanish.body);
    expect(structureOf(rest)).toEqual(structureOf(english.body));
    expect(countsOf(rest)).toEqual(countsOf(english.body));
    expect(note !== "").toBe(english.version !== undefined);
    expect(spanish.actions.map(({ to }) => to)).toEqual(english.actions.map(({ to }) => to));
    for (const key of ["updated", "searchable", "layout", "version", "effective"] as const)
      expect(spanish[key], key).toBe(english[key]);
    expect(spanish.changes === undefined).toBe(english.changes === undefined);
  });

  it.each(pairs)("%s is in Spanish, and its headings are one of a kind", (path, { english }) => {
    const spanish = findPage(path, "es").page;
    const ids = elements(spanish.body).flatMap(({ attributes }) => attributes["id"] ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    // Names of the product, and what is typed into the English search, may be English.
    const words = textOfNodes(withoutElements(spanish.body, ["em", "code", "link", "strong"]));
    const found = `${spanish.title} ${spanish.lead} ${words}`.match(/\p{L}+/gu) ?? [];
    expect(found.filter((word) => ENGLISH.has(word.toLowerCase()) && word !== word.toUpperCase())).toEqual(
      [],
    );
    expect(spanish.title).not.toBe(english.title);
  });

  it.each(pairs)("%s names what is pressed as the Spanish pages name it", (path) => {
    const named = elements(findPage(path, "es").page.body)
      .filter(({ name }) => name === "strong")
      .map((element) => textOfNodes([element]).replaceAll(/\s+/g, " "));
    const inEnglish = named.filter((text) => spanishOf.has(text) && spanishOf.get(text) !== text);
    // Spanish words that are spelled like an English button.
    expect(inEnglish.filter((text) => text !== "Compare")).toEqual([]);
  });

  it("say of legal texts that the English one is binding, and which old ones there are", () => {
    expect(legalPages("es").map(([path]) => path)).toEqual(legalPages().map(([path]) => path));
    for (const [path, { body }] of legalPages("es")) {
      expect(withoutNote(body).note, path).toContain("El texto que obliga es el inglés.");
      expect(versionsOf(path, "es").map(({ version }) => version)).toEqual(
        versionsOf(path).map(({ version }) => version),
      );
    }
  });

  it("are links to headings without accents", () => {
    const front =
      "---\ntitle: Página\nlead: De qué trata esta página, en una frase.\nupdated: 2026-11-23\n---\n";
    const { sections } = readPage("es/a.md", `${front}\n## ¿Cuánto cuesta una oferta?\n\nNada.`);
    expect(sections).toEqual([{ id: "cuanto-cuesta-una-oferta", title: "¿Cuánto cuesta una oferta?" }]);
  });

  it("say what is kept about people, every phrase of it", () => {
    const phrases = KEPT_DATA.flatMap(({ about, what, why, until }) => [about, what, why, until]);
    expect([...new Set(phrases)].toSorted()).toEqual(Object.keys(KEPT_DATA_IN_SPANISH).toSorted());
    const said = keptDataIn("es").map(({ what }) => what);
    expect(new Set(said).size).toBe(KEPT_DATA.length);
    expect(keptDataIn("en").map(({ what }) => what)).toEqual(KEPT_DATA.map(({ what }) => what));
  });

  it("are Markdown as well, without anything of Markdoc or HTML", () => {
    const site = {
      owner: { name: "Harbor", address: "1 Main Street", email: "hello@harbor.example" },
      figures: { jobs: 1_234, jobsWithPay: 617, answering: null, embedBytes: null },
      pageUrl: "https://jobs.example/es/help",
    };
    for (const [path, page] of allPages("es")) {
      const text = pageMarkdown(page, site);
      for (const { title } of page.sections) expect(text.replaceAll("\\", ""), path).toContain(`## ${title}`);
      expect(text, path).toContain(`\n\n*Último cambio: ${page.updated}.*\n`);
      expect(text, path).not.toMatch(/Shown at|at most|\bUntil\b|\bWhy\b/);
      expect(text, path).not.toMatch(/\{%|%\}|<(?!https?:)|undefined|\[object/);
    }
  });
});

function withoutElements(nodes: readonly ContentNode[], names: readonly string[]): ContentNode[] {
  return nodes.flatMap((node): ContentNode[] =>
    typeof node === "string"
      ? [node]
      : names.includes(node.name)
        ? [" "]
        : [{ ...node, children: withoutElements(node.children, names) }],
  );
}
