import { blocksOfText, type RichBlock, type RichRun, richHtml } from "@jobmap/contract/rich-text";
import { DOMParser as DocParser, type Mark, type Node, type Slice } from "prosemirror-model";
import { schema } from "./schema.ts";

/** Safe HTML of a document, in the canonical form that the server stores. "" if it has no text. */
export function htmlOf(doc: Node): string {
  return richHtml(blocksOf(doc));
}

function blocksOf(parent: Node): RichBlock[] {
  return parent.children.map((block) => {
    if (block.type.name === "bullet_list" || block.type.name === "ordered_list")
      return {
        tag: block.type.name === "bullet_list" ? "ul" : "ol",
        items: block.children.map(blocksOf),
      };
    const level = block.attrs["level"] === 3 ? "h3" : "h4";
    return { tag: block.type.name === "heading" ? level : "p", runs: block.children.map(runOf) };
  });
}

function runOf(node: Node): RichRun {
  const { link, strong, em } = schema.marks;
  const marked = (mark: Mark | undefined) => mark !== undefined;
  const found = link?.isInSet(node.marks);
  return {
    text: node.isText ? (node.text ?? "").replaceAll("\n", " ") : "\n",
    href: found === undefined ? undefined : String(found.attrs["href"]),
    strong: marked(strong?.isInSet(node.marks)),
    em: marked(em?.isInSet(node.marks)),
  };
}

const parser = DocParser.fromSchema(schema);
const bodyOf = (html: string) => new DOMParser().parseFromString(html, "text/html").body;

/** The document of a stored text. Plain texts from before the editor existed become paragraphs and lists. */
export function docOf(text: string): Node {
  return parser.parse(bodyOf(/<[a-z]/i.test(text) ? text : richHtml(blocksOfText(text))));
}

/** Converts plain text from the clipboard. */
export function sliceOfText(text: string): Slice {
  return parser.parseSlice(bodyOf(richHtml(blocksOfText(text.replaceAll("\r", "")))));
}
