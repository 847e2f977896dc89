import { createContext } from "react";

/**
 * Nonce of the page's content security policy, for scripts that are written into the page. It exists while the server renders;
 * browsers hide it from scripts, so React must find an empty one there.
 */
export const NonceContext = createContext("");
