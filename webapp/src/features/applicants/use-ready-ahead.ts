import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { afterPaint } from "../../lib/after-next-paint.ts";
import { applicationQuery } from "./application-query.ts";
import { resumePagesQuery } from "./resume-pages-query.ts";
import type { Queued } from "./review-queue.ts";

/** Of those before and after the one that is read, so many are made ready. */
const BEFORE = 1;
const AFTER = 2;
const FRESH_FOR_MS = 30_000;

/**
 * Who is laid out, by id: the one who is read, and, once that is painted and they have come, those beside them. A step then only has to show
 * what is there, which on a slow laptop takes a fraction of making it.
 * @param at index of who is read
 */
export function useReadyAhead(items: readonly Queued[], at: number): readonly number[] {
  const client = useQueryClient();
  const [ready, setReady] = useState<readonly number[]>([]);
  useEffect(() => {
    let isOver = false;
    const callOff = afterPaint(async () => {
      const ids = items.slice(Math.max(0, at - BEFORE), at + 1 + AFTER).map(({ id }) => id);
      await Promise.all(
        ids.flatMap((id) => [
          client.prefetchQuery({ ...applicationQuery(id), staleTime: FRESH_FOR_MS }),
          client.prefetchQuery(resumePagesQuery(id)),
        ]),
      );
      if (!isOver) setReady((before) => (String(before) === String(ids) ? before : ids));
    });
    return () => {
      isOver = true;
      callOff();
    };
  }, [client, items, at]);
  const id = items[at]?.id ?? 0;
  return ready.includes(id) ? ready : [...ready, id];
}
