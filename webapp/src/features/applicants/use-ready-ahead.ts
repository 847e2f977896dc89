import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { afterPaint } from "../../lib/after-next-paint.ts";
import { ownThread, threadQuery } from "../threads/thread-source.ts";
import { applicationQuery } from "./application-query.ts";
import { resumePagesQuery } from "./resume-pages-query.ts";
import type { Queued } from "./review-queue.ts";

/** Of those before and after the one that is read, so many are made ready. */
const BEFORE = 1;
const AFTER = 2;
const SLOTS = BEFORE + 1 + AFTER;
const FRESH_FOR_MS = 30_000;

/**
 * Who is laid out, by id: the one who is read, and, once that is painted and they have come, those beside them. A step then only has to show
 * what is there, which on a slow laptop takes a fraction of making it. Each keeps their place in the answer while they are in it: an element
 * put in beside others would make the browser work out the styles of all of them again.
 * @param at index of who is read
 */
export function useReadyAhead(items: readonly Queued[], at: number): readonly Place[] {
  const client = useQueryClient();
  const [ready, setReady] = useState<readonly number[]>([]);
  useEffect(() => {
    let isOver = false;
    const callOff = afterPaint(async () => {
      const ids = items.slice(Math.max(0, at - BEFORE), at + 1 + AFTER).map(({ id }) => id);
      await Promise.all(ids.map((id) => fetchAhead(client, id)));
      if (!isOver) setReady((before) => (String(before) === String(ids) ? before : ids));
    });
    return () => {
      isOver = true;
      callOff();
    };
  }, [client, items, at]);
  return placesOf(items, at, ready);
}

interface Place {
  readonly id: number | undefined;
  readonly isAhead: boolean;
}

/**
 * Who is in which place. Whoever had a place before keeps it until the next one is ready: to take them away would cost as much as to show the one
 * who is read, in the same step.
 */
export function placesOf(
  items: readonly Pick<Queued, "id">[],
  at: number,
  ready: readonly number[],
): readonly Place[] {
  return Array.from({ length: SLOTS }, (_, slot) => {
    const index = at + AFTER - ((((at + AFTER - slot) % SLOTS) + SLOTS) % SLOTS);
    if (index === at) return { id: items[at]?.id, isAhead: false };
    const ids = [index, index - SLOTS, index + SLOTS].map((each) => items[each]?.id);
    return { id: ids.find((id) => id !== undefined && ready.includes(id)), isAhead: true };
  });
}

/** What the review shows of an application. What does not come is asked for again when it is shown. */
async function fetchAhead(client: QueryClient, id: number): Promise<void> {
  const application = applicationQuery(id);
  await Promise.all([
    client.prefetchQuery({ ...application, staleTime: FRESH_FOR_MS }),
    client.prefetchQuery({ ...threadQuery(ownThread(id)), staleTime: FRESH_FOR_MS }),
  ]);
  if (client.getQueryData(application.queryKey)?.has_resume) await client.prefetchQuery(resumePagesQuery(id));
}
