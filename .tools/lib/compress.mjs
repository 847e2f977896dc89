import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Text, and tiles of the base map. */
const COMPRESSIBLE = new Set([
  ".js",
  ".css",
  ".html",
  ".json",
  ".svg",
  ".txt",
  ".xml",
  ".webmanifest",
  ".jmt",
]);
/** Smaller files are not compressed: the headers of a reply weigh more than the savings. */
const SMALLEST_BYTES = 512;

/**
 * Writes `file.br` and `file.gz` beside every file of a folder that becomes smaller so, for the server to send as they are.
 * @param {string} folder
 */
export async function compressFolder(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    // Left from an earlier build: the file has not changed since.
    if (existsSync(`${path}.br`) && statSync(`${path}.br`).mtimeMs >= statSync(path).mtimeMs) continue;
    const content = readFileSync(path);
    if (content.length < SMALLEST_BYTES) continue;
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
      promisify(gzip)(content, { level: 9 }),
    ]);
    writeFileSync(`${path}.br`, br);
    writeFileSync(`${path}.gz`, gz);
  }
}
