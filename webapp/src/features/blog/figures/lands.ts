import { createContext } from "react";

/** The land below maps in an article as SVG, by the title of the figure. */
export type Lands = Readonly<Record<string, string>>;

/** Drawn by the server from our base map, also for whoever comes from another page of ours. */
export const LandsContext = createContext<Lands>({});
