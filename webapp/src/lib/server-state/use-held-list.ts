import type { Places } from "./held-list.ts";
import { type ListAnswer, type ListKey, useShown } from "./use-shown.ts";

/** The held-back update: number of new items, 0 if items only went away or moved. */
export interface HeldNews {
  readonly added: number;
  readonly show: () => void;
}

export interface HeldList<T> {
  readonly data: T | undefined;
  readonly news: HeldNews | undefined;
  /** It is not the most recently requested list: that one is loading. */
  readonly isBehind: boolean;
  /** Changes whenever another list or the user's own change is shown: a selection made before is no longer valid. */
  readonly round: string;
}

/**
 * Keeps an open list current without moving it. Updates are applied to shown items in place; additions, removals and moves wait until the
 * user asks for them.
 */
export function useHeldList<T>(key: ListKey, answer: ListAnswer<T>, places: Places<T>): HeldList<T> {
  const [{ shown }, show] = useShown(key, answer, places);
  if (!shown) return { data: undefined, news: undefined, isBehind: false, round: "" };
  const { held, isNews: _, ...rest } = shown;
  return {
    data: shown.data,
    news: held && { added: held.added, show: () => show({ ...rest, data: held.fresh }) },
    isBehind: answer.data === undefined || answer.isPlaceholderData,
    round: `${shown.list} ${shown.ownWrites}`,
  };
}
