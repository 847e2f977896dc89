import { ERROR_CODES, type ErrorCode } from "@jobmap/contract/endpoint";

/** A failure that is reported to the client: a code to branch on, a message for a person, messages by field. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;

  /** Seconds after which a retry may succeed. */
  readonly retryAfter: number | undefined;

  /** Data that the client can work with, as the endpoint's contract defines it. */
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

  /** The same failure with data for the client. */
  with(data: unknown): ApiError {
    return new ApiError(this.code, this.message, this.fields, this.retryAfter, data);
  }

  get status(): number {
    return ERROR_CODES[this.code];
  }
}

/** @param message such as "Job not found." */
export const notFound = (message: string) => new ApiError("not_found", message);
