import { keepPreviousData, notifyManager, QueryClient } from "@tanstack/react-query";
import { ApiFailure } from "../api.ts";
import { type Session, useSession } from "../session.ts";

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: ApiFailure;
  }
}

/** Components that mount together share a reply; returning to a page shows its cached data and refetches. In ms. */
const FRESH_FOR_MS = 2_000;
const RETRY_DELAY_MS = 1_000;

/** Cache of a signed-in user's server data. Cleared as soon as another user is signed in. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_FOR_MS,
      placeholderData: keepPreviousData,
      retry: mayRetry,
      retryDelay: RETRY_DELAY_MS,
      // The socket reports what has changed, and when something may have been missed.
      refetchOnWindowFocus: false,
      // A browser that considers itself offline shows the same error as for any other failure.
      networkMode: "always",
    },
    mutations: { networkMode: "always" },
  },
});

/** Retries once if the server was unreachable or busy. A refusal would be repeated. */
export function mayRetry(failures: number, failure: Error): boolean {
  const isPassing =
    failure instanceof ApiFailure && (failure.code === "network_error" || failure.code === "unavailable");
  return isPassing && failures === 0;
}

// Within the press event's task: a switch would otherwise flip back for a moment before showing the change.
notifyManager.setScheduler(queueMicrotask);

/** The user whose pages these are; one whose session has ended is still waited for. */
const personOf = ({ profile, former }: Session) => (profile ?? former)?.id;

useSession.subscribe((session, before) => {
  if (personOf(session) !== personOf(before)) queryClient.clear();
});
