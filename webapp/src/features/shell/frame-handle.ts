import type { UIMatch } from "react-router";

/**
 * What a page wants around it, exported as its route's `handle`. `page`, when nothing is said: menu, top bar, content, footer.
 * `bare`: the page fills the screen beside the menu and brings a bar of its own, such as `SiteBar` with its search inside. `full`: the
 * page is the whole screen, as for signing in.
 */
export interface FrameHandle {
  frame: "page" | "bare" | "full";
  /** The page has a search of its own: the bar needs none. */
  ownSearch?: boolean;
  /** Parts of the page that the keyboard can go to at once, besides its content. */
  skips?: readonly { to: string; text: string }[];
  /** On wide screens bar and menu give way to a masthead. */
  marketing?: boolean;
  /** A page of one's own: the menu stands open at first. */
  own?: boolean;
}

const PAGE: FrameHandle = { frame: "page" };

/** The wish of the innermost page that has one. */
export function frameOf(matches: readonly Pick<UIMatch, "handle">[]): FrameHandle {
  return matches.map((match) => match.handle).findLast(isFrameHandle) ?? PAGE;
}

function isFrameHandle(handle: unknown): handle is FrameHandle {
  return typeof handle === "object" && handle !== null && "frame" in handle;
}
