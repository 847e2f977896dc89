import { EMPLOYMENT_TYPES, LOCATION_TYPES, PAY_UNITS, PRECISIONS } from "@jobmap/contract/enums";
import { codeOf } from "./entries.ts";
import type { CompanyMeta, Entry } from "./types.ts";

export const COLUMNS_VERSION = 1;

/**
 * The binary response: version, meta as JSON, columns. Its layout is documented where it is parsed:
 * `widget/src/core/company-columns.ts`.
 */
export function encodeCompany(meta: CompanyMeta, columns: Uint8Array): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(meta));
  const head = new ByteWriter();
  head.byte(COLUMNS_VERSION);
  head.number(json.length);
  const bytes = new Uint8Array(head.length + json.length + columns.length);
  bytes.set(head.bytes());
  bytes.set(json, head.length);
  bytes.set(columns, head.length + json.length);
  return bytes;
}

/** The columns of entries in the order of `entriesOf`. Pay, traits and categories refer to the lists of `meta`. */
export function encodeColumns(
  entries: readonly Entry[],
  { currencies, categories, day }: Pick<CompanyMeta, "currencies" | "categories" | "day">,
): Uint8Array {
  const out = new ByteWriter();
  writePlaces(out, entries);
  let before = 0;
  for (const { job } of entries) {
    const step = job.id - before;
    out.number(step >= 0 ? 2 * step : -2 * step - 1);
    before = job.id;
  }
  const categoryAt = new Map(categories.map(({ id }, i) => [id, i + 1]));
  writeTable(out, entries, 1, ({ job: { pay } }) =>
    pay === null
      ? null
      : [
          PAY_UNITS.indexOf(pay.unit) + PAY_UNITS.length * currencies.indexOf(pay.currency),
          pay.min,
          pay.max === null ? 0 : pay.max - pay.min + 1,
        ],
  );
  writeTable(out, entries, 0, ({ job, precision }) => [
    PRECISIONS.indexOf(precision ?? "CITY") + PRECISIONS.length * LOCATION_TYPES.indexOf(job.locationType),
    job.employmentTypes.reduce((bits, type) => bits | (1 << EMPLOYMENT_TYPES.indexOf(type)), 0),
    (job.categoryId === null ? undefined : categoryAt.get(job.categoryId)) ?? 0,
  ]);
  for (const { job } of entries) out.number(job.day === null ? 0 : day - job.day);
  return out.bytes();
}

/** How many entries, how many of them without a place, how many places; the places' codes; entries of each. */
function writePlaces(out: ByteWriter, entries: readonly Entry[]): void {
  const codes: number[] = [];
  const sizes: number[] = [];
  let unplaced = 0;
  for (const entry of entries) {
    const code = codeOf(entry);
    if (code < 0) unplaced++;
    else if (code === codes.at(-1)) sizes[sizes.length - 1] = (sizes.at(-1) ?? 0) + 1;
    else {
      codes.push(code);
      sizes.push(1);
    }
  }
  out.number(entries.length);
  out.number(unplaced);
  out.number(codes.length);
  codes.forEach((code, i) => {
    out.number(code - (codes[i - 1] ?? 0));
  });
  for (const size of sizes) out.number(size - 1);
}

/** Distinct rows, most frequent first; then for each entry the number of its row, from `base`, or 0 for null. */
function writeTable(
  out: ByteWriter,
  entries: readonly Entry[],
  base: number,
  rowOf: (entry: Entry) => readonly number[] | null,
): void {
  const keys = entries.map((entry) => rowOf(entry)?.join() ?? null);
  const counts = new Map<string, number>();
  for (const key of keys) if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  const ranked = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([key]) => key);
  out.number(ranked.length);
  for (const key of ranked) for (const value of key.split(",")) out.number(Number(value));
  const rank = new Map(ranked.map((key, i) => [key, i + base]));
  for (const key of keys) out.number((key === null ? undefined : rank.get(key)) ?? 0);
}

/** A buffer that grows as it is written. */
class ByteWriter {
  #buffer = new Uint8Array(1 << 12);
  length = 0;

  byte(value: number): void {
    if (this.length === this.#buffer.length) {
      const larger = new Uint8Array(2 * this.length);
      larger.set(this.#buffer);
      this.#buffer = larger;
    }
    this.#buffer[this.length++] = value;
  }

  /** A varint of an integer from 0 to 2⁵³. */
  number(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.byte((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.byte(rest);
  }

  bytes(): Uint8Array {
    return this.#buffer.slice(0, this.length);
  }
}
