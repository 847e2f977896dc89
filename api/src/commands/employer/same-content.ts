import { isDeepStrictEqual } from "node:util";
import type { JobContentKey, JobDraft } from "@jobmap/contract";

type Fields = Partial<Record<JobContentKey, unknown>>;

/** The fields whose content differs from what is stored. Equal fields need not be written again. */
export function differing<F extends Fields>(fields: F, stored: JobDraft): F {
  const other = Object.entries(fields).filter(
    ([key, value]) => !isDeepStrictEqual(value, stored[key as JobContentKey]),
  );
  return Object.fromEntries(other) as F;
}

/** Only the fields with the given names. */
export function only<F extends Fields>(fields: F, names: readonly string[]): Partial<F> {
  const entries = Object.entries(fields).filter(([key]) => names.includes(key));
  return Object.fromEntries(entries) as Partial<F>;
}

/** The fields without those of the given names. */
export function without<F extends Fields>(fields: F, names: readonly string[]): Partial<F> {
  const entries = Object.entries(fields).filter(([key]) => !names.includes(key));
  return Object.fromEntries(entries) as Partial<F>;
}
