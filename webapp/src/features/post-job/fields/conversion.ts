import type { FieldPath, JobContentKey, JobDraft } from "@jobmap/contract";
import { fieldPathOf, fieldPathText } from "@jobmap/contract/field-path";
import { isSame } from "../../../lib/same.ts";

/** Why a form field cannot be parsed, as an error message. */
export class Problem {
  /** Name of the form field. */
  readonly field: string;
  readonly message: string;
  constructor(field: string, message: string) {
    this.field = field;
    this.message = message;
  }
}

/** How one field of a listing is parsed from the form, and which form fields show it. */
export interface Reading<Fields, Value> {
  readonly from: readonly (keyof Fields & string)[];
  /** The form fields that show only this field; all of them by default. */
  readonly own?: readonly (keyof Fields & string)[];
  /** @param base the listing that the form was filled from */
  readonly read: (fields: Fields, base: JobDraft) => Value | Problem;
  /** Where the form shows a path of the listing; the same path by default. */
  readonly shownAt?: (path: FieldPath, fields: Fields, base: JobDraft) => FieldPath;
}

/** A step of the form. Fields of a listing without a reading are not part of the form and stay unchanged. */
export interface StepFields<Fields extends object> {
  readonly show: (draft: JobDraft) => Fields;
  readonly readings: { readonly [Key in JobContentKey]?: Reading<Fields, JobDraft[Key]> };
}

export interface Read {
  /** The listing's fields that were touched and could be parsed. */
  readonly values: Partial<JobDraft>;
  /** Error messages by form field name. */
  readonly problems: Readonly<Record<string, string>>;
}

/**
 * Parses a step of the form into values of a listing. A field counts only if one of its form fields differs from what `base` would show:
 * untouched fields are never parsed, so values that the form cannot show are not lost.
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

/** A step's form fields, with the ones for some fields of a listing refilled from `draft`. */
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
 * Where a step shows a path of a listing: `base_salary.max` in `max`, `locations[1].street` perhaps in `locations[2].street`, because empty
 * rows are not saved, and `skills[4].name` in `skills`, which is a single text field.
 * @returns a form path; undefined if the step does not show it
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

/** The longest prefix of a path that leads to existing form fields. */
function known(path: FieldPath, fields: object): FieldPath {
  let inside: unknown = fields;
  const length = path.findIndex((step) => {
    inside = isRow(inside) ? Reflect.get(inside, step) : undefined;
    return inside === undefined;
  });
  return length < 1 ? path : path.slice(0, length);
}

/** A list of choices is a single field; a list of rows is several fields. */
const isRow = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !(Array.isArray(value) && typeof value[0] !== "object");
