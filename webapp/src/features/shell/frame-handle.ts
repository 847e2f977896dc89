import type { UIMatch } from "react-router";

/**
 * How a page wants to be framed, exported as its route's `handle`. `page`, the default: menu, top bar, content, footer. `bare`: the page
 * fills the screen beside the menu and brings its own bar, such as `SiteBar` with its search inside. `full`: the page fills the whole
 * screen, as for signing in.
 */
export interface FrameHandle {
  frame: "page" | "bare" | "full";
  /** The page has its own search, so the bar shows none. */
  ownSearch?: boolean;
  /** Targets of additional skip links, besides the content. */
  skips?: readonly { to: string; text: string }[];
  /** On wide screens a masthead replaces bar and menu. */
  marketing?: boolean;
  /** A signed-in user's own page: the menu is initially open. */
  own?: boolean;
}

const PAGE: FrameHandle = { frame: "page" };

/** The handle of the innermost page that has one. */
export function frameOf(matches: readonly Pick<UIMatch, "handle">[]): FrameHandle {
  return matches.map((match) => match.handle).findLast(isFrameHandle) ?? PAGE;
}

function isFrameHandle(handle: unknown): handle is FrameHandle {
  return typeof handle === "object" && handle !== null && "frame" in handle;
}
