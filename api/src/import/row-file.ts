import { once } from "node:events";
import { createWriteStream, type WriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { stringify } from "csv-stringify/sync";

/** A cell that a spreadsheet would run as a formula gets an apostrophe before it (OWASP, CSV injection). */
function neutralise(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}

/**
 * A CSV of rows with what is to be said of each, such as FILE.rejected.csv. Made with its first row; a file of that
 * name left by an earlier import is taken away, so that what lies there always belongs to the last one.
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

  /** Sets the names of the columns; before the first row. */
  set header(header: readonly string[]) {
    this.#header = header;
  }

  async write(cells: readonly (string | number)[]): Promise<void> {
    if (this.#stream === undefined) {
      this.#stream = createWriteStream(this.#path, { encoding: "utf8" });
      await once(this.#stream, "open");
      // The mark tells Excel that this is UTF-8.
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
  return stringify([cells.map((cell) => (typeof cell === "number" ? String(cell) : neutralise(cell)))]);
}
