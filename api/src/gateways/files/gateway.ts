import type { Readable } from "node:stream";

/** A file's content as stored. */
export interface FileContent {
  /** In bytes. */
  readonly size: number;
  readonly stream: Readable;
}

/** The content to store: bytes, or a stream of chunks of which only a few are in memory at a time. */
export type FileSource = Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Storage for uploaded files: a folder on this machine, or an S3-compatible store. We generate the names: see {@link FILE_NAME}.
 */
export interface FilesGateway {
  /** Stores a file completely or not at all. Throws any error, including a full disk or a failing source. */
  put(name: string, content: FileSource, type: string): Promise<void>;
  /** Undefined if there is no such file. */
  get(name: string): Promise<FileContent | undefined>;
  /** Removing a missing file is not an error. */
  remove(name: string): Promise<void>;
}

/** `public/` or `private/`, a folder of two characters, 22 random characters and the extension of a type that we store. */
export const FILE_NAME = /^(?:public|private)\/[\w-]{2}\/[\w-]{22}\.[a-z\d]{3,4}$/;

/** Rejects names that we did not generate, before they are used. */
export function checkFileName(name: string): string {
  if (!FILE_NAME.test(name)) throw new Error(`"${name}" is not the name of a stored file.`);
  return name;
}
