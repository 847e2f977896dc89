import { LATER } from "./after-paint.ts";

/**
 * Delays a page's modules until its first paint. React Router requests them at once and with the same priority as what the paint needs, and
 * has no option to change that; but the page is complete without them. `after-paint.ts` requests them at the right time.
 * User text and script text contain no tags: user text is escaped, and scripts write `<` as `\u003c`.
 */
export function paintFirst(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${LATER.rel}"`)
    .replaceAll(/(<script nonce="[^"]*") type="module" async="">/g, `$1 type="${LATER.type}">`);
}
