import type { Language } from "@jobmap/contract/languages";
import Markdoc, { type Config, type RenderableTreeNode } from "@markdoc/markdoc";
import { parse as parseYaml } from "yaml";
import { type ContentNode, type ContentPage, FIGURES, isElementName, LIVE_PARTS } from "./content-node.ts";
import { readFrontMatter } from "./front-matter.ts";

// Vite's development server knows only the default export of a CommonJS module.
const { Tag } = Markdoc;

const headingOf: NonNullable<Config["nodes"]>["heading"] = {
  attributes: { level: { type: Number, required: true } },
  validate: ({ attributes }) =>
    attributes["level"] === 2 || attributes["level"] === 3
      ? []
      : [{ id: "heading-level", level: "error", message: "Headings begin with ## or ###: the title is #." }],
  transform: (node, config) => {
    const children = node.transformChildren(config);
    return new Tag(`h${node.attributes["level"]}`, { id: idOf(textIn(children)) }, children);
  },
};

/** Which sign makes the text bold or emphasized. */
const MARKER = { marker: { type: String, render: false } } as const;

/** What pages are made of. Everything else of Markdoc is an error. */
const CONFIG: Config = {
  nodes: {
    heading: headingOf,
    // Markdoc's own may not go on in the next line.
    em: { render: "em", attributes: MARKER },
    strong: { render: "strong", attributes: MARKER },
    link: { render: "link", attributes: { href: { type: String, required: true } } },
  },
  tags: {
    callout: { render: "callout" },
    owner: { render: "owner", selfClosing: true, attributes: { field: { type: String, required: true } } },
    figure: {
      render: "figure",
      selfClosing: true,
      attributes: { name: { type: String, required: true, matches: [...FIGURES] } },
    },
    live: {
      render: "live",
      selfClosing: true,
      attributes: { part: { type: String, required: true, matches: [...LIVE_PARTS] } },
    },
  },
};

/**
 * Reads a page: front matter in YAML, then Markdoc.
 * @param name of the file, for errors
 * @throws Error that names the file and the line
 */
export function readPage(name: string, source: string, language: Language = "en"): ContentPage {
  const tree = Markdoc.parse(source, name);
  const [failure] = Markdoc.validate(tree, CONFIG).filter(({ error }) => error.level !== "debug");
  if (failure) throw new Error(`${name}, line ${(failure.lines[0] ?? 0) + 1}: ${failure.error.message}`);
  const front = readFrontMatter(name, parseYaml(String(tree.attributes["frontmatter"] ?? "")));
  const root = Markdoc.transform(tree, CONFIG);
  const body = (Tag.isTag(root) ? root.children : []).flatMap((node) => plain(name, node));
  const sections = body.flatMap((node) =>
    typeof node !== "string" && node.name === "h2"
      ? [{ id: node.attributes["id"] ?? "", title: textIn(node.children) }]
      : [],
  );
  return { ...front, language, sections, body };
}

/** A node as plain data. */
function plain(name: string, node: RenderableTreeNode): ContentNode[] {
  if (typeof node === "string") return node.trim() === "" && node !== " " ? [] : [node];
  if (!Tag.isTag(node)) return [];
  if (!isElementName(node.name)) throw new Error(`${name}: a page cannot have <${node.name}>.`);
  const attributes = Object.fromEntries(
    Object.entries(node.attributes).map(([key, value]) => [key, String(value)]),
  );
  return [{ name: node.name, attributes, children: node.children.flatMap((child) => plain(name, child)) }];
}

function textIn(nodes: readonly unknown[]): string {
  return nodes
    .map((node) =>
      typeof node === "object" && node !== null && "children" in node && Array.isArray(node.children)
        ? textIn(node.children)
        : String(node ?? ""),
    )
    .join("");
}

/** The fragment that a heading is linked by: "Who can apply?" is `who-can-apply`, "¿Qué cuesta?" is `que-cuesta`. */
function idOf(title: string): string {
  return title
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
