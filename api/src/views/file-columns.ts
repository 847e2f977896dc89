import type { BulkColumn, BulkField } from "@jobmap/contract";
import { contentFit } from "../import/content.ts";
import { plain } from "../import/parse/text.ts";
import { UPLOAD_FIELDS, uploadField } from "../import/upload-fields.ts";
import type { BulkColumns } from "../queries/bulk-uploads.ts";

const VALUES = { count: 3, characters: 80 } as const;

/** What a column of an employer's file can hold. */
export const FILE_FIELDS: readonly BulkField[] = [...UPLOAD_FIELDS].map(
  ([name, { label, about, required = false }]) => ({ name, label, about, required }),
);

/** Columns with their first values, and how well those fit. @param sample the first rows */
export function showColumns(columns: BulkColumns, sample: readonly (readonly string[])[]): BulkColumn[] {
  return columns.map(({ header, field: name, by }, index) => {
    const values = sample.map((cells) => plain(cells[index])).filter((value) => value !== "");
    const field = uploadField(name ?? "");
    const fit = field === undefined ? undefined : contentFit(field, values);
    return {
      index,
      header,
      field: name,
      by,
      confidence: fit ?? null,
      values: [...new Set(values)].slice(0, VALUES.count).map((value) => value.slice(0, VALUES.characters)),
    };
  });
}
