import { z } from "zod";
import { FIELDS, type Field, isField } from "./fields.ts";
import { ImportError } from "./import-error.ts";
import { wordsOf } from "./parse/text.ts";

const MappingFile = z.record(z.string(), z.string().nullable());

/**
 * Parses a mapping (`{"title": "Puesto", "salary": null}`: field to header, null for a field to ignore) against the headers of a
 * file. @throws ImportError that names every unknown field and header.
 */
export function readMapping(json: string, headers: readonly string[]): Map<Field, number | null> {
  const parsed = MappingFile.safeParse(tryJson(json));
  if (!parsed.success)
    throw new ImportError("The mapping must be a JSON object from field to header or null.");
  const mapping = new Map<Field, number | null>();
  const problems: string[] = [];
  for (const [field, header] of Object.entries(parsed.data)) {
    if (!isField(field)) problems.push(`there is no field "${field}"`);
    else if (header === null) mapping.set(field, null);
    else {
      const index = columnOf(header, headers);
      if (index < 0) problems.push(`there is no column "${header}"`);
      else if ([...mapping.values()].includes(index)) problems.push(`column "${header}" is used twice`);
      else mapping.set(field, index);
    }
  }
  if (problems.length > 0) {
    throw new ImportError(
      `The mapping is invalid: ${problems.join("; ")}. Fields: ${FIELDS.join(", ")}. Columns: ${headers.join(", ")}.`,
    );
  }
  return mapping;
}

function columnOf(header: string, headers: readonly string[]): number {
  const exact = headers.indexOf(header);
  const key = wordsOf(header).join("");
  return exact >= 0 || key === "" ? exact : headers.findIndex((other) => wordsOf(other).join("") === key);
}

function tryJson(json: string): unknown {
  try {
    return JSON.parse(json.replace(/^\ufeff/, ""));
  } catch {
    return undefined;
  }
}
