import type { Thread, ThreadMessage } from "@jobmap/contract";
import { type QueryKey, queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { afterShown } from "../../lib/server-state/after-shown.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";

/** How a conversation is read and written: as whoever is signed in, or by a link in a mail. */
export interface ThreadSource {
  readonly queryKey: QueryKey;
  readonly load: (options?: { signal?: AbortSignal; before?: number }) => Promise<Thread>;
  readonly send: (text: string, key: string) => Promise<ThreadMessage>;
  /** Without it nothing is noted as read until it is answered. */
  readonly markRead?: (upTo: number) => Promise<{ unread_notifications: number }>;
  readonly canReport: boolean;
  /** Where no socket tells of new messages. */
  readonly pollMs?: number;
}

/** Query options for the conversation. */
export const threadQuery = ({ queryKey, load, pollMs }: ThreadSource) =>
  queryOptions({
    queryKey,
    queryFn: async (context) => {
      await afterShown(context);
      return load({ signal: context.signal });
    },
    ...(pollMs !== undefined && { refetchInterval: pollMs }),
  });

/** The conversation about an application, as its candidate or its company. */
export function ownThread(id: number): ThreadSource {
  return {
    queryKey: endpointQuery("GET thread/{id}", { params: { id }, query: {} }).queryKey,
    load: ({ signal, before } = {}) =>
      call(
        "GET thread/{id}",
        { params: { id }, query: before === undefined ? {} : { before } },
        signal ? { signal } : {},
      ),
    send: (text, key) => call("POST thread/send", { body: { id, text, key } }),
    markRead: (upTo) => call("POST thread/read", { body: { id, up_to: upTo } }),
    canReport: true,
  };
}

/** The same by the link of a mail. */
export function linkedThread(link: string): ThreadSource {
  return {
    queryKey: ["POST thread/by-link", link],
    load: ({ before } = {}) =>
      call("POST thread/by-link", { body: { link, ...(before === undefined ? {} : { before }) } }),
    send: (text, key) => call("POST thread/send-by-link", { body: { link, text, key } }),
    canReport: false,
    pollMs: 20_000,
  };
}
