import { randomUUID } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ApiError } from "../errors/api-error.ts";

/** A file's content: in memory, or on disk. Both can be stored, and know their `length` in bytes. */
export type FileBytes = Buffer | SpooledFile;

/** Bytes of this process's spooled files. Slow senders hold only what has arrived. */
let spooledBytes = 0;
const MAX_SPOOLED_BYTES = 256 * 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;
const TOO_SHORT = "A spooled file is shorter than what was written.";

/**
 * A file on its way to the store, in the folder for temporary files. It has no name from the beginning: when it is closed, or its
 * process ends in any way, nothing of it remains.
 */
export class SpooledFile implements AsyncIterable<Uint8Array> {
  readonly #handle: FileHandle;
  #length = 0;

  private constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  /** @throws ApiError `unavailable` when there is no room on the disk */
  static async open(): Promise<SpooledFile> {
    const path = join(tmpdir(), `jobmap-${randomUUID()}.upload`);
    const handle = await open(path, "wx+", 0o600).catch(failed);
    await rm(path);
    return new SpooledFile(handle);
  }

  get length(): number {
    return this.#length;
  }

  /** @throws ApiError `unavailable` when too many other files are spooled, or there is no room on the disk */
  async append(chunk: Uint8Array): Promise<void> {
    this.#length += chunk.length;
    spooledBytes += chunk.length;
    if (spooledBytes > MAX_SPOOLED_BYTES)
      throw new ApiError("unavailable", "Too many uploads right now. Please try again in a moment.");
    await this.#handle.appendFile(chunk).catch(failed);
  }

  /** The whole content. @param into memory of at least its length */
  async read(into = Buffer.allocUnsafe(this.#length)): Promise<Buffer> {
    const { bytesRead } = await this.#handle.read(into, 0, this.#length, 0);
    if (bytesRead < this.#length) throw new Error(TOO_SHORT);
    return into.subarray(0, bytesRead);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < this.#length; ) {
      const { buffer, bytesRead } = await this.#handle.read(
        Buffer.allocUnsafe(CHUNK_BYTES),
        0,
        CHUNK_BYTES,
        at,
      );
      if (bytesRead === 0) throw new Error(TOO_SHORT);
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }

  async close(): Promise<void> {
    spooledBytes -= this.#length;
    this.#length = 0;
    await this.#handle.close();
  }
}

/** A file's content, in memory. */
export const wholeOf = async (bytes: FileBytes): Promise<Buffer> =>
  bytes instanceof SpooledFile ? await bytes.read() : bytes;

let inspection: Promise<unknown> = Promise.resolve();
/** The memory of the last inspection, for the next one unless it has been collected. */
let inspected = new WeakRef(Buffer.alloc(0));

/** What a function finds in a whole file, which it must not keep. Of all spooled files, one is in memory for this at a time. */
export function inspect<T>(bytes: FileBytes, look: (whole: Buffer) => T): Promise<T> {
  if (!(bytes instanceof SpooledFile)) return Promise.resolve(look(bytes));
  const mine = inspection.then(async () => {
    const last = inspected.deref();
    const memory = last && last.length >= bytes.length ? last : Buffer.allocUnsafe(bytes.length);
    inspected = new WeakRef(memory);
    return look(await bytes.read(memory));
  });
  inspection = mine.catch(() => {});
  return mine;
}

function failed(cause: unknown): never {
  const error = new ApiError("unavailable", "We can't store files right now. Please try again later.");
  error.cause = cause;
  throw error;
}
