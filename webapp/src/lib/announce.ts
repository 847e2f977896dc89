import { create } from "zustand";

interface Announcement {
  text: string;
  /** A counter, so that repeating the same text is a new announcement. */
  turn: number;
}

export const useAnnouncement = create<Announcement>()(() => ({ text: "", turn: 0 }));

/** Announces text to screen readers politely: result counts, toasts. Needs one `<Announcer>` on the page. */
export function announce(text: string): void {
  useAnnouncement.setState(({ turn }) => ({ text, turn: turn + 1 }));
}
