import { ERROR_CODES, type ErrorCode } from "@jobmap/contract";

/** A failure that a client is told about: a code to branch on, a message for a person, messages by field. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;

  /** Seconds after which trying again can help. */
  readonly retryAfter: number | undefined;

  /** What goes with it for a client to work with, as the endpoint's contract says. */
  readonly data: unknown;

  constructor(
    code: ErrorCode,
    message: string,
    fields?: Readonly<Record<string, string>>,
    retryAfter?: number,
    data?: unknown,
  ) {
    super(message);
    this.name = "ApiError";
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.data = data;
  }

  /** The same failure, with something for the client to work with. */
  with(data: unknown): ApiError {
    return new ApiError(this.code, this.message, this.fields, this.retryAfter, data);
  }

  get status(): number {
    return ERROR_CODES[this.code];
  }
}

export const notFound = (what: string) =>
  new ApiError("not_found", `${what.charAt(0).toUpperCase()}${what.slice(1)} not found.`);
