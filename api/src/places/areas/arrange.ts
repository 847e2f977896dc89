import type { AreaMatch } from "./area-index.ts";

/** Towns that are cut off for areas at most. */
const LAST_AREAS = 2;

/** Areas among towns: at most `limit` of both. */
export function arrange<T>(
  towns: readonly T[],
  matches: readonly AreaMatch[],
  limit: number,
  show: (match: AreaMatch) => T,
): T[] {
  const of = (rank: AreaMatch["rank"]) => matches.filter((match) => match.rank === rank).map(show);
  const [town, ...others] = towns;
  const head = [...of("FIRST"), ...(town === undefined ? [] : [town]), ...of("SECOND")];
  const last = of("LAST").slice(0, LAST_AREAS);
  const room = Math.max(0, limit - head.length - (head.length + 2 <= limit ? last.length : 0));
  return [...head, ...others.slice(0, room), ...last].slice(0, limit);
}
