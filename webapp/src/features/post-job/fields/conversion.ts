import type { FieldPath, JobContentKey, JobDraft } from "@jobmap/contract";
import { fieldPathOf, fieldPathText } from "@jobmap/contract/field-path";
import { isSame } from "../../../lib/same.ts";

/** Why a field of the form cannot be read, in words. */
export class Problem {
  /** The form's name of the field. */
  readonly field: string;
  readonly message: string;
  constructor(field: string, message: string) {
    this.field = field;
    this.message = message;
  }
}

/** How one field of a listing is read from the form, and which of the form's fields show it. */
export interface Reading<Fields, Value> {
  readonly from: readonly (keyof Fields & string)[];
  /** Those of them that show this field alone; all of them unless said. */
  readonly own?: readonly (keyof Fields & string)[];
  /** @param base the listing that the form was filled from */
  readonly read: (fields: Fields, base: JobDraft) => Value | Problem;
  /** Where the form shows what is at a path of the listing; under the same path unless said. */
  readonly shownAt?: (path: FieldPath, fields: Fields, base: JobDraft) => FieldPath;
}

/** A step of the form. Fields of a listing without a reading are not in it, and stay as they are. */
export interface StepFields<Fields extends object> {
  readonly show: (draft: JobDraft) => Fields;
  readonly readings: { readonly [Key in JobContentKey]?: Reading<Fields, JobDraft[Key]> };
}

export interface Read {
  /** The fields of the listing that were touched and can be read. */
  readonly values: Partial<JobDraft>;
  /** Words by the form's field names. */
  readonly problems: Readonly<Record<string, string>>;
}

/**
 * What a step of the form says of a listing. A field of the listing counts only if a field of the form that shows it is not as `base` shows
 * it: what nobody touched is never read back, so nothing that the form cannot show is lost.
 */
export function readStep<Fields extends object>(
  { show, readings }: StepFields<Fields>,
  fields: Fields,
  base: JobDraft,
): Read {
  const shown = show(base);
  const values: Record<string, unknown> = {};
  const problems: Record<string, string> = {};
  for (const [key, { from, read }] of Object.entries(readings)) {
    if (from.every((name) => isSame(fields[name], shown[name]))) continue;
    const value = read(fields, base);
    if (value instanceof Problem) problems[value.field] = value.message;
    else values[key] = value;
  }
  return { values, problems };
}

/** The fields of a step with those that show some fields of a listing as `draft` has them. */
export function refilledStep<Fields extends object>(
  { show, readings }: StepFields<Fields>,
  fields: Fields,
  draft: JobDraft,
  keys: readonly JobContentKey[],
): Fields {
  const shown = show(draft);
  const names = keys.flatMap((key) => readings[key]?.own ?? readings[key]?.from ?? []);
  return { ...fields, ...Object.fromEntries(names.map((name) => [name, shown[name]])) };
}

/**
 * Where a step shows what is at a path of a listing: `base_salary.max` in `max`, `locations[1].street` perhaps in `locations[2].street` as an
 * empty one is not saved, and `skills[4].name` in `skills`, which is one text.
 * @returns a path of the form's fields; undefined where the step does not show it
 */
export function shownAt<Fields extends object>(
  { readings }: StepFields<Fields>,
  text: string,
  fields: Fields,
  base: JobDraft,
): string | undefined {
  const path = fieldPathOf(text);
  const reading = Object.entries(readings).find(([key]) => key === path[0])?.[1];
  return reading && fieldPathText(known(reading.shownAt?.(path, fields, base) ?? path, fields));
}

/** As much of a path as leads to fields of their own. */
function known(path: FieldPath, fields: object): FieldPath {
  let inside: unknown = fields;
  const length = path.findIndex((step) => {
    inside = isRow(inside) ? Reflect.get(inside, step) : undefined;
    return inside === undefined;
  });
  return length < 1 ? path : path.slice(0, length);
}

/** A list of choices is one field, a list of rows is many. */
const isRow = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !(Array.isArray(value) && typeof value[0] !== "object");
