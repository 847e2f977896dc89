/** A PDF written by hand, object by object, so that it can lie where a library would not. */

/** What an object is: its text, or a stream with the text of its dictionary's entries. */
export type PdfObject = string | { readonly dictionary: string; readonly data: Buffer };

/** Objects that stand packed in the stream of another: their numbers, and that of the stream. */
export interface Packed {
  readonly stream: number;
  readonly numbers: readonly number[];
}

const HEAD = "%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n";

/** The bytes of objects 1, 2, … with where each begins. */
function body(objects: readonly PdfObject[]): { bytes: Buffer; offsets: number[] } {
  const parts = [Buffer.from(HEAD, "latin1")];
  let length = parts[0]?.length ?? 0;
  const offsets = objects.map((object, i) => {
    const at = length;
    const bytes = Buffer.concat([
      Buffer.from(`${i + 1} 0 obj\n`),
      bytesOf(object),
      Buffer.from("\nendobj\n"),
    ]);
    parts.push(bytes);
    length += bytes.length;
    return at;
  });
  return { bytes: Buffer.concat(parts), offsets };
}

function bytesOf(object: PdfObject): Buffer {
  if (typeof object === "string") return Buffer.from(object, "latin1");
  return Buffer.concat([
    Buffer.from(`<< ${object.dictionary} /Length ${object.data.length} >>\nstream\n`, "latin1"),
    object.data,
    Buffer.from("\nendstream"),
  ]);
}

/** A file of objects 1, 2, … with a table of them; object 1 is its catalog. `trailer` goes into the trailer. */
export function pdfFile(objects: readonly PdfObject[], trailer = ""): Buffer {
  const { bytes, offsets } = body(objects);
  const rows = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  return Buffer.concat([
    bytes,
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${bytes.length}\n%%EOF\n`,
    ),
  ]);
}

/** A file whose table is a stream, as object streams need it. `root` is the number of its catalog. */
export function packedPdfFile(
  objects: readonly PdfObject[],
  packed: Packed,
  root: number,
  trailer = "",
): Buffer {
  const { bytes, offsets } = body(objects);
  const self = Math.max(objects.length, ...packed.numbers) + 1;
  const entries: [number, number, number][] = Array.from({ length: self + 1 }, () => [0, 0, 0]);
  for (const [i, at] of offsets.entries()) entries[i + 1] = [1, at, 0];
  for (const [i, number] of packed.numbers.entries()) entries[number] = [2, packed.stream, i];
  entries[self] = [1, bytes.length, 0];
  const table = Buffer.alloc(entries.length * 7);
  for (const [i, [kind, where, index]] of entries.entries()) {
    table.writeUInt8(kind, i * 7);
    table.writeUInt32BE(where, i * 7 + 1);
    table.writeUInt16BE(index, i * 7 + 5);
  }
  const stream = bytesOf({
    dictionary: `/Type /XRef /Size ${entries.length} /W [1 4 2] /Root ${root} 0 R ${trailer}`,
    data: table,
  });
  return Buffer.concat([
    bytes,
    Buffer.from(`${self} 0 obj\n`),
    stream,
    Buffer.from(`\nendobj\nstartxref\n${bytes.length}\n%%EOF\n`),
  ]);
}
