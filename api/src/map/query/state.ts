const HOUR = 3_600;

/** What replies depend on besides the query: an index, its changes, and the hour, from which ages are counted. @param now epoch seconds */
export function stateOf(name: string, version: number, now: number): string {
  return `${name}-${version.toString(36)}-${Math.floor(now / HOUR).toString(36)}`;
}
