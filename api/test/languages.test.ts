import { preferredLanguage } from "@jobmap/contract/languages";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

describe("the language that a browser asks for", () => {
  it.each([
    [undefined, "en"],
    ["", "en"],
    ["es", "es"],
    ["es-MX,es;q=0.9,en;q=0.8", "es"],
    ["en-US,en;q=0.9,es;q=0.8", "en"],
    ["fr-FR,es;q=0.7,en;q=0.5", "es"],
    ["de,fr;q=0.5", "en"],
    ["en;q=0.2, ES-419 ; Q = 0.9", "es"],
    ["es;q=0, en", "en"],
    ["es;q=0", "en"],
    ["*", "en"],
    ["es;q=0.1, *;q=0.5", "en"],
    ["es;q=none, en;q=0.1", "en"],
    ["esperanto", "en"],
  ])("%j is %s", (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });

  it("is one of ours, whatever the header is", () => {
    fc.assert(fc.property(fc.string(), (header) => ["en", "es"].includes(preferredLanguage(header))));
    expect(preferredLanguage(`es${",es;q=0.1".repeat(100_000)}`)).toBe("es");
  });
});
