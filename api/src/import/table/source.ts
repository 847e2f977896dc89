import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import yauzl, { type ZipFile } from "yauzl";

/** A file to be read as a table: on disk, or in memory where nothing on disk may be read. */
export interface ByteSource {
  /** At most so many bytes from a position; fewer at the end. */
  read(at: number, length: number): Promise<Buffer>;
  stream(): Readable;
  openZip(done: (error: Error | null, zip?: ZipFile) => void): void;
}

const CHUNK_BYTES = 256 << 10;
const ZIP = { lazyEntries: true, autoClose: false } as const;

export const sourceOf = (file: string | Buffer): ByteSource =>
  typeof file === "string" ? onDisk(file) : inMemory(file);

const onDisk = (path: string): ByteSource => ({
  async read(at, length) {
    const file = await open(path, "r");
    try {
      const bytes = Buffer.alloc(length);
      const { bytesRead } = await file.read(bytes, 0, length, at);
      return bytes.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  },
  stream: () => createReadStream(path, { highWaterMark: CHUNK_BYTES }),
  openZip: (done) => yauzl.open(path, ZIP, done),
});

const inMemory = (bytes: Buffer): ByteSource => ({
  read: async (at, length) => bytes.subarray(at, at + length),
  stream: () => Readable.from(chunksOf(bytes), { objectMode: false }),
  openZip: (done) => yauzl.fromBuffer(bytes, ZIP, done),
});

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
}
