import type { SiteFigures, SiteOwner } from "@jobmap/contract";
import type { Language } from "@jobmap/contract/languages";
import { keptDataIn } from "@jobmap/contract/personal-data-spanish";
import { type ContentElement, type ContentNode, type ContentPage, isFigure } from "./content-node.ts";
import { figureText } from "./live/figure-text.ts";

/** What a page says of the site as it is now. */
export interface PageSite {
  readonly owner: SiteOwner;
  readonly figures: SiteFigures;
  /** The page's own address, for parts that only it can show. */
  readonly pageUrl: string;
}

/** What is said around the text of a page. */
const WORDS: Readonly<
  Record<Language, { changed(day: string): string; shown(url: string): string; kept: readonly string[] }>
> = {
  en: {
    changed: (day) => `Last changed on ${day}.`,
    shown: (url) => `(Shown at <${url}>.)`,
    kept: ["About", "What", "Why", "Until"],
  },
  es: {
    changed: (day) => `Último cambio: ${day}.`,
    shown: (url) => `(Se muestra en <${url}>.)`,
    kept: ["De quién", "Qué", "Para qué", "Hasta cuándo"],
  },
};

/** What a page is written for, and in which language. */
type Writing = PageSite & { readonly language: Language };

/** A page of text as Markdown, in its language. */
export function pageMarkdown({ title, lead, updated, body, language }: ContentPage, site: PageSite): string {
  const changed = `*${WORDS[language].changed(updated)}*`;
  return `${[`# ${plain(title)}`, plain(lead), changed, ...blocks(body, { ...site, language })].join("\n\n")}\n`;
}

const isOwnField = (field: string, owner: SiteOwner): field is keyof SiteOwner => Object.hasOwn(owner, field);
/** Elements that stand within a line. */
const INLINE: ReadonlySet<string> = new Set([
  "strong",
  "em",
  "code",
  "link",
  "owner",
  "figure",
  "ins",
  "del",
]);

function blocks(nodes: readonly ContentNode[], site: Writing): string[] {
  const texts: string[] = [];
  let line: ContentNode[] = [];
  const endLine = () => {
    const text = inline(line, site).trim();
    if (text !== "") texts.push(text);
    line = [];
  };
  for (const node of nodes)
    if (typeof node === "string" || INLINE.has(node.name)) line.push(node);
    else {
      endLine();
      texts.push(block(node, site));
    }
  endLine();
  return texts.filter((text) => text !== "");
}

function block({ name, attributes, children }: ContentElement, site: Writing): string {
  const elements = children.filter((child) => typeof child !== "string");
  switch (name) {
    case "h2":
      return `## ${inline(children, site)}`;
    case "h3":
      return `### ${inline(children, site)}`;
    case "p":
      return inline(children, site).trim();
    case "hr":
      return "---";
    case "ul":
    case "ol":
      return elements
        .map((item, i) =>
          indent(blocks(item.children, site).join("\n\n"), name === "ol" ? `${i + 1}. ` : "- "),
        )
        .join("\n");
    case "blockquote":
    case "callout":
      return blocks(children, site).join("\n\n").replaceAll(/^/gm, "> ");
    case "live":
      return attributes["part"] === "data"
        ? keptData(site.language)
        : `*${WORDS[site.language].shown(site.pageUrl)}*`;
    case "table":
      return table(elements, site);
    default:
      return blocks(children, site).join("\n\n");
  }
}

/** The lines after the first begin where the first one's text does. */
const indent = (text: string, mark: string) => mark + text.replaceAll("\n", `\n${" ".repeat(mark.length)}`);

function table(parts: readonly ContentElement[], site: Writing): string {
  const rows = parts
    .flatMap(({ children }) => children)
    .flatMap((row) =>
      typeof row === "string" ? [] : [row.children.filter((cell) => typeof cell !== "string")],
    )
    .map((cells) => cells.map((cell) => inline(cell.children, site).trim().replaceAll("|", "\\|")));
  const [head = [], ...rest] = rows;
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rest.map(line)].join("\n");
}

/** What the software keeps of people, which the privacy page lists. */
function keptData(language: Language): string {
  const row = (cells: readonly string[]) => `| ${cells.map((cell) => plain(cell)).join(" | ")} |`;
  const lines = keptDataIn(language).map(({ about, what, why, until }) => row([about, what, why, until]));
  return [row(WORDS[language].kept), row(["---", "---", "---", "---"]), ...lines].join("\n");
}

function inline(nodes: readonly ContentNode[], site: Writing): string {
  return nodes.map((node) => (typeof node === "string" ? plain(node) : inlineElement(node, site))).join("");
}

function inlineElement({ name, attributes, children }: ContentElement, site: Writing): string {
  const text = inline(children, site);
  if (name === "strong") return `**${text}**`;
  if (name === "em") return `*${text}*`;
  if (name === "code") return `\`${children.join("")}\``;
  if (name === "link") return `[${text}](${attributes["href"] ?? ""})`;
  const field = attributes["field"] ?? "";
  if (name === "owner" && isOwnField(field, site.owner)) return plain(site.owner[field]);
  const figure = attributes["name"];
  return name === "figure" && isFigure(figure) ? figureText(figure, site.figures, site.language) : text;
}

/** Text in which nothing is markup. */
const plain = (text: string) => text.replaceAll(/\s+/g, " ").replaceAll(/[\\`*_[\]<>#|]/g, "\\$&");
