import { Transform } from "node:stream";
import { LATER } from "./after-paint.ts";

/**
 * Makes a page's modules wait for its first paint. React Router asks for them at once and at the urgency of what the paint needs, and
 * offers no way to say otherwise; but the page is whole without them. `after-paint.ts` asks for them when their time has come.
 */
export function paintFirst(): Transform {
  let held = "";
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // Byte for byte: a chunk can end in the middle of a letter, or of a tag.
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

/** Texts of people and of scripts have no tags in them: the one are escaped, the others write `<` as `\u003c`. */
function calm(html: string): Buffer {
  const later = html
    .replaceAll('<link rel="modulepreload"', `<link rel="${LATER.rel}"`)
    .replaceAll(/(<script nonce="[^"]*") type="module" async="">/g, `$1 type="${LATER.type}">`);
  return Buffer.from(later, "latin1");
}
