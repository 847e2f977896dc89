import type { BlogBlock, BlogFigure, BlogPost, BlogRun } from "@jobmap/contract";
import { escapeHtml } from "../sanitize/html.ts";

/** An article as HTML for readers of feeds: figures are their tables, addresses are whole. */
export function articleHtml({ body, notes }: Pick<BlogPost, "body" | "notes">, pageUrl: string): string {
  const { origin } = new URL(pageUrl);
  const address = (href: string) =>
    href.startsWith("/") ? origin + href : href.startsWith("#") ? pageUrl + href : href;

  const run = ({ text, marks, href, note }: BlogRun): string => {
    if (note !== null) return `<sup>${note}</sup>`;
    const marked = marks.reduceRight((inner, mark) => `<${mark}>${inner}</${mark}>`, escapeHtml(text));
    return href === null ? marked : `<a href="${escapeHtml(address(href))}">${marked}</a>`;
  };
  const all = (runs: readonly BlogRun[]) => runs.map(run).join("");
  const items = (entries: readonly BlogRun[][]) => entries.map((runs) => `<li>${all(runs)}</li>`).join("");

  const block = (part: BlogBlock): string => {
    switch (part.kind) {
      case "heading":
        return `<h${part.level}>${all(part.runs)}</h${part.level}>`;
      case "paragraph":
        return `<p>${all(part.runs)}</p>`;
      case "callout":
      case "quote":
        return `<blockquote><p>${all(part.runs)}</p></blockquote>`;
      case "list":
        return part.ordered ? `<ol>${items(part.items)}</ol>` : `<ul>${items(part.items)}</ul>`;
      case "code":
        return `<pre><code>${escapeHtml(part.text)}</code></pre>`;
      case "table":
        return table(
          part.head.map(all),
          part.rows.map((row) => row.map(all)),
        );
      case "figure":
        return figureHtml(part.figure);
    }
  };
  const footnotes = notes.length === 0 ? "" : `<h2>Notes</h2><ol>${items(notes)}</ol>`;
  return body.map(block).join("\n") + footnotes;
}

function figureHtml({ title, summary, source, columns, rows }: BlogFigure): string {
  const numbers = table(
    columns.map(escapeHtml),
    rows.map((row) => row.map(escapeHtml)),
  );
  const caption = `<figcaption><strong>${escapeHtml(title)}</strong> ${escapeHtml(`${summary} ${source}`.trim())}</figcaption>`;
  return `<figure>${caption}${rows.length === 0 ? "" : numbers}</figure>`;
}

/** @param head as HTML, like the cells of `rows` */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], tag: "th" | "td") =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
  return `<table><thead>${line(head, "th")}</thead><tbody>${rows.map((row) => line(row, "td")).join("")}</tbody></table>`;
}
