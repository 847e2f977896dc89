import type { Quote } from "@jobmap/contract/gap";

/** A quotation with its phrase marked. */
export function QuoteText({ quote: { text, from, to, isCutBefore, isCutAfter } }: { quote: Quote }) {
  return (
    <q>
      {isCutBefore && "… "}
      {text.slice(0, from)}
      <mark>{text.slice(from, to)}</mark>
      {text.slice(to)}
      {isCutAfter && " …"}
    </q>
  );
}
