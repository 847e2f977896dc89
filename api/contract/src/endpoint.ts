import { z } from "zod";
import type { Cost } from "./budgets.ts";
import type { FileRules } from "./file-rules.ts";

/** Who may call: anybody, a signed-in person of any role, or one role only. */
export type Audience = "public" | "any role" | "user" | "employer";

/**
 * One endpoint. Its key in the endpoint table is `METHOD path`, the path relative to {@link API_BASE} with `{name}` for
 * parameters. `params`, `query` and `body` are what the client sends; `data` is the payload of a good reply.
 */
export interface Endpoint {
  readonly summary: string;
  readonly audience: Audience;
  /** What a call uses up of the caller's budgets, whatever comes of it. */
  readonly cost: Cost;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly data: z.ZodType;
  /** What stands beside `data` in the envelope of a good reply, where the specification names it there (`token`). */
  readonly extras?: z.ZodObject;
  /** Files it takes, as `multipart/form-data` beside the body's fields. */
  readonly files?: FileRules;
  /** Error codes it can answer with, beyond those every endpoint shares. */
  readonly errors?: readonly ErrorCode[];
  /** The `data` of a `changed_elsewhere` reply: what is stored by now, so that the difference can be shown at once. */
  readonly stored?: z.ZodType;
  /** A reply that is not JSON when the client asks for this media type. */
  readonly binary?: string;
}

export const API_BASE = "/api/v1/";

/** Every code an error reply can carry. Clients branch on these, never on the message. */
export const ERROR_CODES = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  changed_elsewhere: 409,
  applications_closed: 409,
  account_deactivated: 409,
  illegal_transition: 409,
  gone: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  publishing_limit: 429,
  internal: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_CODES;

/** Messages by field. One of the whole body is under `request`. */
export const FieldErrors = z.record(z.string(), z.string()).meta({
  description:
    "Messages, each under the path of its field: `title`, `locations[2].street`, `base_salary.max`.",
});

/** The envelope of every reply that went well. */
export const okReply = <T extends z.ZodType>(data: T) =>
  z.looseObject({ status: z.literal(true), message: z.string(), data });

/**
 * The envelope of every reply that did not. `request_id` finds the request in the logs; `data` is there with `changed_elsewhere` alone, as
 * the endpoint's `stored` says.
 */
export const ErrorReply = z
  .object({
    status: z.literal(false),
    message: z.string(),
    code: z.enum(Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]]),
    error: FieldErrors.optional(),
    data: z.unknown().optional(),
    request_id: z.string(),
  })
  .meta({ id: "Error" });
export type ErrorReply = z.infer<typeof ErrorReply>;
