import type { ServerContext } from "@jobmap/contract";
import { createContext } from "react-router";

/** What a page's loader can use on the server. */
export const serverContext = createContext<ServerContext>();
