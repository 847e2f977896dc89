import type { JobContentKey, JobDraft } from "@jobmap/contract";
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
