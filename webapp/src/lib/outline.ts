import type { Bounds } from "@jobmap/widget/core";
import { createContext } from "react";

/** A view to draw: its area, and its size in CSS px. */
export interface OutlineView {
  bounds: Bounds;
  width: number;
  height: number;
}

/** Draws land and state lines of a view as SVG. */
export type DrawOutline = (view: OutlineView) => string;

/**
 * Outlines for the server-rendered HTML. Available during server rendering; in the browser the server's drawing is kept, so that no outline
 * is sent twice.
 */
export const OutlineContext = createContext<DrawOutline | null>(null);
