import fc from "fast-check";
import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { ImportError } from "../../src/import/import-error.ts";
import { openTables } from "../../src/import/table/open.ts";
import { useFiles } from "./support/files.ts";
import { workbook, zip } from "./support/zip.ts";

const file = useFiles();

async function read(
  path: string,
): Promise<{ format: string; rows: (readonly string[])[]; numbers: number[] }> {
  const opened = await openTables(path);
  try {
    const [table] = opened.tables;
    const rows: (readonly string[])[] = [];
    const numbers: number[] = [];
    for await (const row of table?.rows ?? []) {
      rows.push(row.cells);
      numbers.push(row.number);
    }
    return { format: table?.format ?? "", rows, numbers };
  } finally {
    opened.close();
  }
}

const readText = async (content: string | Buffer) => read(await file("table.csv", content));
const readBook = async (content: Buffer) => read(await file("table.xlsx", content));
const TEXT = "Título;Ville\nCafé – Küche;Besançon\n";
const CELLS = [
  ["Título", "Ville"],
  ["Café – Küche", "Besançon"],
];

describe("delimited text", () => {
  it.each([
    ["UTF-8", Buffer.from(TEXT)],
    ["UTF-8 with a mark", Buffer.from(`\ufeff${TEXT}`)],
    ["UTF-16LE with a mark", iconv.encode(TEXT, "utf-16le", { addBOM: true })],
    ["UTF-16BE with a mark", iconv.encode(TEXT, "utf-16be", { addBOM: true })],
    ["UTF-16LE without a mark", iconv.encode(TEXT, "utf-16le", { addBOM: false })],
    ["Windows-1252", iconv.encode(TEXT, "windows-1252")],
    ["Windows line ends", Buffer.from(TEXT.replaceAll("\n", "\r\n"))],
  ])("is read in %s", async (_, bytes) => expect((await readText(bytes)).rows).toEqual(CELLS));

  it("finds the encoding even if the first accent comes late", async () => {
    const text = `${"a;b\n".repeat(150_000)}é;è\n`;
    const { rows } = await readText(iconv.encode(text, "windows-1252"));
    expect(rows.at(-1)).toEqual(["é", "è"]);
  });

  it("stays UTF-8 with a broken byte in it", async () => {
    const bytes = Buffer.concat([Buffer.from("a;b\né;è\nü;ö\n"), Buffer.from([0xff]), Buffer.from(";x\n")]);
    expect((await readText(bytes)).rows.slice(0, 3)).toEqual([
      ["a", "b"],
      ["é", "è"],
      ["ü", "ö"],
    ]);
  });

  it.each([",", ";", "\t", "|"])("is split at %j", async (delimiter) => {
    const rows = [
      ["Title", "Pay", "Place"],
      ["Cook", "a, b; c | d", "Austin, TX"],
      ["Chef, lead", "x", 'says "hi"'],
    ];
    const quoted = rows
      .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter))
      .join("\n");
    expect((await readText(quoted)).rows).toEqual(rows);
  });

  it("follows Excel's sep= line and numbers rows as a spreadsheet does", async () => {
    const { rows, numbers } = await readText('sep=;\na;b\n"x\ny";2\n\n3;4\n');
    expect(rows).toEqual([["a", "b"], ["x\ny", "2"], [""], ["3", "4"]]);
    expect(numbers).toEqual([2, 3, 4, 5]);
  });

  it("keeps quotation marks within a cell", async () => {
    const { rows } = await readText('Title,Size\nCook,5" pan\n"Chef ""A""",2\n');
    expect(rows).toEqual([
      ["Title", "Size"],
      ["Cook", '5" pan'],
      ['Chef "A"', "2"],
    ]);
  });

  it("names the row of an unclosed quotation mark", async () => {
    await expect(readText(`a,b\n1,2\n"x,${"y\n".repeat(2_000_000)}`)).rejects.toThrow(
      "A quotation mark opened after row 2 is never closed.",
    );
  });

  it("reads back any written table", async () => {
    const cell = fc
      .string({ unit: fc.constantFrom(..."ab,;|\t\"\n é'"), maxLength: 12 })
      .map((text) => text.trim());
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { minLength: 2, maxLength: 8 }), async (body) => {
        const rows = [["Title", "Company", "City"], ...body];
        const text = rows
          .map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(","))
          .join("\n");
        expect((await readText(`${text}\n`)).rows).toEqual(rows);
      }),
      { numRuns: 60 },
    );
  });
});

