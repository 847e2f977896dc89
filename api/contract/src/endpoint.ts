import { z } from "zod";
import type { Cost } from "./budgets.ts";
import type { FileRules } from "./file-rules.ts";
import type { Seat } from "./team.ts";

/** Who may call: everyone, a signed-in user of any role, or one role only. */
export type Audience = "public" | "any role" | "user" | "employer";

/**
 * One endpoint. Its key in the endpoint table is `METHOD path`, the path relative to {@link API_BASE} with `{name}` for
 * parameters. `params`, `query` and `body` are what the client sends; `data` is the payload of a successful response.
 */
export interface Endpoint {
  readonly summary: string;
  readonly audience: Audience;
  /** For employers: the least seat in a company's team that may call. Reading takes a viewer, all else a recruiter, unless this says otherwise. */
  readonly seat?: Seat;
  /** For employers: whether it concerns all jobs of the company, and nobody may call who sees only chosen ones. */
  readonly allJobs?: true;
  /** What a call uses up of the caller's budgets, whatever its result. */
  readonly cost: Cost;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly data: z.ZodType;
  /** Members beside `data` in the envelope of a successful response, where the specification puts them there (`token`). */
  readonly extras?: z.ZodObject;
  /** Files it accepts, as `multipart/form-data` beside the body's fields. */
  readonly files?: FileRules;
  /** Files of fields that end in a dot and an id, `answers.12`: one each, at most `maxCount` together. */
  readonly filesById?: FileRules;
  /** Error codes it can return, beyond those that every endpoint shares. */
  readonly errors?: readonly ErrorCode[];
  /** The `data` of a `changed_elsewhere` response: the stored version, so that the difference can be shown at once. */
  readonly stored?: z.ZodType;
  /** A non-JSON response if the client asks for this media type. */
  readonly binary?: string;
}

export const API_BASE = "/api/v1/";

/** The least seat in a company's team that may call an endpoint for employers. */
export const seatFor = (key: string, { seat }: Endpoint): Seat =>
  seat ?? (key.startsWith("GET ") ? "viewer" : "recruiter");

/** Every code of an error response. Clients branch on these, never on the message. */
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

/** Messages by field. A message about the whole body is under `request`. */
export const FieldErrors = z.record(z.string(), z.string()).meta({
  description:
    "Messages, each under the path of its field: `title`, `locations[2].street`, `base_salary.max`.",
});

/** The envelope of every successful response. */
export const okReply = <T extends z.ZodType>(data: T) =>
  z.looseObject({ status: z.literal(true), message: z.string(), data });

/**
 * The envelope of every error response. `request_id` finds the request in the logs; `data` is only present with
 * `changed_elsewhere`, as the endpoint's `stored` defines.
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
