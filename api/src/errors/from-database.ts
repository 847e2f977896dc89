import {
  BaseError,
  ConnectionAcquireTimeoutError,
  ConnectionError,
  DatabaseError,
  UniqueConstraintError,
} from "sequelize";
import { ApiError } from "./api-error.ts";

/** Driver codes for a connection that broke while in use. */
const LOST = new Set([
  "PROTOCOL_CONNECTION_LOST",
  "ECONNRESET",
  "ECONNREFUSED",
  "EPIPE",
  "ENOENT",
  "ETIMEDOUT",
  "ER_SERVER_SHUTDOWN",
  "ER_CON_COUNT_ERROR",
]);

/** The error for the request that lost a race for a unique value, by the constraint that it violated. */
const TAKEN: Readonly<Record<string, readonly [field: string, message: string]>> = {
  accounts_email_unique: ["email", "An account with this email already exists. Please sign in."],
  accounts_username_unique: ["username", "This username is taken. Please choose another."],
  companies_username_unique: ["username", "This username is taken. Please choose another."],
};

/** Whether the database was unreachable or the connection broke in the middle: a later retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof ConnectionError || error instanceof ConnectionAcquireTimeoutError) return true;
  if (error instanceof DatabaseError) return isLost(error.original);
  return error instanceof BaseError ? false : isLost(error);
}

function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && LOST.has(error.code)) return true;
  return /connection is in closed state|Connection lost/i.test(error.message);
}

/** Maps a database error to the error that a client should see, or undefined if it is a bug in our code. */
export function fromDatabase(error: unknown): ApiError | undefined {
  if (isDatabaseUnavailable(error))
    return new ApiError(
      "unavailable",
      "We're having trouble loading data right now. Please try again in a moment.",
    );
  if (error instanceof UniqueConstraintError) {
    const constraint = /for key '(?:\w+\.)?(\w+)'/.exec(error.parent.message)?.[1] ?? "";
    const [field, message] = TAKEN[constraint] ?? [];
    if (field && message) return new ApiError("conflict", message, { [field]: message });
  }
  return undefined;
}
