import type { z } from "zod";
import type { FeedRecord } from "./records.ts";

/** A format whose fields mean what its documentation says. */
export interface KnownFeed {
  readonly name: string;
  /** Whether a member of a list has this format. */
  isOne(item: object): boolean;
  /** Its fields under the headers that the importer recognizes. */
  read(item: object): FeedRecord;
}

/** @param write the fields of a job; missing values are left out */
export function known<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  write: (job: z.infer<Schema>) => Readonly<Record<string, string | number | null | undefined>>,
): KnownFeed {
  return {
    name,
    isOne: (item) => schema.safeParse(item).success,
    read: (item) =>
      Object.fromEntries(
        Object.entries(write(schema.parse(item))).flatMap(([header, value]) =>
          value === null || value === undefined || value === "" ? [] : [[header, String(value)]],
        ),
      ),
  };
}

/** Several places in one cell, as the importer reads them. */
export function places(...names: readonly (string | null | undefined)[]): string {
  return [...new Set(names.map((name) => name?.trim()).filter(Boolean))].join("; ");
}
