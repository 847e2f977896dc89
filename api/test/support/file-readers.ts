import { pino } from "pino";
import { afterAll, beforeAll } from "vitest";
import { FileReaders } from "../../src/files/file-readers.ts";

/** Gives the tests of a file processes that read files, and ends them. */
export function useFileReaders(): () => FileReaders {
  let readers: FileReaders | undefined;
  beforeAll(() => {
    readers = new FileReaders(pino({ level: "silent" }));
  });
  afterAll(() => readers?.stop());
  return () => {
    if (!readers) throw new Error("Files can be read only inside of hooks and tests.");
    return readers;
  };
}
