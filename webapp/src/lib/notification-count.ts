import { create } from "zustand";

interface NotificationCount {
  /** Undefined until the server has said. */
  readonly unread: number | undefined;
}

/** How much of what somebody was told is unread; the server says when that changes. */
export const useNotifications = create<NotificationCount>()(() => ({ unread: undefined }));

/** More than this is not counted in a mark. */
const MAX_SHOWN_COUNT = 99;

/** A number as a mark has room for it. */
export const markText = (count: number): string =>
  count > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : String(count);
