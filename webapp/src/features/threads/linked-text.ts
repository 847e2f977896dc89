/** A piece of a message: words, or an address that is shown as a link. */
export interface TextPiece {
  readonly text: string;
  /** Where it leads; only `http` and `https`. */
  readonly href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"'`{}|\\^]+/gi;
/** Marks that end a sentence rather than an address. */
const TRAILING = /[.,;:!?)\]*_~]+$/;

/** A message as pieces, joined the same text again. Nothing in it is markup. */
export function linkedText(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let done = 0;
  const words = (until: number) => {
    if (until > done) pieces.push({ text: text.slice(done, until) });
    done = until;
  };
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(TRAILING, "");
    if (!URL.canParse(address)) continue;
    words(index);
    pieces.push({ text: address, href: address });
    done = index + address.length;
  }
  words(text.length);
  return pieces;
}
