import { isOwnOrigin } from "./own-origin.ts";
import { isRobot } from "./robots.ts";

interface Asking {
  /** The `Origin` of a request, or the `Referer` of a frame: browsers set both, pages cannot. */
  readonly from: string | undefined;
  readonly host: string | undefined;
  readonly userAgent: string | undefined;
}

/** As the column takes it. */
const MAX_HOST_LENGTH = 253;

/** The host of another site whose page asks for a company's map; undefined for pages of ours, for programs, and where none is named. */
export function sightedHost({ from, host, userAgent }: Asking): string | undefined {
  const site = from === undefined ? null : URL.parse(from);
  if (!site || !/^https?:$/.test(site.protocol) || isRobot(userAgent) || isOwnOrigin(site.origin, host))
    return undefined;
  return site.host.length <= MAX_HOST_LENGTH ? site.host : undefined;
}
