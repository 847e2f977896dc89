import type { PlaceIndex } from "../places/place-index.ts";
import { contentFit, sniffFields } from "./content.ts";
import type { Field } from "./fields.ts";
import { headerCandidates } from "./header.ts";
import { plain } from "./parse/text.ts";

/** How a column's field was found: by its header, by what stands in it, or told by the mapping. */
export type RecognisedBy = "header" | "content" | "mapping";

export interface MappedColumn {
  readonly field: Field;
  readonly index: number;
  readonly header: string;
  readonly by: RecognisedBy;
}

/** Which column says what, and by which of them a job is known again. */
export interface Mapping {
  readonly columns: ReadonlyMap<Field, MappedColumn>;
  /** Headers that are not used. */
  readonly unused: readonly string[];
  /** The field whose values name each job; null when only the whole content does. */
  readonly identity: Field | null;
}

/** Below this, header and content together are no recognition. */
const LEAST_SCORE = 0.3;
/** A column whose values fit this little is not the field, whatever its header. */
const LEAST_FIT = 0.3;
/** Fewer values refute nothing: the one that is there may be the mistake. */
const ENOUGH_VALUES = 3;
/** Share of distinct values that makes a column a key. */
const UNIQUE = 0.95;

/**
 * Finds out which column holds what, from the headers and the first rows. `given` overrides: a field to the index of
 * its column, or null for a field that is to be left alone. Every column serves one field and every field one column.
 */
export function recognise(
  headers: readonly string[],
  sample: readonly (readonly string[])[],
  gazetteer: PlaceIndex,
  given: ReadonlyMap<Field, number | null> = new Map(),
): Mapping {
  const values = headers.map((_, index) =>
    sample.map((row) => plain(row[index])).filter((value) => value !== ""),
  );
  const columns = new Map<Field, MappedColumn>();
  const taken = new Set<number>();
  const assign = (field: Field, index: number, by: RecognisedBy) => {
    if (columns.has(field) || taken.has(index) || (by !== "mapping" && given.has(field))) return;
    columns.set(field, { field, index, header: headers[index] ?? "", by });
    taken.add(index);
  };
  for (const [field, index] of given) if (index !== null) assign(field, index, "mapping");
  for (const { field, index } of byHeader(headers, values)) assign(field, index, "header");
  for (const { field, index } of byContent(values, taken, gazetteer)) assign(field, index, "content");
  const unused = headers.filter((header, index) => !taken.has(index) && header !== "");
  return { columns, unused, identity: identityOf(columns, sample) };
}

interface Candidate {
  readonly field: Field;
  readonly index: number;
  readonly score: number;
}

function byHeader(headers: readonly string[], values: readonly string[][]): Candidate[] {
  return headers
    .flatMap((header, index) =>
      headerCandidates(header).map(({ field, score }) => {
        const fit = contentFit(field, values[index] ?? []) ?? 0.5;
        const isRefuted = fit < LEAST_FIT && (values[index]?.length ?? 0) >= ENOUGH_VALUES;
        return { field, index, score: isRefuted ? 0 : score * (0.4 + 0.6 * fit) };
      }),
    )
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((a, b) => b.score - a.score || a.index - b.index);
}

function byContent(
  values: readonly string[][],
  taken: ReadonlySet<number>,
  gazetteer: PlaceIndex,
): Omit<Candidate, "score">[] {
  return values.flatMap((column, index) =>
    taken.has(index) ? [] : sniffFields(column, gazetteer).map((field) => ({ field, index })),
  );
}

function identityOf(
  columns: ReadonlyMap<Field, MappedColumn>,
  sample: readonly (readonly string[])[],
): Field | null {
  // A row that is there twice as a whole says nothing against its id.
  const rows = [...new Map(sample.map((cells) => [JSON.stringify(cells), cells])).values()];
  for (const field of ["source_key", "requisition_id", "apply_url"] as const) {
    const column = columns.get(field);
    if (column === undefined || column.by === "content") continue;
    const found = rows.map((cells) => plain(cells[column.index])).filter((value) => value !== "");
    if (found.length > 0 && new Set(found).size >= found.length * UNIQUE) return field;
  }
  return null;
}
