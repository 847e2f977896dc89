import type { RichBlock, RichParagraph, RichRun } from "@jobmap/contract/rich-text";
import fc from "fast-check";

/** Texts as the editor can make them, with everything that HTML could trip over. */

const words = fc.string({
  unit: fc.constantFrom(..."ab<>&\"' \n\u00a0\u200b\u0007é漢💼-1.)#;"),
  minLength: 0,
  maxLength: 12,
});
const run: fc.Arbitrary<RichRun> = fc.record({
  text: fc.oneof(words, fc.constantFrom("&lt;b&gt;", "&amp;nbsp;", "<script>", "- item", "word")),
  href: fc.option(
    fc.constantFrom("https://example.com/?a=1&b=%22", "http://example.com/", "mailto:jobs@example.com"),
    { nil: undefined },
  ),
  strong: fc.boolean(),
  em: fc.boolean(),
});
const runs = fc.array(run, { maxLength: 4 });
const paragraph: fc.Arbitrary<RichParagraph> = fc.record({ tag: fc.constant("p" as const), runs });
const heading: fc.Arbitrary<RichParagraph> = fc.record({ tag: fc.constantFrom("h3", "h4"), runs });

/** An item begins with a paragraph; paragraphs and lists follow. */
const { list } = fc.letrec<{ list: RichBlock; item: readonly RichBlock[] }>((tie) => ({
  item: fc
    .tuple(paragraph, fc.array(fc.oneof({ depthSize: "small" }, paragraph, tie("list")), { maxLength: 2 }))
    .map(([first, rest]) => [first, ...rest]),
  list: fc.record({
    tag: fc.constantFrom("ul" as const, "ol" as const),
    items: fc.array(tie("item"), { minLength: 1, maxLength: 3 }),
  }),
}));

export const richBlocks: fc.Arbitrary<RichBlock[]> = fc.array(fc.oneof(paragraph, heading, list), {
  maxLength: 5,
});
