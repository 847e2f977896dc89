import type { Quote } from "@jobmap/contract/gap";
import { UNKNOWN_LANGUAGE } from "../../lib/language.ts";

/** A quotation with its phrase marked. */
export function QuoteText({ quote: { text, from, to, isCutBefore, isCutAfter } }: { quote: Quote }) {
  return (
    <q lang={UNKNOWN_LANGUAGE}>
      {isCutBefore && "… "}
      {text.slice(0, from)}
      <mark>{text.slice(from, to)}</mark>
      {text.slice(to)}
      {isCutAfter && " …"}
    </q>
  );
}
