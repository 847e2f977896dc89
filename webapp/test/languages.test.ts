import fs, { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readCatalog, type SourceText, translator } from "../languages/catalog.ts";
import { hasTexts, inlineTexts } from "../languages/inline-texts.ts";
import { messageParts } from "../languages/message-parts.ts";
import { pseudoText } from "../languages/pseudo.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const english = await translator("en");
const inEnglish = (code: string) =>
  inlineTexts(code, "a.tsx", { translate: english, locale: "en-US" }).replaceAll(/\s+/g, " ");

/** Every text of the sources, by its id. */
function sourceTexts(): Map<string, SourceText> {
  const found = new Map<string, SourceText>();
  const translate = (text: SourceText) => {
    found.set(text.id, text);
    return messageParts(text.message);
  };
  for (const file of fs.globSync("src/**/*.{ts,tsx}", { cwd: ROOT })) {
    const code = readFileSync(ROOT + file, "utf8");
    if (hasTexts(code)) inlineTexts(code, file, { translate, locale: "en-US" });
  }
  return found;
}

describe("the texts in Spanish", () => {
  const texts = sourceTexts();

  it("are all there, and fit what they are filled with", async () => {
    const spanish = await translator("es");
    const wrong = [...texts.values()].flatMap((text) => {
      try {
        spanish(text);
        return [];
      } catch (error) {
        return [String(error)];
      }
    });
    expect(texts.size).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });

  it("are none that no page says any more: npm run texts takes them out", async () => {
    const catalog = await readCatalog("es");
    expect([...catalog].filter(([id]) => !texts.has(id)).map(([, text]) => text)).toEqual([]);
  });
});

describe("a text in a build", () => {
  const IMPORT = 'import { plural, t, Trans } from "#text";\n';

  it("is what it says, and leaves nothing to look up", () => {
    expect(inEnglish(`${IMPORT}const a = t\`Saved jobs\`;`).trim()).toBe('const a = "Saved jobs";');
    expect(inEnglish(`${IMPORT}const a = t\`Hello \${name}\`;`).trim()).toBe(
      "const a = `Hello $" + "{name}`;",
    );
  });

  it("depends on a number", () => {
    const code = inEnglish(
      `${IMPORT}const a = plural(n, { one: "# job", other: "# jobs", "=0": "no jobs" });`,
    );
    const evaluated = (n: number) => new Function("n", `${code}; return a;`)(n);
    expect([0, 1, 2, 1200].map(evaluated)).toEqual(["no jobs", "1 job", "2 jobs", "1,200 jobs"]);
  });

  it("keeps the elements in it, wherever a translation puts them", async () => {
    const code = `${IMPORT}const a = <p><Trans>Read <a href={to}>the help</a> now.</Trans></p>;`;
    const translate = () => messageParts("<0>La ayuda</0> se lee ahora.");
    const written = inlineTexts(code, "a.tsx", { translate, locale: "es-US" });
    expect(written).toContain('<p><a href={to}>{"La ayuda"}</a>{" se lee ahora."}</p>');
  });

  it.each([
    ["lacks a value", "{name} is here", "está aquí"],
    ["invents one", "here", "{name} está aquí"],
    ["loses an element", "<0>Open</0> it", "Ábralo"],
  ])("is refused when its translation %s", async (_, message, translation) => {
    const catalog = new Map([["x", translation]]);
    await expect(
      translator("es", catalog).then((translate) => translate({ id: "x", message })),
    ).rejects.toThrow();
  });

  it("is some 40 % longer in the pseudo-language", () => {
    const words = [...sourceTexts().values()].map(({ message }) => message.replaceAll(/\{.*\}/g, ""));
    const all = words.join(" ");
    expect(pseudoText(all).length / all.length).toBeGreaterThan(1.3);
  });
});
