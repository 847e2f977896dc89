import {
  API_BASE,
  BUDGETS,
  type Cost,
  type Endpoint,
  ERROR_CODES,
  type ErrorCode,
  ErrorReply,
  endpoints,
  type FileRules,
  okReply,
} from "@jobmap/contract";
import { z } from "zod";

type Json = Record<string, unknown>;

/** Codes that any endpoint can return. */
const SHARED_ERRORS: readonly ErrorCode[] = ["invalid_input", "too_many_requests", "internal", "unavailable"];

const RETRY_AFTER = {
  "Retry-After": { description: "Seconds until trying again can help.", schema: { type: "integer" } },
};

/** The contract as an OpenAPI 3.1 document. Schemas with an id become components. */
export function openApiDocument(): Json {
  const components = new Map<string, Json>();
  const paths: Record<string, Json> = {};
  for (const [key, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const [method = "", path = ""] = key.split(" ");
    const operations = paths[`/${path}`] ?? {};
    operations[method.toLowerCase()] = operation(path, endpoint, components);
    paths[`/${path}`] = operations;
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Jobmap API",
      version: "1",
      description:
        "Jobs on a map. Every JSON reply is an envelope: `status`, `message` and `data`, or `status`, `message`, `code` and `error` by field. Branch on `code`. " +
        "Each request is paid from budgets of the account, or for visitors of the internet address (`x-budgets`, and `x-cost` of each operation); who has used one up is answered 429 with `Retry-After`.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: API_BASE.replace(/\/$/, "") }],
    "x-budgets": Object.fromEntries(
      Object.entries(BUDGETS).map(([name, { unit, account, address, seconds }]) => [
        name,
        { unit, account, address, seconds },
      ]),
    ),
    paths,
    components: {
      schemas: Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}

function operation(path: string, endpoint: Endpoint, components: Map<string, Json>): Json {
  const schemaOf = (schema: z.ZodType, io: "input" | "output") => hoist(schema, io, components);
  const parameters = [
    ...parametersIn("path", endpoint.params, schemaOf),
    ...parametersIn("query", endpoint.query, schemaOf),
  ];
  const content: Json = { "application/json": { schema: schemaOf(good(endpoint), "output") } };
  if (endpoint.binary) content[endpoint.binary] = { schema: { type: "string", format: "binary" } };
  const responses: Json = { 200: { description: "OK", content } };
  for (const [status, codes] of byStatus(errorsOf(endpoint)))
    responses[status] = {
      description: codes.join(", "),
      ...(status === ERROR_CODES.too_many_requests ? { headers: RETRY_AFTER } : {}),
      content: { "application/json": { schema: schemaOf(bad(endpoint, codes), "output") } },
    };
  return {
    summary: endpoint.summary,
    tags: [path.split("/", 1)[0]],
    "x-cost": endpoint.cost satisfies Cost,
    ...(endpoint.audience === "public" ? {} : { security: [{ bearer: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body
      ? { requestBody: { content: bodies(schemaOf(endpoint.body, "input"), endpoint) } }
      : {}),
    responses,
  };
}

/** An endpoint with file uploads accepts a form as well as JSON: the same fields, and the files. */
function bodies(schema: Json, { files, filesById }: Endpoint): Json {
  const json = { "application/json": { schema } };
  if (!files) return json;
  const { field, maxBytes, maxCount } = files;
  const list = {
    type: "array",
    items: fileOf(files),
    maxItems: maxCount,
    description: `Each at most ${maxBytes} bytes.`,
  };
  const fields = isJson(schema["properties"]) ? schema["properties"] : {};
  return {
    ...json,
    "multipart/form-data": {
      schema: {
        ...schema,
        properties: { ...fields, [field]: list },
        ...(filesById && {
          patternProperties: { [`^${filesById.field}\\.\\d+$`]: fileOf(filesById) },
        }),
      },
    },
  };
}

const fileOf = ({ types }: FileRules) => ({
  type: "string",
  format: "binary",
  contentMediaType: types.join(", "),
});

/** The envelope of an error response, with the stored version where the endpoint defines one. */
function bad({ stored }: Endpoint, codes: readonly string[]): z.ZodType {
  return stored && codes.includes("changed_elsewhere")
    ? ErrorReply.and(z.looseObject({ data: stored.optional() }))
    : ErrorReply;
}

/** The envelope of a successful response, with the endpoint's extra members. */
function good({ data, extras }: Endpoint): z.ZodType {
  return extras ? okReply(data).extend(extras.shape) : okReply(data);
}

/** Every code that an endpoint can return; authorization errors follow from its audience. */
function errorsOf({ audience, errors = [] }: Endpoint): ErrorCode[] {
  const closed: readonly ErrorCode[] =
    audience === "public"
      ? []
      : audience === "any role"
        ? ["unauthenticated"]
        : ["unauthenticated", "forbidden"];
  return [...SHARED_ERRORS, ...closed, ...errors];
}

/** Values are sent as text; the description shows their parsed meaning: numbers with limits, lists with commas. */
function parametersIn(
  place: "path" | "query",
  schema: z.ZodObject | undefined,
  schemaOf: (schema: z.ZodType, io: "output") => Json,
): Json[] {
  return Object.entries<unknown>(schema?.shape ?? {}).map(([name, value]) => {
    if (!(value instanceof z.ZodType)) throw new Error(`${name} is not a schema.`);
    const described = schemaOf(value, "output");
    return {
      name,
      in: place,
      required: place === "path" || !value.safeParse(undefined).success,
      ...(described["type"] === "array" ? { style: "form", explode: false } : {}),
      schema: described,
    };
  });
}

function byStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const statuses = new Map<number, ErrorCode[]>();
  for (const code of new Set(codes))
    statuses.set(ERROR_CODES[code], [...(statuses.get(ERROR_CODES[code]) ?? []), code]);
  return statuses;
}

/** A schema as JSON Schema, its named parts moved to the components. */
function hoist(schema: z.ZodType, io: "input" | "output", components: Map<string, Json>): Json {
  const text = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: "any" }));
  const json: Json = JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/'));
  const { $schema: _, $defs, ...rest } = json;
  for (const [name, definition] of Object.entries(isJson($defs) ? $defs : {})) {
    if (!isJson(definition)) continue;
    const { id: _id, ...body } = definition;
    components.set(name, body);
  }
  delete rest["id"];
  return rest;
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null;
}
