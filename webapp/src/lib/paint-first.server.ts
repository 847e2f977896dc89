import { Transform } from "node:stream";
import { LATER } from "./after-paint.ts";

/**
 * Delays a page's modules until its first paint. React Router requests them at once and with the same priority as what the paint needs, and
 * has no option to change that; but the page is complete without them. `after-paint.ts` requests them at the right time.
 */
export function paintFirst(): Transform {
  let held = "";
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // Works on bytes: a chunk can end in the middle of a character or a tag.
      const text = held + chunk.toString("latin1");
      const end = text.lastIndexOf("<");
      const isWhole = end < 0 || text.includes(">", end);
      held = isWhole ? "" : text.slice(end);
      done(null, calm(isWhole ? text : text.slice(0, end)));
    },
    flush(done) {
      done(null, calm(held));
    },
  });
}

/** User text and script text contain no tags: user text is escaped, and scripts write `<` as `\u003c`. */
function calm(html: string): Buffer {
  const later = html
    .replaceAll('<link rel="modulepreload"', `<link rel="${LATER.rel}"`)
    .replaceAll(/(<script nonce="[^"]*") type="module" async="">/g, `$1 type="${LATER.type}">`);
  return Buffer.from(later, "latin1");
}
