import { createCipheriv, createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import { MIB, nestedZlibBomb, zlibBomb } from "./deflate.ts";
import { type PdfObject, packedPdfFile, pdfFile } from "./pdf-file.ts";

const PAGES = "<< /Type /Catalog /Pages 2 0 R >>";
const page = (rest = "") => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${rest} >>`;
const onePage = (count = "1", rest = "") => [
  PAGES,
  `<< /Type /Pages /Count ${count} /Kids [3 0 R] >>`,
  page(rest),
];

/** A catalog, its pages and a page, as an object stream packs them: objects 2, 3 and 4. */
const PACKED = (() => {
  const objects = [
    "<< /Type /Catalog /Pages 3 0 R >>",
    "<< /Type /Pages /Count 1 /Kids [4 0 R] >>",
    "<< /Type /Page /Parent 3 0 R /MediaBox [0 0 612 792] >>",
  ];
  let at = 0;
  const index = objects.map((object, i) => {
    const entry = `${i + 2} ${at}`;
    at += object.length + 1;
    return entry;
  });
  const head = `${index.join(" ")} `;
  return { content: `${head}${objects.join(" ")} `, first: head.length };
})();

/** A file whose catalog stands in an object stream of that data. */
const packedIn = (data: Buffer, filter: string, more = "") =>
  packedPdfFile(
    [{ dictionary: `/Type /ObjStm /N 3 /First ${PACKED.first} /Filter ${filter} ${more}`, data }],
    { stream: 1, numbers: [2, 3, 4] },
    2,
  );

/** PDFs that are small and take much, or lead nowhere: all are refused. */
export const PDF_BOMBS: Readonly<Record<string, () => Buffer>> = {
  "an object stream of 500 MB": () => packedIn(zlibBomb(500, PACKED.content), "/FlateDecode"),
  "an object stream of 12 GB, compressed twice": () =>
    packedIn(nestedZlibBomb(12_000, 2, PACKED.content), "[/FlateDecode /FlateDecode]"),
  "an object stream of 12 GB, compressed three times": () =>
    packedIn(nestedZlibBomb(12_000, 3, PACKED.content), "[/Fl /Fl /Fl]"),
  "an object stream whose filter is written with escapes": () =>
    packedIn(nestedZlibBomb(4_000, 2, PACKED.content), "[/#46lateDecode /Flate#44ecode]"),
  "an object stream of 2 GB as hexadecimal digits": () =>
    packedIn(
      Buffer.from(`${nestedZlibBomb(2_000, 2, PACKED.content).toString("hex")}>`),
      "[/ASCIIHexDecode /FlateDecode /FlateDecode]",
    ),
  "a thousand filters": () =>
    packedIn(Buffer.from(`${"3".repeat(4 * MIB)}>`), `[${"/ASCIIHexDecode ".repeat(1_000)}]`),
  "an object stream of run lengths": () =>
    packedIn(
      runLengths(runLengths(Buffer.alloc(MIB / 2, 0x81))),
      "[/RunLengthDecode /RunLengthDecode /RunLengthDecode]",
    ),
  "an encrypted object stream of 2 GB": () => encryptedBomb(),
  "a hundred object streams of 30 MB": () => manyStreams(100, 30),
  "a table of objects that is a stream of 2 GB": () => hugeTableStream(),
  "a table of entries without width": () => noWidthTable(),
  "pages that contain themselves": () => pdfFile([PAGES, "<< /Type /Pages /Count 1 /Kids [2 0 R] >>"]),
  "pages that contain each other in 20 levels": () => bushyPages(),
  "45,000 pages": () => manyPages(45_000),
  "arrays in a million arrays": () =>
    pdfFile([PAGES, `<< /Type /Pages /Count 1 /Kids ${"[".repeat(MIB)} >>`, page()]),
  "250,000 dictionaries in each other": () =>
    pdfFile([`<< /Type /Catalog /Pages 2 0 R /X ${"<</A".repeat(MIB / 4)} >>`, ...onePage().slice(1)]),
  "references that lead to each other": () => pdfFile(["2 0 R", "3 0 R", "1 0 R"]),
  "no table, and 300,000 objects": () =>
    Buffer.from(`%PDF-1.7\n${Array.from({ length: 300_000 }, (_, i) => `${i} 0 obj`).join("\n")}`),
  "no table, and 100,000 trailers": () =>
    Buffer.from(`%PDF-1.7\n${"trailer\n<< /Root 1 0 R /Size 9 >>\n".repeat(100_000)}`),
  "a font without end": () => endlessFont(),
  "a picture of 4,000,000,000 pixels": () => hugePicture(),
};

/** PDFs that claim much, or lead in circles, and yet have a page that every program shows: they are taken as what they are. */
export const ODD_PDFS: Readonly<Record<string, () => Buffer>> = {
  "a table that claims 100,000,000 objects": () =>
    replaced(pdfFile(onePage()), /xref\n0 4/, "xref\n0 100000000"),
  "tables that lead in circles": () => circularTables(),
  "20,000 tables, one before the other": () => chainOfTables(20_000),
  "pages in 20,000 levels": () => deepPages(20_000),
  "a claim of 2,000,000,000 pages": () => pdfFile(onePage("2000000000")),
  "a length that refers to itself": () =>
    pdfFile([PAGES, ...onePage().slice(1), "<< /Length 4 0 R >>\nstream\nx\nendstream"], "/Info 4 0 R"),
  "forms that draw themselves": () => recursiveForms(),
};

/** What is nearly a PDF: cut off, with bytes changed, with its numbers made large. The same ones every time. */
export function brokenPdfs(count: number): Buffer[] {
  const whole = [
    pdfFile(onePage()),
    packedIn(deflateSync(PACKED.content), "/FlateDecode"),
    recursiveForms(),
    endlessFont(1),
  ];
  let seed = 20_240_601;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 1;
    return seed % below;
  };
  return Array.from({ length: count }, (_, i) => {
    const bytes = Buffer.from(whole[i % whole.length] ?? Buffer.alloc(0));
    const kind = random(3);
    if (kind === 0) return bytes.subarray(0, 20 + random(bytes.length - 20));
    if (kind === 1) {
      for (let n = 0; n < 1 + random(30); n++) bytes[9 + random(bytes.length - 9)] = random(256);
      return bytes;
    }
    const text = bytes.toString("latin1");
    return Buffer.from(
      text.replace(/\d+/g, (digits) => (random(9) === 0 ? "9".repeat(1 + random(12)) : digits)),
      "latin1",
    );
  });
}

function replaced(bytes: Buffer, what: RegExp, by: string): Buffer {
  return Buffer.from(bytes.toString("latin1").replace(what, by), "latin1");
}

/** Each pair of bytes stands for 128 of one. */
function runLengths(of: Buffer): Buffer {
  const coded = Buffer.alloc(of.length * 2);
  for (const [i, byte] of of.entries()) {
    coded[i * 2] = 129;
    coded[i * 2 + 1] = byte;
  }
  return Buffer.concat([coded, Buffer.from([128])]);
}

function manyStreams(count: number, mebibytes: number): Buffer {
  const data = zlibBomb(mebibytes, PACKED.content);
  const stream: PdfObject = {
    dictionary: `/Type /ObjStm /N 3 /First ${PACKED.first} /Filter /FlateDecode`,
    data,
  };
  return packedPdfFile(
    Array<PdfObject>(count).fill(stream),
    { stream: 1, numbers: [count + 1, count + 2, count + 3] },
    count + 1,
  );
}

function hugeTableStream(): Buffer {
  const data = zlibBomb(2_000);
  const objects: PdfObject[] = [...onePage()];
  const before = pdfFile(objects).toString("latin1");
  const at = before.indexOf("xref\n");
  return Buffer.concat([
    Buffer.from(before.slice(0, at), "latin1"),
    Buffer.from(
      `4 0 obj\n<< /Type /XRef /Size 2000000000 /W [1 4 2] /Root 1 0 R /Filter /FlateDecode /Length ${data.length} >>\nstream\n`,
    ),
    data,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`),
  ]);
}

