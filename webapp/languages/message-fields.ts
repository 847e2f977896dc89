import { type Endpoint, endpoints, Message } from "@jobmap/contract";
import { z } from "zod";

/** A place in a reply's data, as `rows[].problems[].message`. */
export type FieldPath = string;

/** Where each endpoint's data has messages, by its schema: those that the contract calls `Message`. */
export function messageFields(): Record<string, FieldPath[]> {
  const found: Record<string, FieldPath[]> = {};
  for (const [key, { data }] of Object.entries<Endpoint>(endpoints)) {
    const paths = [...new Set(pathsIn(data, ""))];
    if (paths.length > 0) found[key] = paths;
  }
  return found;
}

function pathsIn(schema: z.core.$ZodType, path: string): FieldPath[] {
  if (schema === Message) return [path];
  if (schema instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, field]) =>
      pathsIn(field, path === "" ? name : `${path}.${name}`),
    );
  if (schema instanceof z.ZodArray) return pathsIn(schema.element, `${path}[]`);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly)
    return pathsIn(schema.unwrap(), path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => pathsIn(option, path));
  return [];
}
