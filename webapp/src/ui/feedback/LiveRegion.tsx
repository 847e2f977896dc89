import { useState } from "react";
import { useAnnouncement } from "../../lib/announce.ts";
import { VisuallyHidden } from "../content/VisuallyHidden.tsx";

/**
 * The page's live region. It is in the root and in each modal dialog, and initially empty: regions that are inserted together with their
 * text are not announced. Announced text is cleared, so that it is not read again.
 */
export function Announcer() {
  const { text, turn } = useAnnouncement();
  const [earlier] = useState(turn);
  return (
    <VisuallyHidden>
      <span role="status">
        {turn !== earlier && text}
        {/* Makes a repeated text a change. */}
        {turn % 2 === 1 && "\u00a0"}
      </span>
    </VisuallyHidden>
  );
}

/** Visually hidden text that is announced when it changes: the result count, which is also the list's heading. */
export function LiveRegion({ children }: { children: string }) {
  return (
    <VisuallyHidden>
      <span role="status">{children}</span>
    </VisuallyHidden>
  );
}
