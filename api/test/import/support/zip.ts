import { crc32, deflateRawSync } from "node:zlib";

/** A ZIP archive of the given files, deflated; enough of the format for workbooks made by hand. */
export function zip(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(data.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const entry = Buffer.concat([Buffer.from("PK\u0003\u0004"), fields, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    central.push(
      Buffer.concat([Buffer.from("PK\u0001\u0002"), Buffer.from([20, 0]), fields, tail, Buffer.from(name)]),
    );
    local.push(entry);
    offset += entry.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(central.length, 4);
  end.writeUInt16LE(central.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, directory, Buffer.from("PK\u0005\u0006"), end]);
}

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

export interface HandMadeWorkbook {
  /** XML of the rows of each sheet, by its name. */
  readonly sheets: Readonly<Record<string, string>>;
  readonly hidden?: readonly string[];
  readonly sharedStrings?: string;
  readonly styles?: string;
  readonly date1904?: boolean;
}

/** A workbook with exactly the XML a test wants to see read. */
export function workbook({
  sheets,
  hidden = [],
  sharedStrings,
  styles,
  date1904 = false,
}: HandMadeWorkbook): Buffer {
  const names = Object.keys(sheets);
  const relations = names.map(
    (_, i) => `<Relationship Id="r${i}" Type="t" Target="worksheets/sheet${i}.xml"/>`,
  );
  const tabs = names.map(
    (name, i) =>
      `<sheet name="${name}" sheetId="${i + 1}" r:id="r${i}"${hidden.includes(name) ? ' state="hidden"' : ""}/>`,
  );
  return zip({
    "xl/workbook.xml": `<workbook ${MAIN} xmlns:r="r"><workbookPr${date1904 ? ' date1904="1"' : ""}/><sheets>${tabs.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${relations.join("")}</Relationships>`,
    ...(sharedStrings === undefined ? {} : { "xl/sharedStrings.xml": `<sst ${MAIN}>${sharedStrings}</sst>` }),
    ...(styles === undefined ? {} : { "xl/styles.xml": `<styleSheet ${MAIN}>${styles}</styleSheet>` }),
    ...Object.fromEntries(
      Object.values(sheets).map((rows, i) => [
        `xl/worksheets/sheet${i}.xml`,
        `<worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  });
}
