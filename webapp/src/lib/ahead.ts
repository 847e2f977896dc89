import { createContext } from "react";

/** Whether what is rendered is laid out ahead and not seen yet: nothing in it counts as read, and nothing in it moves the page. */
export const AheadContext = createContext(false);
