import { call } from "../../lib/api.ts";
import { useNotifications } from "../../lib/notification-count.ts";
import { onOtherTabs } from "../../lib/other-tabs.ts";
import { followEvents } from "../../lib/server-state/follow-events.ts";
import { listen, listenForReturn } from "../../lib/socket.ts";
import { readToken } from "../../lib/token.ts";

/** Asks how much is unread, and listens from then on. Returns what ends it. */
export function followNotifications(): () => void {
  const ask = () => {
    // Signed out by another tab a moment ago: there is nobody to ask for.
    if (readToken() === null) return;
    call("GET notification/list", { query: { limit: 1 } }).then(
      ({ unread }) => useNotifications.setState({ unread }),
      // The bell stays without a number; its list says what failed.
      () => {},
    );
  };
  ask();
  // It comes for what is new alone: having read something in another tab says nothing here.
  const end = listen("notices", ({ unread }) =>
    useNotifications.setState(({ news }) => ({ unread, news: news + 1 })),
  );
  const more = () => useNotifications.setState(({ news }) => ({ news: news + 1 }));
  const back = () => {
    ask();
    more();
  };
  const ends = [
    end,
    listen("listings", more),
    listen("applications", more),
    listenForReturn(back),
    onOtherTabs(more),
    followEvents(),
  ];
  return () => {
    for (const one of ends) one();
    useNotifications.setState({ unread: undefined });
  };
}
