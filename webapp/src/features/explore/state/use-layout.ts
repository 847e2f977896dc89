import { useSyncExternalStore } from "react";

export type Layout = "phone" | "tablet" | "desk";

const PHONE = "(max-width: 47.99rem)";
const TABLET = "(max-width: 68.75rem)";

/** The window's layout, one of three; on the server the widest one, corrected at hydration. */
export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, current, () => "desk");
}

let latest: Layout | undefined;

/** Paper is as narrow as a phone, but what is printed is the page as it is. */
function current(): Layout {
  if (!latest || !matchMedia("print").matches)
    latest = matchMedia(PHONE).matches ? "phone" : matchMedia(TABLET).matches ? "tablet" : "desk";
  return latest;
}

function subscribe(listener: () => void): () => void {
  const queries = [matchMedia(PHONE), matchMedia(TABLET)];
  for (const query of queries) query.addEventListener("change", listener);
  return () => {
    for (const query of queries) query.removeEventListener("change", listener);
  };
}
