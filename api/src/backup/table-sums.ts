import { createHash, type Hash } from "node:crypto";
import { Transform } from "node:stream";
import type { TableSum } from "./manifest.ts";

const INSERT = Buffer.from("INSERT INTO `");
const CREATE = Buffer.from("CREATE TABLE `");
const LINE_END = 0x0a;
const TICK = 0x60;

/**
 * Passes a dump with one row per line through, and computes the checksums of each table. Values contain no line breaks: the dump
 * escapes them.
 */
export class TableSums extends Transform {
  readonly #sums = new Map<string, { rows: number; hash: Hash }>();
  #rest: Buffer = Buffer.alloc(0);

  override _transform(chunk: Buffer, _encoding: string, done: () => void): void {
    const text = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let from = 0;
    for (let end = text.indexOf(LINE_END); end !== -1; end = text.indexOf(LINE_END, from)) {
      this.#line(text.subarray(from, end));
      from = end + 1;
    }
    this.#rest = Buffer.from(text.subarray(from));
    this.push(chunk);
    done();
  }

  /** Call it once the dump has passed through. Includes tables without rows. */
  sums(): Record<string, TableSum> {
    return Object.fromEntries(
      [...this.#sums].map(([table, { rows, hash }]) => [table, { rows, sha256: hash.copy().digest("hex") }]),
    );
  }

  #line(line: Buffer): void {
    const isRow = line.subarray(0, INSERT.length).equals(INSERT);
    if (!isRow && !line.subarray(0, CREATE.length).equals(CREATE)) return;
    const start = isRow ? INSERT.length : CREATE.length;
    const table = line.toString("utf8", start, line.indexOf(TICK, start));
    const sum = this.#sums.get(table) ?? { rows: 0, hash: createHash("sha256") };
    this.#sums.set(table, sum);
    if (!isRow) return;
    sum.rows++;
    sum.hash.update(line).update("\n");
  }
}
