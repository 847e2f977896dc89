import { create } from "zustand";

interface NotificationCount {
  /** Undefined until the server has reported it. */
  readonly unread: number | undefined;
}

/** Number of unread notifications; the server reports changes. */
export const useNotifications = create<NotificationCount>()(() => ({ unread: undefined }));

/** Larger counts are capped in the badge. */
const MAX_SHOWN_COUNT = 99;

/** A count, shortened to fit the badge. */
export const markText = (count: number): string =>
  count > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : String(count);
