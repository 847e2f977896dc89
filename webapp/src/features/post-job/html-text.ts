/**
 * Safe HTML of a listing as plain text for editing: paragraphs with an empty line between them, list items behind a hyphen, headings
 * as lines of their own. The server makes the same HTML of it again. For the browser only.
 */
export function htmlToText(html: string | null): string {
  if (!html) return "";
  const body = new DOMParser().parseFromString(html, "text/html").body;
  const blocks = [...body.children].flatMap((block) => {
    if (block.tagName === "UL" || block.tagName === "OL")
      return [[...block.children].map((item) => `- ${textOf(item)}`).join("\n")];
    return [textOf(block)];
  });
  const text = blocks.length > 0 ? blocks.join("\n\n") : textOf(body);
  return text.trim();
}

function textOf(element: Element): string {
  for (const line of element.querySelectorAll("br")) line.replaceWith("\n");
  return (element.textContent ?? "").trim();
}
