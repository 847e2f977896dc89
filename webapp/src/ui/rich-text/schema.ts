import { safeHref } from "@jobmap/contract/contact";
import { Schema } from "prosemirror-model";

/** The elements of an employer's text: exactly what the contract's safe HTML allows. */
export const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: { group: "block", content: "inline*", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
    heading: {
      group: "block",
      content: "inline*",
      defining: true,
      attrs: { level: { default: 3 } },
      parseDOM: [
        ...["h1", "h2", "h3"].map((tag) => ({ tag, attrs: { level: 3 } })),
        ...["h4", "h5", "h6"].map((tag) => ({ tag, attrs: { level: 4 } })),
      ],
      toDOM: ({ attrs }) => [attrs["level"] === 3 ? "h3" : "h4", 0],
    },
    bullet_list: {
      group: "block list",
      content: "list_item+",
      parseDOM: [{ tag: "ul" }],
      toDOM: () => ["ul", 0],
    },
    ordered_list: {
      group: "block list",
      content: "list_item+",
      parseDOM: [{ tag: "ol" }],
      toDOM: () => ["ol", 0],
    },
    list_item: {
      content: "paragraph (paragraph | list)*",
      defining: true,
      parseDOM: [{ tag: "li" }],
      toDOM: () => ["li", 0],
    },
    text: { group: "inline" },
    hard_break: {
      group: "inline",
      inline: true,
      selectable: false,
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: "string" } },
      inclusive: false,
      parseDOM: [
        {
          tag: "a[href]",
          getAttrs: (link) => {
            const href = safeHref(link.getAttribute("href") ?? "");
            return href === undefined ? false : { href };
          },
        },
      ],
      toDOM: ({ attrs }) => ["a", { href: attrs["href"], rel: "noopener noreferrer nofollow" }, 0],
    },
    strong: {
      parseDOM: [
        { tag: "strong" },
        // Google Docs wraps whatever is copied in a <b> that is not bold.
        { tag: "b", getAttrs: (node) => (node.style.fontWeight === "normal" ? false : null) },
        { style: "font-weight=400", clearMark: (mark) => mark.type.name === "strong" },
        {
          style: "font-weight",
          getAttrs: (weight) => (/^(?:bold(?:er)?|[6-9]\d\d)$/.test(weight) ? null : false),
        },
      ],
      toDOM: () => ["strong", 0],
    },
    em: {
      parseDOM: [
        { tag: "i" },
        { tag: "em" },
        { style: "font-style=italic" },
        { style: "font-style=normal", clearMark: (mark) => mark.type.name === "em" },
      ],
      toDOM: () => ["em", 0],
    },
  },
});
