import { createContext } from "react";

/**
 * Nonce of the page's Content-Security-Policy, for inline scripts. It exists only during server rendering; browsers hide it from scripts,
 * so React must hydrate with an empty value.
 */
export const NonceContext = createContext("");
