import { type Lexicon, readLexicons } from "@jobmap/contract/gap";

let lexicon: Lexicon | undefined;

/** The terms that texts are compared by, made when they are first needed. */
export function gapLexicon(): Lexicon {
  lexicon ??= readLexicons();
  return lexicon;
}
