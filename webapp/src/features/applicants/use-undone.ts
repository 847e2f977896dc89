import type { ApplicationStatus } from "@jobmap/contract";
import { useEffect, useRef } from "react";
import { useMoves } from "./moves-under-way.ts";

/** Calls back with what an application was, when its move was undone. @returns remembers what one was before it is moved */
export function useUndone(back: (id: number, status: ApplicationStatus) => void) {
  const before = useRef(new Map<number, ApplicationStatus>());
  const latest = useRef(back);
  latest.current = back;
  const undone = useMoves((moves) => moves.undone);
  useEffect(() => {
    for (const id of undone) {
      const status = before.current.get(id);
      if (status) latest.current(id, status);
    }
  }, [undone]);
  return (id: number, status: ApplicationStatus) => before.current.set(id, status);
}
