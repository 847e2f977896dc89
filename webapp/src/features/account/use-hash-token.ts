import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * A token that a link in a mail carries in the URL hash, so that it reaches no server and no log. It works only once, so it is removed from
 * the address at once.
 */
export function useHashToken(name: string): string | undefined {
  const { hash } = useLocation();
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const found = new URLSearchParams(hash.slice(1)).get(name);
    if (found === null) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    setToken(found);
  }, [hash, name]);
  return token;
}
