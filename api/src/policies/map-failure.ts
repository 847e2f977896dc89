import { isOwnOrigin } from "./own-origin.ts";
import { isRobot } from "./robots.ts";

/** What is known of whoever tells of a failure, from the headers that browsers write by themselves. */
export interface Teller {
  readonly origin: string | undefined;
  readonly host: string | undefined;
  readonly userAgent: string | undefined;
}

/**
 * Whether a failure on a page can be believed: told by a browser, on that very site, which is none of ours and may show the map.
 * @param sites that the employer has named for the map; none means any
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