function noWidthTable(): Buffer {
  const before = pdfFile(onePage()).toString("latin1");
  const at = before.indexOf("xref\n");
  return Buffer.from(
    `${before.slice(0, at)}4 0 obj\n<< /Type /XRef /Size 2000000000 /Index [0 2000000000] /W [0 0 0] /Root 1 0 R /Length 8 >>\nstream\n12345678\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`,
    "latin1",
  );
}

function circularTables(): Buffer {
  const file = pdfFile(onePage()).toString("latin1");
  const at = file.indexOf("xref\n");
  const second = file.length;
  return Buffer.from(
    `${file.replace(/trailer\n<</, `trailer\n<< /Prev ${String(second + 12).padStart(8, "0")}`)}            xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 4 /Root 1 0 R /Prev ${at} >>\nstartxref\n${second + 12}\n%%EOF\n`,
    "latin1",
  );
}

function chainOfTables(count: number): Buffer {
  let file = pdfFile(onePage())
    .toString("latin1")
    .replace(/startxref[\s\S]*/, "");
  let previous = file.indexOf("xref\n");
  const parts = [file];
  let length = file.length;
  for (let i = 0; i < count; i++) {
    const table = `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 4 /Root 1 0 R /Prev ${previous} >>\n`;
    previous = length;
    parts.push(table);
    length += table.length;
  }
  file = parts.join("");
  return Buffer.from(`${file}startxref\n${previous}\n%%EOF\n`, "latin1");
}

