import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * The key that a mail's link carries in the URL hash, so that it reaches no server and no log. It leaves the address at once and stays in
 * this tab under a name of its own, so that the page can be reloaded. Undefined before the browser has looked, null where there is none.
 */
export function useLinkKey(name: string): string | null | undefined {
  const { hash } = useLocation();
  const [key, setKey] = useState<string | null>();
  useEffect(() => {
    const found = new URLSearchParams(hash.slice(1)).get("link");
    try {
      if (found !== null) sessionStorage.setItem(name, found);
      setKey(found ?? sessionStorage.getItem(name));
    } catch {
      // Where storage is blocked, a reload needs the mail again.
      setKey((before) => found ?? before ?? null);
    }
    if (found !== null) history.replaceState(history.state, "", location.pathname + location.search);
  }, [hash, name]);
  return key;
}
