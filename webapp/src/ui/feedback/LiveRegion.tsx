import { useState } from "react";
import { useAnnouncement } from "../../lib/announce.ts";
import { VisuallyHidden } from "../content/VisuallyHidden.tsx";

/**
 * The page's one voice. Stands in the root, and in each modal dialog, empty before anything is said: regions that arrive with
 * their text are not read, and what was said earlier is not left lying about.
 */
export function Announcer() {
  const { text, turn } = useAnnouncement();
  const [earlier] = useState(turn);
  return (
    <VisuallyHidden>
      <span role="status">
        {turn !== earlier && text}
        {/* Makes a repetition a change. */}
        {turn % 2 === 1 && "\u00a0"}
      </span>
    </VisuallyHidden>
  );
}

/** Text that is read when it changes and not seen: the count of a list that is also its heading. */
export function LiveRegion({ children }: { children: string }) {
  return (
    <VisuallyHidden>
      <span role="status">{children}</span>
    </VisuallyHidden>
  );
}
