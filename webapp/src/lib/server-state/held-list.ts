/** A server reply for a list, as in the cache. */
export interface Answer<T> {
  /** Key of the list: another page or another filter is another list. */
  readonly list: string;
  readonly data: T;
  /** When it was received, in ms. */
  readonly updatedAt: number;
  readonly isFetching: boolean;
  /** Increases with each change made here. */
  readonly ownWrites: number;
}

/** The shown part of a list, which is updated without moving items unexpectedly. */
export interface Shown<T> extends Answer<T> {
  /** The update that waits to be shown, and its number of new items: 0 if items only went away or moved. */
  readonly held?: { readonly fresh: T; readonly added: number };
  /** It was updated without a user action. */
  readonly isNews?: boolean;
}

/** What is needed to keep a list's items in place. */
export interface Places<T> {
  /** Keys in order: equal keys mean that nothing moves. */
  readonly places: (data: T) => readonly string[];
  /** The shown list, with all its items brought up to date. */
  readonly patch: (shown: T, fresh: T) => T;
}

/**
 * What to show after a reply: the reply itself if the user is waiting for it, because they just opened the list or changed something.
 * Otherwise shown items are updated in place, and changes that would move them are held back.
 */
export function take<T>(
  shown: Shown<T> | undefined,
  answer: Answer<T>,
  { places, patch }: Places<T>,
): Shown<T> {
  if (shown?.list !== answer.list) return answer;
  if (answer.isFetching || answer.updatedAt === shown.updatedAt) return shown;
  // Cached data is shown while the first reply is pending.
  if (shown.isFetching || shown.ownWrites !== answer.ownWrites) return answer;
  const [before, after] = [places(shown.data), places(answer.data)];
  const isStill = before.length === after.length && before.every((place, at) => place === after[at]);
  if (isStill || before.length === 0) return { ...answer, isNews: answer.data !== shown.data };
  const known = new Set(before);
  const held = { fresh: answer.data, added: after.filter((place) => !known.has(place)).length };
  return { ...answer, data: patch(shown.data, answer.data), held, isNews: true };
}
