import { useNotifications } from "../../lib/notification-count.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { queryClient } from "../../lib/server-state/query-client.ts";
import { listen, listenForReturn } from "../../lib/socket.ts";
import { readToken } from "../../lib/token.ts";

const COUNT = endpointQuery("GET notification/list", { query: { limit: 1 } });

/** Asks how much is unread, and listens from then on. Returns what ends it. */
export function followUnread(): () => void {
  const ask = () => {
    // Signed out by another tab a moment ago: there is nobody to ask for.
    if (readToken() === null) return;
    queryClient.fetchQuery({ ...COUNT, staleTime: 0 }).then(
      ({ unread }) => useNotifications.setState({ unread }),
      // The bell stays without a number; its list says what failed.
      () => {},
    );
  };
  ask();
  const ends = [
    // It comes for what is new alone: having read something in another tab says nothing here.
    listen("notices", ({ unread }) => useNotifications.setState({ unread })),
    listenForReturn(ask),
  ];
  return () => {
    for (const end of ends) end();
    useNotifications.setState({ unread: undefined });
  };
}
