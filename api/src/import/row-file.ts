import { once } from "node:events";
import { createWriteStream, type WriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { stringify } from "csv-stringify/sync";

/** Puts an apostrophe before a cell that a spreadsheet would run as a formula (OWASP, CSV injection). */
function neutralize(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}

/**
 * A CSV of rows with a remark on each, such as FILE.rejected.csv. Created with its first row; an existing file of that name is
 * deleted, so that the file always belongs to the latest import.
 */
export class RowFile {
  readonly #path: string;
  #header: readonly string[];
  #stream: WriteStream | undefined;
  rows = 0;

  private constructor(path: string, header: readonly string[]) {
    this.#path = path;
    this.#header = header;
  }

  static async create(path: string, header: readonly string[] = []): Promise<RowFile> {
    await rm(path, { force: true });
    return new RowFile(path, header);
  }

  /** Sets the column names; call it before the first row. */
  set header(header: readonly string[]) {
    this.#header = header;
  }

  async write(cells: readonly (string | number)[]): Promise<void> {
    if (this.#stream === undefined) {
      this.#stream = createWriteStream(this.#path, { encoding: "utf8" });
      await once(this.#stream, "open");
      // The byte order mark tells Excel that this is UTF-8.
      this.#stream.write(`\ufeff${line(this.#header)}`);
    }
    this.rows++;
    if (!this.#stream.write(line(cells))) await once(this.#stream, "drain");
  }

  async close(): Promise<void> {
    if (this.#stream === undefined) return;
    this.#stream.end();
    await once(this.#stream, "close");
  }
}

function line(cells: readonly (string | number)[]): string {
  return stringify([cells.map((cell) => (typeof cell === "number" ? String(cell) : neutralize(cell)))]);
}
