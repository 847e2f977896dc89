import type { RichBlock, RichRun } from "@jobmap/contract/rich-text";
import { readBlocks } from "../sanitize/read-blocks.ts";

/** Text of people as Markdown that says the same, in one line: nothing in it is markup (https://spec.commonmark.org/0.31.2/#backslash-escapes). */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .trim()
    .replaceAll(/[\\`*_{}[\]<>#|~&!$]/g, "\\$&")
    .replace(/^([-+=]|\d{1,9}(?=[.)]))/, (start) => (/^\d/.test(start) ? `${start}\\` : `\\${start}`))
    .replaceAll(/(?<=\bhttps?|\bmailto|\bjavascript):/gi, "\\:")
    .replaceAll(/(?<=\bwww)\./gi, "\\.")
    .replaceAll(/(?<=\S)@(?=\S)/g, "\\@");
}

/** A link; its text may say anything. */
export function markdownLink(text: string, address: string): string {
  const safe = address.replaceAll(/[\s<>()[\]\\`"]/g, (character) =>
    [...new TextEncoder().encode(character)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`)
      .join(""),
  );
  return `[${escapeMarkdown(text)}](${safe})`;
}

/** Safe HTML as Markdown. Headings begin at the third level, below those of the page. */
export function markdownOf(html: string): string {
  return readBlocks(html)
    .map((block) => blockText(block, ""))
    .filter((text) => text !== "")
    .join("\n\n");
}

const HEADINGS = { p: "", h3: "### ", h4: "#### " } as const;

function blockText(block: RichBlock, indent: string): string {
  if (!("items" in block)) {
    const text = block.runs.map(runText).join("").trim();
    return text === "" ? "" : `${HEADINGS[block.tag]}${text}`;
  }
  return block.items
    .map((item, i) => {
      const mark = block.tag === "ol" ? `${i + 1}. ` : "- ";
      const inner = indent + " ".repeat(mark.length);
      const [first = "", ...rest] = item.map((each) => blockText(each, inner)).filter(Boolean);
      return [
        `${indent}${mark}${first.trimStart()}`,
        ...rest.map((text) => (text.startsWith(inner) ? text : inner + text)),
      ].join("\n");
    })
    .join("\n");
}

/** Spaces at the edges of a run stay outside of its marks, where Markdown wants them. */
function runText({ text, href, strong, em }: RichRun): string {
  const said = escapeMarkdown(text);
  if (said === "") return text === "" ? "" : " ";
  const mark = `${strong ? "**" : ""}${em ? "*" : ""}`;
  const closing = [...mark].reverse().join("");
  const inner = href === undefined ? said : markdownLink(text, href);
  return `${/^\s/.test(text) ? " " : ""}${mark}${inner}${closing}${/\s$/.test(text) ? " " : ""}`;
}

/** Lines of "name: value", without those that have none. */
export function factList(
  facts: readonly (readonly [name: string, value: string | null | undefined])[],
): string {
  return facts.flatMap(([name, value]) => (value ? [`- **${name}**: ${value}`] : [])).join("\n");
}

/** Parts of a document, without empty ones. */
export const paragraphs = (...parts: readonly (string | false | null | undefined)[]) =>
  `${parts.filter(Boolean).join("\n\n")}\n`;
