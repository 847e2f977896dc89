import Markdoc, { type Config, type Node } from "@markdoc/markdoc";
import { type Article, ArticleError, type Block, type Runs } from "./article.ts";
import { readFrontMatter } from "./front-matter.ts";
import { type Notes, readRuns, wrong } from "./read-runs.ts";
import { attributesOf, FigureCall, InlineCall } from "./tags.ts";

const tagOf = ({ name, attributes }: ReturnType<typeof attributesOf>[number]) => [
  name,
  {
    selfClosing: true,
    attributes: Object.fromEntries(attributes.map((attribute) => [attribute, { required: true }])),
  },
];

/** The tags of articles. Every other is an error. */
const CONFIG: Config = {
  tags: {
    callout: {},
    note: {},
    ...Object.fromEntries([...attributesOf(FigureCall), ...attributesOf(InlineCall)].map(tagOf)),
  },
};

/**
 * Reads an article: front matter in YAML, then Markdoc. HTML in it is text.
 * @throws ArticleError that names the line
 */
export function readArticle(source: string): Article {
  const tree = Markdoc.parse(source);
  const failures = Markdoc.validate(tree, CONFIG).filter(({ error }) => error.level !== "debug");
  if (failures.length > 0)
    throw new ArticleError(
      failures.map(({ lines, error }) => `line ${(lines[0] ?? 0) + 1}: ${error.message}`).join("\n"),
    );
  const front = readFrontMatter(String(tree.attributes["frontmatter"] ?? ""));
  const notes: Notes = [];
  const blocks = tree.children.map((node) => readBlock(node, notes));
  const ids = blocks.flatMap((block) => (block.kind === "heading" ? [block.id] : []));
  const twice = ids.find((id, n) => ids.indexOf(id) !== n);
  if (twice !== undefined) throw new ArticleError(`There are two headings "${twice}".`);
  if (blocks.length === 0) throw new ArticleError("The article has no text.");
  return { ...front, blocks, notes, words: countWords(blocks) };
}

function readBlock(node: Node, notes: Notes): Block {
  const runs = () => readRuns(node, notes);
  switch (node.type) {
    case "heading":
      return headingOf(node, runs());
    case "paragraph":
      return { kind: "paragraph", runs: runs() };
    case "blockquote":
      return { kind: "quote", runs: textIn(node, notes) };
    case "list":
      return {
        kind: "list",
        ordered: node.attributes["ordered"] === true,
        items: node.children.map((item) => readRuns(item, notes)),
      };
    case "fence":
      return {
        kind: "code",
        language: String(node.attributes["language"] ?? ""),
        text: String(node.attributes["content"] ?? "").replace(/\n$/, ""),
      };
    case "table":
      return tableOf(node, notes);
    case "tag":
      return node.tag === "callout" ? { kind: "callout", runs: textIn(node, notes) } : figureOf(node);
    default:
      throw wrong(node, `Articles have no ${node.type}.`);
  }
}

function headingOf(node: Node, runs: Runs): Block {
  const level: unknown = node.attributes["level"];
  if (level !== 2 && level !== 3) throw wrong(node, "Headings begin with ## or ###: the title is #.");
  return { kind: "heading", level, id: idOf(runs), runs };
}

/** The one paragraph of a box. */
function textIn(node: Node, notes: Notes): Runs {
  const [only, ...more] = node.children;
  if (only?.type !== "paragraph" || more.length > 0)
    throw wrong(node, "A callout or quote has one paragraph.");
  return readRuns(only, notes);
}

function tableOf(node: Node, notes: Notes): Block {
  const rowsIn = (part: string) =>
    node.children
      .filter(({ type }) => type === part)
      .flatMap(({ children }) => children)
      .map((row) => row.children.map((cell) => readRuns(cell, notes)));
  return { kind: "table", head: rowsIn("thead")[0] ?? [], rows: rowsIn("tbody") };
}

function figureOf(node: Node): Block {
  const call = FigureCall.safeParse({ name: node.tag, ...node.attributes });
  if (!call.success)
    throw wrong(node, `${node.tag}: ${call.error.issues[0]?.message ?? "stands in a line of its own"}`);
  return { kind: "figure", call: call.data };
}

/** The fragment that a heading is linked by: "Who can apply?" is `who-can-apply`. */
const idOf = (runs: Runs) =>
  runs
    .map(({ text }) => text)
    .join("")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

function countWords(blocks: readonly Block[]): number {
  const words = (runs: Runs) =>
    runs
      .map(({ text }) => text)
      .join("")
      .match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  const sum = (all: readonly Runs[]) => all.reduce((total, runs) => total + words(runs), 0);
  return blocks.reduce((total, block) => {
    if (block.kind === "figure" || block.kind === "code") return total;
    if (block.kind === "list") return total + sum(block.items);
    if (block.kind === "table") return total + sum([...block.head, ...block.rows.flat()]);
    return total + words(block.runs);
  }, 0);
}
