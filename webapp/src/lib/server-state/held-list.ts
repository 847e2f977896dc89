/** An answer of the server to a list's question, as the cache has it. */
export interface Answer<T> {
  /** Which list: another page of it, or another filter, is another list. */
  readonly list: string;
  readonly data: T;
  /** When it came, in ms. */
  readonly updatedAt: number;
  readonly isFetching: boolean;
  /** Grows with what is changed here. */
  readonly ownWrites: number;
}

/** What is shown of a list, which follows the answers without moving unasked. */
export interface Shown<T> extends Answer<T> {
  /** What waits to be shown, and how many are new in it: 0 when some went away or stand elsewhere. */
  readonly held?: { readonly fresh: T; readonly added: number };
  /** It has changed by itself. */
  readonly isNews?: boolean;
}

/** What it takes to hold a list where it stands. */
export interface Places<T> {
  /** What stands where: with the same places nothing moves. */
  readonly places: (data: T) => readonly string[];
  /** The list that is shown, with what is known by now about everything in it. */
  readonly patch: (shown: T, fresh: T) => T;
}

/**
 * What is shown after an answer: the answer itself if somebody waits for it, because they have just come or have changed something. Otherwise
 * it is news: what is in the list is brought up to date where it stands, and what would move it waits.
 */
export function take<T>(
  shown: Shown<T> | undefined,
  answer: Answer<T>,
  { places, patch }: Places<T>,
): Shown<T> {
  if (shown?.list !== answer.list) return answer;
  if (answer.isFetching || answer.updatedAt === shown.updatedAt) return shown;
  // What was in the cache is looked at while the first answer is on its way.
  if (shown.isFetching || shown.ownWrites !== answer.ownWrites) return answer;
  const [before, after] = [places(shown.data), places(answer.data)];
  const isStill = before.length === after.length && before.every((place, at) => place === after[at]);
  if (isStill || before.length === 0) return { ...answer, isNews: answer.data !== shown.data };
  const known = new Set(before);
  const held = { fresh: answer.data, added: after.filter((place) => !known.has(place)).length };
  return { ...answer, data: patch(shown.data, answer.data), held, isNews: true };
}
