import type { BlogBlock, BlogFigure, BlogPost, BlogRun } from "@jobmap/contract";
import { escapeMarkdown, factList, markdownLink, paragraphs } from "./text.ts";

const MARKS = { strong: "**", em: "*", code: "" } as const;

/** An article as its page shows it: figures are their tables. */
export function articleMarkdown(post: BlogPost, publicUrl: string): string {
  const write = writerOf(publicUrl);
  return paragraphs(
    `# ${escapeMarkdown(post.title)}`,
    escapeMarkdown(post.lead),
    factList([
      ["Author", escapeMarkdown(post.author)],
      ["Published", post.published_at?.slice(0, 10)],
      ["Updated", post.updated_on],
      ["Page", `<${publicUrl}/blogs/${post.slug}>`],
    ]),
    ...post.body.map(write.block),
    post.notes.length > 0 && post.notes.map((runs, n) => `[^${n + 1}]: ${write.runs(runs)}`).join("\n"),
  );
}

function writerOf(publicUrl: string) {
  const runs = (all: readonly BlogRun[]): string => all.map((run) => runText(run, publicUrl)).join("");
  const lines = (items: readonly BlogRun[][], mark: (n: number) => string) =>
    items.map((item, n) => `${mark(n)} ${runs(item)}`).join("\n");

  function block(part: BlogBlock): string {
    switch (part.kind) {
      case "heading":
        return `${"#".repeat(part.level)} ${runs(part.runs)}`;
      case "paragraph":
        return runs(part.runs);
      case "callout":
      case "quote":
        return `> ${runs(part.runs)}`;
      case "list":
        return lines(part.items, (n) => (part.ordered ? `${n + 1}.` : "-"));
      case "code":
        return fenced(part.language, part.text);
      case "table":
        return table(
          part.head.map(runs),
          part.rows.map((row) => row.map(runs)),
        );
      case "figure":
        return figureText(part.figure);
    }
  }
  return { runs, block };
}

/** Spaces at the edges of a run stay outside of its marks, where Markdown wants them. */
function runText({ text, marks, href, note }: BlogRun, publicUrl: string): string {
  if (note !== null) return `[^${note}]`;
  if (text.trim() === "") return text === "" ? "" : " ";
  const said = marks.includes("code") ? codeText(text) : escapeMarkdown(text);
  const marked = marks.reduceRight((inner, mark) => MARKS[mark] + inner + MARKS[mark], said);
  const address = href?.startsWith("/") ? publicUrl + href : href;
  const inner = address == null ? marked : markdownLink(text, address);
  return `${/^\s/.test(text) ? " " : ""}${inner}${/\s$/.test(text) ? " " : ""}`;
}

/** Code in a sentence; in a table it may not have a bar. */
const codeText = (text: string) => (/[`|]/.test(text) ? escapeMarkdown(text) : `\`${text.trim()}\``);

/** A fence is longer than any in the code. */
function fenced(language: string, code: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language.replaceAll(/[^\w-]/g, "")}\n${code}\n${fence}`;
}

function figureText({ title, summary, source, columns, rows }: BlogFigure): string {
  const said = `**${escapeMarkdown(title)}** ${escapeMarkdown(`${summary} ${source}`)}`;
  if (rows.length === 0) return said;
  return `${said}\n\n${table(
    columns.map(escapeMarkdown),
    rows.map((row) => row.map(escapeMarkdown)),
  )}`;
}

/** @param head as Markdown, like the cells of `rows` */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
