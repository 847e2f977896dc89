import type { Readable } from "node:stream";
import { SaxesParser } from "saxes";
import type { Entry, ZipFile } from "yauzl";
import { ImportError } from "../import-error.ts";
import type { ByteSource } from "./source.ts";
import { LIMITS } from "./table.ts";

/** An XLSX file as a ZIP archive. Entries are streamed and limited; nothing is unpacked to disk. */
export interface XlsxArchive {
  has(name: string): boolean;
  /** Streams an entry's XML. @throws ImportError when it unpacks to more than `limit` bytes. */
  stream(name: string, limit: number): AsyncGenerator<string>;
  close(): void;
}

/** Callbacks while XML is parsed. Names come without their namespace. */
export interface XmlHandlers {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

export async function openArchive(source: ByteSource): Promise<XlsxArchive> {
  const zip = await openZip(source);
  const entries = await readDirectory(zip);
  return {
    has: (name) => entries.has(name),
    close: () => zip.close(),
    async *stream(name, limit) {
      const entry = entries.get(name);
      if (entry === undefined) throw new ImportError(`The workbook has no ${name}.`);
      if (entry.uncompressedSize > limit) throw tooLarge(name);
      const stream = await openEntry(zip, entry);
      const decoder = new TextDecoder("utf-8");
      let size = 0;
      try {
        for await (const chunk of stream as AsyncIterable<Buffer>) {
          // The size that an archive states may be false.
          size += chunk.length;
          if (size > limit) throw tooLarge(name);
          yield decoder.decode(chunk, { stream: true });
        }
      } catch (error) {
        throw error instanceof ImportError ? error : new ImportError(`The workbook is damaged at ${name}.`);
      } finally {
        stream.destroy();
      }
    },
  };
}

/** Reads a whole entry, for the small parts of a workbook. */
export async function readXml(
  archive: XlsxArchive,
  name: string,
  handlers: XmlHandlers,
  limit: number,
): Promise<void> {
  const parser = createParser(name, handlers);
  for await (const chunk of archive.stream(name, limit)) parser.write(chunk);
}

/** A strict XML parser: no DTD entities beyond XML's five, so that nothing expands. */
export function createParser(name: string, { open, text, close }: XmlHandlers): SaxesParser {
  const parser = new SaxesParser();
  parser.on("error", () => {
    throw new ImportError(`The workbook is damaged at ${name}.`);
  });
  parser.on("opentag", (tag) => open(localName(tag.name), tag.attributes as Record<string, string>));
  if (text !== undefined) parser.on("text", text);
  if (close !== undefined) parser.on("closetag", (tag) => close(localName(tag.name)));
  return parser;
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function tooLarge(name: string): ImportError {
  return new ImportError(`The workbook is too large when unpacked (${name}).`);
}

function openZip(source: ByteSource): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    source.openZip((error, zip) => {
      if (zip === undefined || error) reject(new ImportError("This XLSX file is incomplete."));
      else resolve(zip);
    });
  });
}

function readDirectory(zip: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    zip.on("entry", (entry: Entry) => {
      entries.set(entry.fileName, entry);
      if (entries.size > LIMITS.entries) reject(new ImportError("The workbook has too many parts."));
      else zip.readEntry();
    });
    zip.once("end", () => resolve(entries));
    zip.once("error", () => reject(new ImportError("This XLSX file is incomplete.")));
    zip.readEntry();
  });
}

function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (stream === undefined || error)
        reject(new ImportError(`The workbook is damaged at ${entry.fileName}.`));
      else resolve(stream);
    });
  });
}
