import { create } from "zustand";

interface Announcement {
  text: string;
  /** Counts up, so that the same words twice are two announcements. */
  turn: number;
}

export const useAnnouncement = create<Announcement>()(() => ({ text: "", turn: 0 }));

/** Says something to screen readers, politely: results counted, a toast shown. Needs one `<Announcer>` on the page. */
export function announce(text: string): void {
  useAnnouncement.setState(({ turn }) => ({ text, turn: turn + 1 }));
}
