import type { PlaceIndex } from "../places/place-index.ts";
import { contentFit, sniffFields } from "./content.ts";
import type { Field } from "./fields.ts";
import { EMPLOYER_PLACE, readHeader } from "./header.ts";
import { isLegalMinimum } from "./header-pay.ts";
import { type HeaderReading, isPlaceField, PLACE_FIELDS, type PlaceField } from "./header-reading.ts";
import { findKeyColumn } from "./key-columns.ts";
import { plain } from "./parse/text.ts";
import { choosePlaceColumns, completes, type PlaceColumns } from "./place-columns.ts";
import type { Role } from "./roles.ts";

/** How a column's field was found: by its header, by its content, or from the mapping. */
export type RecognizedBy = "header" | "content" | "mapping";

export interface MappedColumn {
  readonly field: Field;
  readonly index: number;
  readonly header: string;
  readonly by: RecognizedBy;
}

/** An address column that is not, or may not be, the job's. */
export interface ForeignColumn {
  readonly index: number;
  readonly header: string;
  /** Whose it is; undefined if unclear. */
  readonly role: Role | undefined;
}

/** Which column contains which field, and which one identifies a job across imports. */
export interface Mapping {
  readonly columns: ReadonlyMap<Field, MappedColumn>;
  /** Headers that are not used, except for those in `foreign`. */
  readonly unused: readonly string[];
  /** Address columns that are not used because they do not describe the job's place. */
  readonly foreign: readonly ForeignColumn[];
  /** The column that identifies each job; null if only the whole content does. */
  readonly identity: MappedColumn | null;
}

/** Below this combined score of header and content, a column is not recognized. */
const MIN_SCORE = 0.3;
/** A column with a lower share of fitting values is not the field, whatever its header. */
const MIN_FIT = 0.3;
/** Fewer values are no counterevidence: a single one may be the mistake. */
const ENOUGH_VALUES = 3;
/** Share of distinct values that makes a column a key, and that makes a column of ids a key with repeated rows. */
const UNIQUE = 0.95;
const REPEATING = 0.3;

/**
 * Determines which column contains which field, from the headers and the first rows. `given` overrides: a field to the index of
 * its column, or null for a field to ignore. Every column serves one field and every field one column.
 */
export function recognize(
  headers: readonly string[],
  sample: readonly (readonly string[])[],
  gazetteer: PlaceIndex,
  given: ReadonlyMap<Field, number | null> = new Map(),
): Mapping {
  const values = headers.map((_, index) =>
    sample.map((row) => plain(row[index])).filter((value) => value !== ""),
  );
  const readings = headers.map(readHeader);
  const mappedPlace = new Map(
    PLACE_FIELDS.flatMap((field) => {
      const index = given.get(field);
      return typeof index === "number" ? [[field, index] as const] : [];
    }),
  );
  const places = choosePlaceColumns(headers, readings, sample, gazetteer, mappedPlace);
  const columns = new Map<Field, MappedColumn>();
  const taken = new Set<number>();
  const assign = (field: Field, index: number, by: RecognizedBy) => {
    if (columns.has(field) || taken.has(index) || (by !== "mapping" && given.has(field))) return;
    columns.set(field, { field, index, header: headers[index] ?? "", by });
    taken.add(index);
  };
  for (const [field, index] of given) if (index !== null) assign(field, index, "mapping");
  for (const { field, index } of byHeader(readings, values, places)) assign(field, index, "header");
  for (const [index, reading] of readings.entries()) {
    if (taken.has(index) || reading.isForeign || places.others.has(index) || places.unclear.has(index))
      continue;
    for (const field of sniffFields(values[index] ?? [], gazetteer)) {
      if (isPlaceField(field) && !mayBePlace(field, index, columns, sample, gazetteer)) continue;
      assign(field, index, "content");
    }
  }
  const identity = identityOf(headers, readings, columns, taken, sample);
  if (identity !== null) assign("source_key", identity.index, identity.by);
  const foreign = [...places.others, ...[...places.unclear].map((index) => [index, undefined] as const)]
    .filter(([index]) => !taken.has(index))
    .sort(([a], [b]) => a - b)
    .map(([index, role]) => ({ index, header: headers[index] ?? "", role }));
  const isForeign = new Set(foreign.map(({ index }) => index));
  const isBlank = (index: number) =>
    values[index]?.length === 0 && /^(?:Column \d+)?$/.test(headers[index] ?? "");
  const unused = headers.filter((_, index) => !taken.has(index) && !isForeign.has(index) && !isBlank(index));
  return { columns, unused, foreign, identity };
}

