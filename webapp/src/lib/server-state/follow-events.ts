import { onOtherTabs } from "../other-tabs.ts";
import { listen, listenForReturn } from "../socket.ts";
import { touch, touchAll, touchedBy } from "./invalidate.ts";
import { TOUCHED_BY_EVENT } from "./touches.ts";

/** Keeps shown data current from server events and other tabs. Returns a function that stops it. */
export function followEvents(): () => void {
  const ends = [
    listen("notices", () => touch(TOUCHED_BY_EVENT.notices)),
    listen("listings", () => touch(TOUCHED_BY_EVENT.listings)),
    listen("payments", () => touch(TOUCHED_BY_EVENT.payments)),
    listen("applications", () => touch(TOUCHED_BY_EVENT.applications)),
    listen("messages", () => touch(TOUCHED_BY_EVENT.messages)),
    listen("uploads", () => touch(TOUCHED_BY_EVENT.uploads)),
    listenForReturn(touchAll),
    onOtherTabs((write) => touch(touchedBy(write))),
  ];
  return () => {
    for (const end of ends) end();
  };
}
