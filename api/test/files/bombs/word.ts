import { type ArchiveFile, archive } from "./archive.ts";
import { deflateBomb, MIB } from "./deflate.ts";

const TYPES = { "[Content_Types].xml": "<Types/>" };
const DOCUMENT = { "word/document.xml": "<w:document/>" };
const word = (more: Readonly<Record<string, ArchiveFile>>, copies = 1) =>
  archive({ ...TYPES, ...DOCUMENT, ...more }, copies);

const LAUGHS = `<!DOCTYPE x [<!ENTITY a "ha">${Array.from(
  { length: 30 },
  (_, i) => `<!ENTITY ${"a".repeat(i + 2)} "${`&${"a".repeat(i + 1)};`.repeat(10)}">`,
).join("")}]>`;
const laughing = `${LAUGHS}<Properties><Pages>&${"a".repeat(31)};</Pages></Properties>`;

/** Word files that are small and unpack to much, or lie about it. All are refused. */
export const WORD_BOMBS: Readonly<Record<string, () => Buffer>> = {
  "a text of 2 GB": () => word({ "word/document.xml": { packed: deflateBomb(2_000), claims: 2_000 * MIB } }),
  "a text of 2 GB that claims to be 900 bytes": () =>
    word({ "word/document.xml": { packed: deflateBomb(2_000), claims: 900 } }),
  "properties of 2 GB that claim to be 900 bytes": () =>
    word({ "docProps/app.xml": { packed: deflateBomb(2_000), claims: 900 } }),
  "a picture of 59 MB in ten times as many parts": () =>
    word({ "word/media/image1.png": { packed: deflateBomb(59), claims: 59 * MIB } }, 10),
  "65,000 parts": () => word({}, 32_500),
  "entities of entities in its properties": () => word({ "docProps/app.xml": laughing }),
  "entities of entities in its text": () => word({ "word/document.xml": laughing }),
  "entities of entities in UTF-16": () =>
    word({ "word/document.xml": Buffer.from(`\ufeff${laughing}`, "utf16le") }),
  "a directory of nothing but names": () => {
    const whole = word({});
    return whole.subarray(0, whole.length - 30);
  },
};
