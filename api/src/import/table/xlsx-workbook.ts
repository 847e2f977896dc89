import { posix } from "node:path";
import { ImportError } from "../import-error.ts";
import { LIMITS } from "./table.ts";
import { readXml, type XlsxArchive } from "./xlsx-archive.ts";

export interface Sheet {
  readonly name: string;
  /** Name of its entry in the archive. */
  readonly path: string;
  readonly isHidden: boolean;
}

export interface Workbook {
  /** In the order of their tabs. */
  readonly sheets: readonly Sheet[];
  /** Dates count from 1904, as in old Macintosh workbooks. */
  readonly from1904: boolean;
}

/** How to interpret a number in a cell, by its style. */
export type NumberKind = "number" | "date" | { readonly zeros: number };

const SMALL = 20_000_000;

export async function readWorkbook(archive: XlsxArchive): Promise<Workbook> {
  if (!archive.has("xl/workbook.xml")) throw new ImportError("This archive is not an XLSX workbook.");
  const targets = new Map<string, string>();
  await readXml(
    archive,
    "xl/_rels/workbook.xml.rels",
    {
      open(name, { Id, Target }) {
        if (name !== "Relationship" || Id === undefined || Target === undefined) return;
        targets.set(Id, Target.startsWith("/") ? Target.slice(1) : posix.join("xl", Target));
      },
    },
    SMALL,
  );
  const sheets: Sheet[] = [];
  let from1904 = false;
  await readXml(
    archive,
    "xl/workbook.xml",
    {
      open(name, attributes) {
        if (name === "workbookPr") from1904 = ["1", "true"].includes(attributes["date1904"] ?? "");
        if (name !== "sheet") return;
        const id = Object.entries(attributes).find(([key]) => key.endsWith(":id"))?.[1] ?? "";
        const path = targets.get(id);
        if (path !== undefined && archive.has(path))
          sheets.push({
            name: attributes["name"] ?? path,
            path,
            isHidden: attributes["state"]?.toLowerCase().includes("hidden") ?? false,
          });
      },
    },
    SMALL,
  );
  return { sheets, from1904 };
}

/** Excel's built-in number formats that are dates (ECMA-376 part 1, 18.8.30, and its East Asian ones). */
function isBuiltInDate(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
}

function kindOfFormat(code: string): NumberKind {
  const bare = code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, "");
  if (/[ymdhs]/i.test(bare) && !/general/i.test(bare)) return "date";
  const zeros = /^(0{2,})(?:;|$)/.exec(bare)?.[1];
  return zeros === undefined ? "number" : { zeros: zeros.length };
}

/** The number kind of each style, by the style's index. */
export async function readStyles(archive: XlsxArchive): Promise<readonly NumberKind[]> {
  if (!archive.has("xl/styles.xml")) return [];
  const formats = new Map<number, NumberKind>();
  const styles: NumberKind[] = [];
  let inCellFormats = false;
  await readXml(
    archive,
    "xl/styles.xml",
    {
      open(name, { numFmtId, formatCode }) {
        const id = Number(numFmtId);
        if (name === "numFmt" && formatCode !== undefined) formats.set(id, kindOfFormat(formatCode));
        if (name === "cellXfs") inCellFormats = true;
        if (name !== "xf" || !inCellFormats) return;
        styles.push(formats.get(id) ?? (isBuiltInDate(id) ? "date" : "number"));
      },
      close(name) {
        if (name === "cellXfs") inCellFormats = false;
      },
    },
    SMALL,
  );
  return styles;
}

/** Strings that cells refer to by number; phonetic readings are omitted. */
export async function readSharedStrings(archive: XlsxArchive): Promise<readonly string[]> {
  if (!archive.has("xl/sharedStrings.xml")) return [];
  const strings: string[] = [];
  let text = "";
  let inText = false;
  let inPhonetic = false;
  await readXml(
    archive,
    "xl/sharedStrings.xml",
    {
      open(name) {
        if (name === "si") text = "";
        else if (name === "rPh") inPhonetic = true;
        else if (name === "t") inText = !inPhonetic;
      },
      text(chunk) {
        if (inText && text.length < LIMITS.cell) text += chunk;
      },
      close(name) {
        if (name === "t") inText = false;
        else if (name === "rPh") inPhonetic = false;
        else if (name === "si") strings.push(unescapeExcel(text));
      },
    },
    LIMITS.strings,
  );
  return strings;
}

/** Excel writes characters that XML cannot represent as _x000D_. */
export function unescapeExcel(text: string): string {
  return text.includes("_x")
    ? text.replace(/_x([0-9A-F]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
}
