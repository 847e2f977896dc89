import type { Readable } from "node:stream";

/** A file's content as it lies in the store. */
export interface FileContent {
  /** In bytes. */
  readonly size: number;
  readonly stream: Readable;
}

/** What is to be stored: bytes, or where they come from piece by piece, of which few are held in memory at a time. */
export type FileSource = Uint8Array | AsyncIterable<Uint8Array>;

/** Where files of people lie: a folder of this machine, or an S3-compatible store. Names are ours: see {@link FILE_NAME}. */
export interface FilesGateway {
  /** Stores a file whole or not at all. Throws whatever went wrong, a full disk or a source that fails included. */
  put(name: string, content: FileSource, type: string): Promise<void>;
  /** Undefined if there is no such file. */
  get(name: string): Promise<FileContent | undefined>;
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>;
}

/** `public/` or `private/`, a folder of two characters, 22 random characters and the ending of a type that we store. */
export const FILE_NAME = /^(?:public|private)\/[\w-]{2}\/[\w-]{22}\.[a-z\d]{3,4}$/;

/** Refuses names that are not ours before anything is made of them. */
export function checkFileName(name: string): string {
  if (!FILE_NAME.test(name)) throw new Error(`"${name}" is not the name of a stored file.`);
  return name;
}
