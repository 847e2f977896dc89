export { type Ask, asksOf } from "./asks.ts";
export { type Gap, type GapList, gapList, type SaidGap } from "./gap-list.ts";
export { readLexicons } from "./lexicon/index.ts";
export type { Lexicon, Term, TermKind } from "./lexicon.ts";
export type { ListingText } from "./listing-lines.ts";
export { hasWords } from "./resume-lines.ts";
export type { Quote } from "./sentences.ts";
export { STRENGTHS, type Strength } from "./strength.ts";
export { type StructureFinding, structureOfDocument, structureOfText } from "./structure.ts";
