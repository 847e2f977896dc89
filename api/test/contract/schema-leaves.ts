import { type Endpoint, endpoints } from "@jobmap/contract";
import { z } from "zod";

/** A value of a request that is not made of others, with the endpoint and the names on the way to it. */
export interface Leaf {
  readonly endpoint: string;
  /** Such as `body.questions.text`. */
  readonly path: string;
  readonly schema: z.ZodType;
}

/** Every such value of every endpoint's path, query and body. */
export function requestLeaves(): Leaf[] {
  return Object.entries<Endpoint>(endpoints).flatMap(([endpoint, { params, query, body }]) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? leavesOf(schema, part).map((leaf) => ({ endpoint, ...leaf })) : [],
    ),
  );
}

function leavesOf(schema: z.core.$ZodType, path: string): Omit<Leaf, "endpoint">[] {
  if (schema instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, inner]) =>
      leavesOf(inner, `${path}.${name}`),
    );
  if (schema instanceof z.ZodArray) return leavesOf(schema.element, path);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return leavesOf(schema.unwrap(), path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => leavesOf(option, path));
  // What is read out of JSON in a form's field: a transformation, then the schema of what was read.
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodTransform) return leavesOf(schema.out, path);
  return schema instanceof z.ZodType ? [{ path, schema }] : [];
}
