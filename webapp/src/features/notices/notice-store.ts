import { create } from "zustand";
import { call } from "../../lib/api.ts";
import { listen } from "../../lib/socket.ts";
import { readToken } from "../../lib/token.ts";

interface NoticeStore {
  /** Undefined until the server has said. */
  readonly unread: number | undefined;
}

/** How much of what somebody was told is unread; the server says when that changes. */
export const useNotices = create<NoticeStore>()(() => ({ unread: undefined }));

/** Asks how much is unread, and listens from then on. Returns what ends it. */
export function followNotices(): () => void {
  const ask = () => {
    // Signed out by another tab a moment ago: there is nobody to ask for.
    if (readToken() === null) return;
    call("GET notification/list", { query: { limit: 1 } }).then(
      ({ unread }) => useNotices.setState({ unread }),
      // The bell stays without a number; its list says what failed.
      () => {},
    );
  };
  ask();
  const end = listen("notices", ({ unread }) => useNotices.setState({ unread }));
  return () => {
    end();
    useNotices.setState({ unread: undefined });
  };
}
