import { isOwnOrigin } from "./own-origin.ts";
import { isRobot } from "./robots.ts";

/** What is known about the reporter of a failure, from headers that browsers set themselves. */
export interface Teller {
  readonly origin: string | undefined;
  readonly host: string | undefined;
  readonly userAgent: string | undefined;
}

/**
 * Whether the report of a failure is plausible: a browser sent it from a page of that very site, which is not ours and may show
 * the map.
 * @param sites that the employer allows to show the map; none means any
 */
export function isPlausible(
  page: string,
  { origin, host, userAgent }: Teller,
  sites: readonly string[],
): boolean {
  if (origin === undefined || isRobot(userAgent)) return false;
  const site = new URL(page).origin;
  if (site !== origin || isOwnOrigin(site, host)) return false;
  return sites.length === 0 || sites.includes(site);
}
