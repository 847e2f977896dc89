import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";

/** A folder of its own for the tests of a file; gone afterwards. @returns writes a file into it and gives its path. */
export function useFiles(): (name: string, content: string | Buffer) => Promise<string> {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "jobmap-import-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return async (name, content) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  };
}
