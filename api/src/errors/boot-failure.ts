import { BaseError, ConnectionError } from "sequelize";
import { SchemaError } from "../../db/schema.ts";
import { isDatabaseUnavailable } from "./from-database.ts";

/** Error numbers of MariaDB and MySQL. */
const WRONG_PASSWORD = new Set([1045, 1698]);
const NO_RIGHTS = new Set([1044, 1142, 1227, 1370]);

/**
 * Explains to the operator why the process cannot start.
 * @returns undefined for errors that only a stack trace explains
 */
export function bootFailure(error: unknown, databaseUrl: string): string | undefined {
  if (error instanceof SchemaError) return error.message;
  if (codeOf(error) === "ENOTSUP" && isOfListening(error))
    return "This system does not share a port between threads, as Linux does. Set WORKERS to 1.";
  const address = new URL(databaseUrl);
  const { username } = address;
  address.password = "";
  const at = `The database at ${address.href}`;
  const { number, message } = refusalOf(error);
  if (number !== undefined && WRONG_PASSWORD.has(number))
    return `${at} answers, but refuses the user "${username}" or the password in DATABASE_URL.`;
  if (number !== undefined && NO_RIGHTS.has(number))
    return `${at} denies the user "${username}" a required right (${message}). docs/guides/operating.md lists the rights.`;
  return isDatabaseUnavailable(error) ? `${at} does not answer (${codeOf(error)}).` : undefined;
}

const isOfListening = (error: unknown): boolean =>
  error instanceof Error && "syscall" in error && error.syscall === "listen";

/** The error with which the server refused. */
function refusalOf(error: unknown): { number?: number; message?: string } {
  const cause = error instanceof BaseError && "parent" in error ? error.parent : undefined;
  return cause instanceof Error && "errno" in cause && typeof cause.errno === "number"
    ? { number: cause.errno, message: cause.message }
    : {};
}

function codeOf(error: unknown): string {
  const cause = error instanceof ConnectionError ? error.parent : error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
}
