import { keepPreviousData, notifyManager, QueryClient } from "@tanstack/react-query";
import { ApiFailure } from "../api.ts";
import { type Session, useSession } from "../session.ts";

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: ApiFailure;
  }
}

/** Components that mount together share an answer; whoever comes back to a page sees what it had, and asks anew. In ms. */
const FRESH_FOR_MS = 2_000;
const RETRY_DELAY_MS = 1_000;

/** What the pages of somebody who is signed in know of the server. Empty again as soon as somebody else is here. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_FOR_MS,
      placeholderData: keepPreviousData,
      retry: mayRetry,
      retryDelay: RETRY_DELAY_MS,
      // The socket says what has changed, and when something may have been missed.
      refetchOnWindowFocus: false,
      // A browser that takes itself for offline is told what every other failure is told.
      networkMode: "always",
    },
    mutations: { networkMode: "always" },
  },
});

/** Once, when the server was out of reach or busy. What it refused it would refuse again. */
export function mayRetry(failures: number, failure: Error): boolean {
  const isPassing =
    failure instanceof ApiFailure && (failure.code === "network_error" || failure.code === "unavailable");
  return isPassing && failures === 0;
}

// Within the task of the press: a switch would otherwise flip back for a moment before it shows the change.
notifyManager.setScheduler(queueMicrotask);

/** Whose pages these are: somebody whose session has ended is waited for. */
const personOf = ({ profile, former }: Session) => (profile ?? former)?.id;

useSession.subscribe((session, before) => {
  if (personOf(session) !== personOf(before)) queryClient.clear();
});
