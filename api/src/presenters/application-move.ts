import type { ApplicationMove as Wire } from "@jobmap/contract";
import type { ApplicationMove } from "../models/index.ts";

/** @param filled listings whose last opening is filled, of a move that hires */
export function presentMove(
  { id, state, applicationIds, handled, moved, refused, dueAt }: ApplicationMove,
  filled: Wire["filled"],
): Wire {
  return {
    id,
    state,
    total: applicationIds.length,
    handled,
    moved,
    refused,
    tells_at: state === "HELD" ? (dueAt?.toISOString() ?? null) : null,
    filled,
  };
}