function deepPages(levels: number): Buffer {
  const nodes = Array.from(
    { length: levels },
    (_, i) => `<< /Type /Pages /Count 1 /Kids [${i + 3} 0 R] ${i > 0 ? `/Parent ${i + 1} 0 R` : ""} >>`,
  );
  return pdfFile([PAGES, ...nodes, page()]);
}

/** 20 levels of 20 children each, which are the same. */
function bushyPages(): Buffer {
  const levels = 20;
  const nodes = Array.from(
    { length: levels },
    (_, i) => `<< /Type /Pages /Kids [${`${i + 3} 0 R `.repeat(20)}] >>`,
  );
  return pdfFile([PAGES, ...nodes, "<< /Type /Pages /Kids [] /Count 0 >>"]);
}

function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, i) => `${i + 3} 0 R`).join(" ");
  return pdfFile([PAGES, `<< /Type /Pages /Kids [${kids}] >>`, ...Array<string>(count).fill(page())]);
}

function endlessFont(mebibytes = 400): Buffer {
  const program = zlibBomb(mebibytes, "%!PS-AdobeFont-1.0\n");
  return pdfFile([
    ...onePage("1", "/Resources << /Font << /F 4 0 R >> >> /Contents 6 0 R"),
    "<< /Type /Font /Subtype /Type1 /BaseFont /X /FontDescriptor 5 0 R >>",
    "<< /Type /FontDescriptor /FontName /X /Flags 4 /FontFile 7 0 R >>",
    { dictionary: "", data: Buffer.from("BT /F 12 Tf (x) Tj ET") },
    { dictionary: "/Filter /FlateDecode /Length1 9 /Length2 999999999 /Length3 0", data: program },
  ]);
}

function recursiveForms(): Buffer {
  const form: PdfObject = {
    dictionary:
      "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /A 4 0 R /B 5 0 R >> >>",
    data: Buffer.from("/A Do /B Do"),
  };
  return pdfFile([
    ...onePage("1", "/Resources << /XObject << /A 4 0 R /B 5 0 R >> >> /Contents 4 0 R"),
    form,
    form,
  ]);
}

function hugePicture(): Buffer {
  return pdfFile([
    ...onePage("1", "/Resources << /XObject << /I 4 0 R >> >> /Contents 5 0 R"),
    {
      dictionary:
        "/Type /XObject /Subtype /Image /Width 65535 /Height 65535 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode",
      data: zlibBomb(2_000),
    },
    { dictionary: "", data: Buffer.from("/I Do") },
  ]);
}

/**
 * Encrypted with the empty password (AES-256, revision 5 of the standard handler), so that every reader opens it, but what is in
 * its stream shows only once it is decrypted.
 */
function encryptedBomb(): Buffer {
  const hash = (...parts: Buffer[]) => createHash("sha256").update(Buffer.concat(parts)).digest();
  const cbc = (key: Buffer, iv: Buffer, data: Buffer, pads: boolean) => {
    const cipher = createCipheriv("aes-256-cbc", key, iv).setAutoPadding(pads);
    return Buffer.concat([cipher.update(data), cipher.final()]);
  };
  const [key, validation, salt] = [Buffer.alloc(32, 7), Buffer.alloc(8, 1), Buffer.alloc(8, 2)];
  const iv = Buffer.alloc(16);
  const user = Buffer.concat([hash(validation), validation, salt]).toString("hex");
  const userKey = cbc(hash(salt), iv, key, false).toString("hex");
  const handler = `<< /Filter /Standard /V 5 /R 5 /Length 256 /P -4 /StmF /StdCF /StrF /StdCF /CF << /StdCF << /CFM /AESV3 /AuthEvent /DocOpen /Length 32 >> >> /U <${user}> /UE <${userKey}> /O <${"00".repeat(48)}> /OE <${"00".repeat(32)}> /Perms <${"00".repeat(16)}> >>`;
  const data = cbc(key, iv, nestedZlibBomb(2_000, 2, PACKED.content), true);
  return packedPdfFile(
    [
      {
        dictionary: `/Type /ObjStm /N 3 /First ${PACKED.first} /Filter [/FlateDecode /FlateDecode]`,
        data: Buffer.concat([iv, data]),
      },
    ],
    { stream: 1, numbers: [2, 3, 4] },
    2,
    `/ID [<00> <00>] /Encrypt ${handler}`,
  );
}
