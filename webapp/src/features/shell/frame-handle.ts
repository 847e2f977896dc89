import type { UIMatch } from "react-router";

/**
 * What a page wants around it, exported as its route's `handle`. `page`, when nothing is said: top bar, content, footer. `bare`:
 * the page is the whole screen and brings a bar of its own, such as `SiteBar` with its search inside.
 */
export interface FrameHandle {
  frame: "page" | "bare";
  /** The page has a search of its own: the bar needs none. */
  ownSearch?: boolean;
}

const PAGE: FrameHandle = { frame: "page" };

/** The wish of the innermost page that has one. */
export function frameOf(matches: readonly Pick<UIMatch, "handle">[]): FrameHandle {
  return matches.map((match) => match.handle).findLast(isFrameHandle) ?? PAGE;
}

function isFrameHandle(handle: unknown): handle is FrameHandle {
  return typeof handle === "object" && handle !== null && "frame" in handle;
}
