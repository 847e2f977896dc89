import type { Places } from "./held-list.ts";
import { type ListAnswer, type ListKey, useShown } from "./use-shown.ts";

/** What waits to be shown: how many are new, 0 when some went away or stand elsewhere. */
export interface HeldNews {
  readonly added: number;
  readonly show: () => void;
}

export interface HeldList<T> {
  readonly data: T | undefined;
  readonly news: HeldNews | undefined;
  /** It is not what was asked for last: that is on its way. */
  readonly isBehind: boolean;
  /** Another text whenever another list is shown, or one's own change of it: what was chosen in it before is over. */
  readonly round: string;
}

/**
 * Keeps an open list true without moving it. Whenever there is news, what is in the list is brought up to date where it stands; what
 * would come in, go or change its place waits until somebody asks for it.
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
