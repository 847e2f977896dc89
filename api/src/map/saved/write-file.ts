import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { crc32 } from "node:zlib";

/** Increased whenever files of an earlier release could not be read, or would be understood otherwise. */
export const FORMAT = 1;
export const MAGIC = Buffer.from("JOBINDEX");
/** Magic, then the length of the head and its checksum, four bytes each. */
export const START_BYTES = 16;

/** A named part of a file. */
export interface Section {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a file begins with, as JSON. */
export interface Head {
  readonly format: typeof FORMAT;
  /** What the file is of; only its writer understands it. */
  readonly facts: unknown;
  readonly sections: readonly { readonly name: string; readonly bytes: number; readonly crc: number }[];
}

/** Writes a file beside its place and then moves it there: it is whole, or as it was before. */
export function writeSections(path: string, facts: unknown, sections: readonly Section[]): void {
  const head: Head = {
    format: FORMAT,
    facts,
    sections: sections.map(({ name, bytes }) => ({ name, bytes: bytes.byteLength, crc: crc32(bytes) })),
  };
  const text = Buffer.from(JSON.stringify(head));
  const start = Buffer.alloc(START_BYTES);
  MAGIC.copy(start);
  start.writeUInt32LE(text.length, 8);
  start.writeUInt32LE(crc32(text), 12);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const unfinished = `${path}.${process.pid}-${randomBytes(4).toString("hex")}.unfinished`;
  try {
    const file = openSync(unfinished, "wx", 0o600);
    try {
      for (const bytes of [start, text, ...sections.map((section) => section.bytes)]) writeAll(file, bytes);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** The most that is read or written at once. */
export const CHUNK_BYTES = 1 << 26;

function writeAll(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.byteLength; )
    done += writeSync(file, bytes, done, Math.min(CHUNK_BYTES, bytes.byteLength - done));
}
