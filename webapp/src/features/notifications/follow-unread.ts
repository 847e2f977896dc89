import { useNotifications } from "../../lib/notification-count.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { queryClient } from "../../lib/server-state/query-client.ts";
import { listen, listenForReturn } from "../../lib/socket.ts";
import { readToken } from "../../lib/token.ts";

const COUNT = endpointQuery("GET notification/list", { query: { limit: 1 } });

/** Loads the unread count and then listens for changes. Returns a function that stops listening. */
export function followUnread(): () => void {
  const ask = () => {
    // Another tab signed out a moment ago: there is no user to ask for.
    if (readToken() === null) return;
    queryClient.fetchQuery({ ...COUNT, staleTime: 0 }).then(
      ({ unread }) => useNotifications.setState({ unread }),
      // The bell shows no count; its list reports the error.
      () => {},
    );
  };
  ask();
  const ends = [
    // The event is sent only for new notifications: reading one in another tab sends no event here.
    listen("notices", ({ unread }) => useNotifications.setState({ unread })),
    listenForReturn(ask),
  ];
  return () => {
    for (const end of ends) end();
    useNotifications.setState({ unread: undefined });
  };
}
