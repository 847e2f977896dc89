import { isRouteErrorResponse } from "react-router";
import { t } from "#text";
import { ChunkFailure } from "../../lib/load-chunk.ts";

export interface ErrorWords {
  /** Absent if no server responded. */
  status?: number;
  title: string;
  text: string;
  /** Whether repeating the request a moment later can succeed. */
  canRetry: boolean;
  /** Id for finding the failure in the server's log, if it is logged. */
  reference?: string;
}

/** An error in words for users. Uses the API's own message if it is about this address. */
export function errorWords(error: unknown): ErrorWords {
  if (error instanceof ChunkFailure)
    return {
      title: t`This page did not load`,
      text: t`Your connection may be down. Please try again.`,
      canRetry: true,
    };
  if (!isRouteErrorResponse(error)) return broken(500);
  const { status } = error;
  const reference = status >= 500 ? textIn(error.data, "request_id") : undefined;
  return { ...wordsOf(status, error.data), ...(reference ? { reference } : {}) };
}

function wordsOf(status: number, data: unknown): ErrorWords {
  if (status === 404)
    return {
      status,
      title: messageOf(data) ?? t`Page not found`,
      text: t`It may have been removed, or the link may be wrong.`,
      canRetry: false,
    };
  if (status === 410)
    return {
      status,
      title: messageOf(data) ?? t`This page was removed`,
      text: t`It is no longer available.`,
      canRetry: false,
    };
  if (status === 503)
    return {
      status,
      title: t`Temporarily unavailable`,
      text: t`We couldn't load the data for this page. Please try again in a moment.`,
      canRetry: true,
    };
  if (status >= 400 && status < 500)
    return {
      status,
      title: t`This link does not work`,
      // What the API says of a field is meant for programs.
      text: (status !== 400 && messageOf(data)) || t`Part of the address is not valid.`,
      canRetry: false,
    };
  return broken(status);
}

function broken(status: number): ErrorWords {
  return {
    status,
    title: t`Something went wrong on our end`,
    text: t`We have logged the error.`,
    canRetry: true,
  };
}

function messageOf(data: unknown): string | undefined {
  return textIn(data, "message")?.replace(/\.$/, "");
}

function textIn(data: unknown, name: string): string | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const value: unknown = Reflect.get(data, name);
  return typeof value === "string" ? value : undefined;
}