describe("XLSX", () => {
  it("is read as a spreadsheet program writes it", async () => {
    const bytes = await writeXlsxFile(
      [
        [{ value: "Title" }, { value: "Starts" }, { value: "Pay" }, { value: "Remote" }],
        [
          { value: "Köchin & Co <1>" },
          { value: new Date("2026-01-08T00:00:00Z"), type: Date, format: "mm/dd/yyyy" },
          { value: 18.21, type: Number },
          { value: true, type: Boolean },
        ],
      ],
      {},
    ).toBuffer();
    const { rows, format } = await readBook(bytes);
    expect(format).toMatch(/^XLSX, sheet/);
    expect(rows).toEqual([
      ["Title", "Starts", "Pay", "Remote"],
      ["Köchin & Co <1>", "2026-01-08", "18.21", "TRUE"],
    ]);
  });

  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="[$-409]d\\-mmm\\-yy;@"/><numFmt numFmtId="166" formatCode="&quot;days&quot; 0"/></numFmts>' +
    '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="22"/></cellXfs>';

  it("reads displayed values: cached formulas, inline and rich text, dates and codes by their format", async () => {
    const rows =
      '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c><c r="D2" t="inlineStr"><is><t>in</t><r><t>line</t></r></is></c>' +
      '<c r="E2" t="str"><f>A1&amp;B1</f><v>cached</v></c><c r="F2"><f>1+1</f><v>2</v></c><c r="G2" s="1"><v>46030</v></c>' +
      '<c r="H2" s="2"><v>2134</v></c><c r="I2" s="3"><v>46030</v></c><c r="J2" s="4"><v>3</v></c><c r="K2" s="5"><v>46030.5</v></c>' +
      '<c r="L2" t="e"><v>#N/A</v></c><c r="M2"><v>18.210000000000001</v></c><c r="N2" t="b"><v>0</v></c></row>';
    const sharedStrings =
      "<si><t>plain_x000D_</t></si><si><r><t>rich </t></r><r><t>text</t></r><rPh><t>PHONETIC</t></rPh></si>";
    const { rows: read, numbers } = await readBook(
      workbook({ sheets: { Jobs: rows }, styles, sharedStrings }),
    );
    expect(read).toEqual([
      [
        "plain\r",
        "",
        "rich text",
        "inline",
        "cached",
        "2",
        "2026-01-08",
        "02134",
        "2026-01-08",
        "3",
        "2026-01-08T12:00",
        "",
        "18.21",
        "FALSE",
      ],
    ]);
    expect(numbers).toEqual([2]);
  });

  it("counts from 1904 if the workbook does", async () => {
    const rows = '<row><c s="1"><v>44568</v></c></row>';
    expect((await readBook(workbook({ sheets: { A: rows }, styles, date1904: true }))).rows).toEqual([
      ["2026-01-08"],
    ]);
  });

  const text = (cell: string, of = "") => `<c${of && ` r="${of}"`} t="inlineStr"><is><t>${cell}</t></is></c>`;

  it("opens hidden sheets too, and says so", async () => {
    const bytes = workbook({
      sheets: { Lists: `<row>${text("hidden")}</row>`, Jobs: `<row>${text("shown")}</row>` },
      hidden: ["Lists"],
    });
    const opened = await openTables(await file("hidden.xlsx", bytes));
    expect(opened.tables.map(({ sheet, format }) => [sheet, format])).toEqual([
      [{ name: "Lists", isHidden: true }, 'XLSX, hidden sheet "Lists"'],
      [{ name: "Jobs", isHidden: false }, 'XLSX, sheet "Jobs"'],
    ]);
    opened.close();
  });

  it("reads a spreadsheet's last possible column", async () => {
    const bytes = workbook({
      sheets: { Jobs: `<row r="1">${text("first", "A1")}${text("last", "XFD1")}</row>` },
    });
    const [row = []] = (await readBook(bytes)).rows;
    expect([row.length, row[0], row[16_382], row[16_383]]).toEqual([16_384, "first", "", "last"]);
  });

  it("rejects a bomb with constant memory", async () => {
    const before = process.memoryUsage().rss;
    const bytes = workbook({
      sheets: { Jobs: "" },
      sharedStrings: `<si><t>${" ".repeat(101_000_000)}</t></si>`,
    });
    expect(bytes.length).toBeLessThan(1_000_000);
    await expect(readBook(bytes)).rejects.toThrow("too large when unpacked");
    expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000);
  });

  it("rejects expanding entities and damaged parts", async () => {
    const bytes = zip({
      "xl/workbook.xml": '<!DOCTYPE x [<!ENTITY a "aaaa">]><workbook><sheets>&a;</sheets></workbook>',
      "xl/_rels/workbook.xml.rels": "<Relationships/>",
    });
    await expect(readBook(bytes)).rejects.toThrow("The workbook is damaged at xl/workbook.xml.");
    const whole = workbook({ sheets: { Jobs: "<row/>" } });
    await expect(readBook(whole.subarray(0, whole.length - 30))).rejects.toThrow(
      "This XLSX file is incomplete.",
    );
    await expect(readBook(zip({ "word/document.xml": "<x/>" }))).rejects.toThrow(
      "This archive is not an XLSX workbook.",
    );
  });
});

describe("a file that is no table", () => {
  it.each([
    ["nothing", Buffer.alloc(0), "The file is empty."],
    ["an old workbook", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), "old Excel file"],
    ["a PDF", Buffer.from("%PDF-1.7\n"), "This is a PDF."],
    ["a gzip", Buffer.from([0x1f, 0x8b, 8]), "gzip"],
    ["a web page", Buffer.from("<!doctype html><table>"), "without schema.org job postings"],
    ["JSON without jobs", Buffer.from('{"a":1}'), "This JSON has no list of jobs."],
    ["half of a JSON", Buffer.from('[{"title":"x"},{"ti'), "a part of a file"],
    [
      "half of an XML",
      Buffer.from("<jobs><job><title>a</title><city>b</city></job><job>"),
      "a part of a file",
    ],
    ["an XML bomb", Buffer.from('<!DOCTYPE a [<!ENTITY a "b">]><a>&a;</a>'), "document type"],
    [
      "a picture",
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Array(200).fill(3)]),
      "not a table",
    ],
  ])("with %s is rejected with an explanation", async (_, bytes, message) => {
    const path = await file("what.csv", bytes);
    await expect(openTables(path)).rejects.toThrow(ImportError);
    await expect(openTables(path)).rejects.toThrow(message);
  });

  it("is rejected if missing or a folder", async () => {
    await expect(openTables("/nowhere/jobs.csv")).rejects.toThrow("File not found.");
    await expect(openTables("/")).rejects.toThrow("This is a folder, not a file.");
  });

  it("of random bytes is rejected or read, without a crash", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 300 }), async (bytes) => {
        try {
          await readText(Buffer.from(bytes));
        } catch (error) {
          expect(error).toBeInstanceOf(ImportError);
        }
      }),
      { numRuns: 150 },
    );
  });
});