interface Candidate {
  readonly field: Field;
  readonly index: number;
  readonly score: number;
}

function byHeader(
  readings: readonly HeaderReading[],
  values: readonly string[][],
  places: PlaceColumns,
): Candidate[] {
  return readings
    .flatMap(({ candidates }, index) =>
      candidates.flatMap(({ field, score }) => {
        const own = ofItsOwner(field, index, places);
        if (own === undefined || isLegalMinimum(own, index, readings)) return [];
        const fit = contentFit(own, values[index] ?? []) ?? 0.5;
        const isRefuted = fit < MIN_FIT && (values[index]?.length ?? 0) >= ENOUGH_VALUES;
        return [{ field: own, index, score: isRefuted ? 0 : score * (0.4 + 0.6 * fit) }];
      }),
    )
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score || a.index - b.index);
}

/** Maps a part of a place to the field of its owner; undefined if the owner's address is not imported. */
function ofItsOwner(field: Field, index: number, places: PlaceColumns): Field | undefined {
  if (isPlaceField(field)) {
    if (places.jobs.has(index)) return field;
    return places.employers.has(index) ? EMPLOYER_PLACE[field] : undefined;
  }
  const isEmployers = Object.values(EMPLOYER_PLACE).includes(field);
  return !isEmployers || places.employers.has(index) ? field : undefined;
}

/** Whether a column without a clear header may be part of the job's place, given what is known about that place. */
function mayBePlace(
  field: PlaceField,
  index: number,
  columns: ReadonlyMap<Field, MappedColumn>,
  sample: readonly (readonly string[])[],
  gazetteer: PlaceIndex,
): boolean {
  const parts = new Map<PlaceField, number>();
  let byContent = true;
  for (const part of PLACE_FIELDS) {
    const column = columns.get(part);
    if (column === undefined) continue;
    parts.set(part, column.index);
    byContent &&= column.by === "content";
  }
  return byContent || completes(field, index, parts, sample, gazetteer);
}

function identityOf(
  headers: readonly string[],
  readings: readonly HeaderReading[],
  columns: ReadonlyMap<Field, MappedColumn>,
  taken: ReadonlySet<number>,
  sample: readonly (readonly string[])[],
): MappedColumn | null {
  // Duplicates of a whole row are no evidence against its id.
  const rows = [...new Map(sample.map((cells) => [JSON.stringify(cells), cells])).values()];
  const named = (["source_key", "requisition_id", "job_url", "apply_url"] as const).flatMap((field) => {
    const column = columns.get(field);
    return column === undefined || column.by === "content" ? [] : [column];
  });
  const shareOf = ({ index }: MappedColumn) => distinctShare(rows.map((cells) => plain(cells[index])));
  const unique = named.find((column) => shareOf(column) >= UNIQUE);
  if (unique !== undefined) return unique;
  const index = findKeyColumn(readings, rows, (column) => !taken.has(column));
  if (index !== undefined) return { field: "source_key", index, header: headers[index] ?? "", by: "content" };
  return named.find((column) => column.field === "source_key" && shareOf(column) >= REPEATING) ?? null;
}

function distinctShare(values: readonly string[]): number {
  const found = values.filter((value) => value !== "");
  return found.length === 0 ? 0 : new Set(found).size / found.length;
}
