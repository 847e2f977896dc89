import type { ErrorReply } from "@jobmap/contract";
import type { ApiError } from "./api-error.ts";

/** How a client of the API is told of a failure. */
export function errorReply(told: ApiError, requestId: string) {
  const body: ErrorReply = {
    status: false,
    message: told.message,
    code: told.code,
    ...(told.fields ? { error: { ...told.fields } } : {}),
    ...(told.data === undefined ? {} : { data: told.data }),
    request_id: requestId,
  };
  const retryAfter = told.retryAfter ?? (told.code === "unavailable" ? 5 : undefined);
  const headers: Record<string, string> =
    retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) };
  return { status: told.status, headers, body };
}
