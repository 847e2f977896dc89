import { ERROR_CODES, type ErrorCode } from "@jobmap/contract";

/** A failure that a client is told about: a code to branch on, a message for a person, messages by field. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;

  /** Seconds after which trying again can help. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, fields?: Record<string, string>, retryAfter?: number) {
    super(message);
    this.name = "ApiError";
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return ERROR_CODES[this.code];
  }
}

export const notFound = (what: string) => new ApiError("not_found", `There is no such ${what}.`);
