import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { crc32 } from "node:zlib";
import { z } from "zod";
import { CHUNK_BYTES, FORMAT, type Head as HeadWritten, MAGIC, START_BYTES } from "./write-file.ts";

const MAX_HEAD_BYTES = 1 << 24;

const Head: z.ZodType<HeadWritten> = z.object({
  format: z.literal(FORMAT),
  facts: z.unknown(),
  sections: z.array(z.object({ name: z.string(), bytes: z.int().min(0), crc: z.int() })),
});

/** Why a saved index cannot be used. */
export class UnusableFile extends Error {}

/** A file that {@link writeSections} has written. Every section is compared with its checksum when it is read. */
export class SectionFile {
  readonly facts: unknown;
  readonly #file: number;
  readonly #sections = new Map<string, { at: number; bytes: number; crc: number }>();

  /** @throws UnusableFile unless it is whole and of this format; errors of the file system */
  constructor(path: string) {
    this.#file = openSync(path, "r");
    try {
      const start = this.#bytes(0, START_BYTES);
      if (!start.subarray(0, 8).equals(MAGIC)) throw new UnusableFile("it is no saved index");
      const length = start.readUInt32LE(8);
      if (length > MAX_HEAD_BYTES) throw new UnusableFile("it is damaged");
      const text = this.#bytes(START_BYTES, length);
      if (crc32(text) !== start.readUInt32LE(12)) throw new UnusableFile("it is damaged");
      const head = Head.safeParse(JSON.parse(text.toString()));
      if (!head.success) throw new UnusableFile("it is of another format");
      this.facts = head.data.facts;
      let at = START_BYTES + length;
      for (const { name, bytes, crc } of head.data.sections) {
        this.#sections.set(name, { at, bytes, crc });
        at += bytes;
      }
      if (fstatSync(this.#file).size !== at) throw new UnusableFile("it is cut off");
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Bytes of a section. */
  sizeOf(name: string): number {
    return this.#section(name).bytes;
  }

  /** Reads a section into memory of its size. @throws UnusableFile if it is damaged */
  readInto(name: string, into: Uint8Array): void {
    const { at, bytes, crc } = this.#section(name);
    if (into.byteLength !== bytes) throw new UnusableFile(`${name} has another size`);
    this.#fill(into, at);
    if (crc32(into) !== crc) throw new UnusableFile("it is damaged");
  }

  read(name: string): Buffer {
    const bytes = Buffer.allocUnsafe(this.sizeOf(name));
    this.readInto(name, bytes);
    return bytes;
  }

  close(): void {
    closeSync(this.#file);
  }

  #section(name: string) {
    const section = this.#sections.get(name);
    if (section === undefined) throw new UnusableFile(`${name} is missing`);
    return section;
  }

  #bytes(at: number, length: number): Buffer {
    const bytes = Buffer.alloc(length);
    this.#fill(bytes, at);
    return bytes;
  }

  #fill(into: Uint8Array, at: number): void {
    for (let done = 0; done < into.byteLength; ) {
      const length = Math.min(CHUNK_BYTES, into.byteLength - done);
      const read = readSync(this.#file, into, done, length, at + done);
      if (read === 0) throw new UnusableFile("it is cut off");
      done += read;
    }
  }
}
