import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { vCard } from "../../src/format/vcard.ts";

interface Property {
  readonly name: string;
  readonly values: readonly string[];
}

/** Reads a card as RFC 6350 says: lines put together again, then split at what is not escaped. */
function read(card: string): Property[] {
  expect(card.endsWith("\r\n")).toBe(true);
  const lines = card.slice(0, -2).replaceAll("\r\n ", "").split("\r\n");
  return lines.map((line) => {
    const [, head = "", value = ""] = /^([^:]*):(.*)$/su.exec(line) ?? [];
    const name = head.replace(/;.*/s, "");
    return { name, values: name === "URL" ? [value] : parts(value) };
  });
}

/** The components of a value, which semicolons separate. */
function parts(value: string): string[] {
  const found = [""];
  for (let i = 0; i < value.length; i++) {
    const at = value.charAt(i);
    if (at === ";") found.push("");
    else if (at === "\\") found[found.length - 1] += value.charAt(++i).replace(/n/i, "\n");
    else found[found.length - 1] += at;
  }
  return found;
}

const values = (card: string, name: string) => read(card).find((one) => one.name === name)?.values;
/** What can be kept of a text: a card has one kind of line end and no control characters. */
const kept = (text: string) => text.replaceAll(/\r\n?/g, "\n").replaceAll(/(?![\n\t])\p{Cc}/gu, "");
const url = "https://jobmap.example/user/ada/resume";

describe("a vCard", () => {
  it("says what a page shows, and nothing else", () => {
    const document = {
      basics: { name: "Łukasz O’Neil; RN", label: "Nurse, ICU", location: { city: "Baltimore" } },
    };
    expect(vCard({ document, url, lang: "pl" })).toBe(
      [
        "BEGIN:VCARD",
        "VERSION:4.0",
        "KIND:individual",
        String.raw`FN;LANGUAGE=pl:Łukasz O’Neil\; RN`,
        String.raw`TITLE:Nurse\, ICU`,
        "ADR:;;;Baltimore;;;",
        `URL:${url}`,
        "END:VCARD",
        "",
      ].join("\r\n"),
    );
  });

  it("gives back every text as it was, and takes none for a property of its own", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc.string({
        unit: fc.constantFrom("\\", ",", ";", ":", "\n", "\r", "\t", "n", "é", "😀", "\u0000"),
        maxLength: 90,
      }),
      fc.constant("x\r\nEND:VCARD\r\nBEGIN:VCARD\r\nTEL:1"),
    );
    fc.assert(
      fc.property(text, text, text, text, text, text, (name, label, phone, address, city, site) => {
        const basics = { name, label, phone, location: { address, city }, url: site };
        const card = vCard({ document: { basics }, url, lang: "en" });
        expect(values(card, "FN")?.join(";")).toBe(kept(name));
        if (label) expect(values(card, "TITLE")?.join(";")).toBe(kept(label));
        if (phone) expect(values(card, "TEL")?.join(";")).toBe(kept(phone));
        if (address || city)
          expect(values(card, "ADR")).toEqual(["", "", kept(address), kept(city), "", "", ""]);
        const known = ["BEGIN", "VERSION", "KIND", "FN", "TITLE", "TEL", "ADR", "URL", "END"];
        const names = read(card).map((one) => one.name);
        expect(names.filter((one) => !known.includes(one))).toEqual([]);
        expect(names.filter((one) => one === "BEGIN" || one === "END" || one === "TEL").length).toBe(
          phone ? 3 : 2,
        );
      }),
      { numRuns: 40 },
    );
  });

  it("folds lines after 75 octets at most, and never within a character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 30, maxLength: 400 }), (name) => {
        const bytes = Buffer.from(vCard({ document: { basics: { name } }, url, lang: "en" }));
        const lines = bytes.toString("latin1").split("\r\n");
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(75);
        const decoder = new TextDecoder("utf-8", { fatal: true });
        for (const line of lines) decoder.decode(Buffer.from(line, "latin1"));
      }),
    );
  });

  it("has no links but to the web, each once", () => {
    const links = ["javascript:alert(1)", "https://example.com/a b\r\nTEL:1", "nowhere", url];
    const document = { basics: { profiles: links.map((one) => ({ url: one })) } };
    const card = vCard({ document, url, lang: "en" });
    const found = read(card).filter(({ name }) => name === "URL");
    expect(found.map((one) => one.values[0])).toEqual([url, "https://example.com/a%20bTEL:1"]);
  });
});
