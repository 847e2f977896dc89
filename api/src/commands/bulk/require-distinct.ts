import type { FeedColumn } from "@jobmap/contract";
import { ApiError } from "../../errors/api-error.ts";
import type { Field } from "../../import/fields.ts";
import { UPLOAD_FIELDS, uploadField } from "../../import/upload-fields.ts";

/** @throws ApiError `invalid_input` for columns that hold a field that does not exist, or the same */
export function requireDistinct(columns: readonly FeedColumn[]): void {
  const taken = new Map<Field, string>();
  for (const [index, { header, field: name }] of columns.entries()) {
    if (name === null) continue;
    const field = uploadField(name);
    if (field === undefined) throw refused(index, "There is no such field.");
    const other = taken.get(field);
    if (other !== undefined) {
      const { label } = UPLOAD_FIELDS.get(field) ?? {};
      throw refused(index, `“${other}” and “${header}” are both ${label}. Please choose one of them.`);
    }
    taken.set(field, header);
  }
}

const refused = (index: number, message: string) =>
  new ApiError("invalid_input", message, { [`columns[${index}].field`]: message });
