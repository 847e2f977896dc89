import type { Bounds } from "@jobmap/widget/core";
import { createContext } from "react";

/** A view to draw: what it shows and how large, in CSS px. */
export interface OutlineView {
  bounds: Bounds;
  width: number;
  height: number;
}

/** Draws land and state lines of a view as SVG. */
export type DrawOutline = (view: OutlineView) => string;

/**
 * Outlines for the first HTML. There while the server renders; in the browser what the server drew stays as it is, so that no
 * outline travels twice.
 */
export const OutlineContext = createContext<DrawOutline | null>(null);
