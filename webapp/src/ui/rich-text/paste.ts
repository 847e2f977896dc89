/** A number as Word writes it in front of an item; anything else is a bullet. */
const NUMBER = /^\W*(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]/i;
const LEVEL = /mso-list:\s*l\d+\s+level(\d)/;

/**
 * Clipboard HTML without the hidden content of Word and others, and with Word's list items, which are paragraphs, converted to lists. The
 * schema parses the result and drops all unknown elements.
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const hidden of body.querySelectorAll("style, script, meta, link, title, xml, del, [hidden]"))
    hidden.remove();
  for (const element of body.querySelectorAll("[style]"))
    if (/display:\s*none|mso-hide:\s*all/.test(styleOf(element))) element.remove();
  makeLists(body);
  for (const table of [...body.querySelectorAll("table")].reverse()) takeApart(table);
  for (const heading of body.querySelectorAll(":is(li, td, th) :is(h1, h2, h3, h4, h5, h6)")) {
    const paragraph = document.createElement("p");
    paragraph.append(...heading.childNodes);
    heading.replaceWith(paragraph);
  }
  return body.innerHTML;
}

/** A table as text: each row becomes a line. Cells that contain lists or several paragraphs follow each other. */
function takeApart(table: HTMLTableElement): void {
  const rows = [...table.rows].map((row) => {
    const cells = [...row.cells].filter((cell) => cell.textContent?.trim());
    if (cells.length === 0) return [];
    const isLine = cells.every(
      (cell) => cell.querySelectorAll("p, li").length <= 1 && !cell.querySelector("li"),
    );
    if (!isLine) return cells.flatMap((cell) => block("div", [...cell.childNodes]));
    const parts = cells.flatMap((cell, at) => [...(at > 0 ? [" | "] : []), ...inlineOf(cell)]);
    return [block("p", parts)];
  });
  table.replaceWith(...rows.flat());
}

/** The content of a single-line cell, without its paragraph. */
const inlineOf = (cell: Element): ChildNode[] =>
  [...cell.childNodes].flatMap((node) =>
    node instanceof Element && /^(P|DIV|H[1-6])$/.test(node.tagName) ? inlineOf(node) : [node],
  );

function block(tag: "div" | "p", content: readonly (string | Node)[]): HTMLElement {
  const element = document.createElement(tag);
  element.append(...content);
  return element;
}

const styleOf = (element: Element) => element.getAttribute("style") ?? "";

function makeLists(body: HTMLElement): void {
  /** The open lists, each nested in the last item of the one before. */
  let open: { level: number; list: Element }[] = [];
  for (const paragraph of [...body.querySelectorAll("p, h1, h2, h3, h4, h5, h6")]) {
    const level = Number(LEVEL.exec(styleOf(paragraph))?.[1] ?? 0);
    if (level === 0) continue;
    // Anything between two items ends the list.
    if (open[0]?.list !== paragraph.previousElementSibling) open = [];
    open = open.filter((one) => one.level <= level);
    const isNumber = NUMBER.test(takeMarker(paragraph));
    if (open.at(-1)?.level !== level) {
      const list = document.createElement(isNumber ? "ol" : "ul");
      const item = open.at(-1)?.list.lastElementChild;
      if (item) item.append(list);
      else paragraph.before(list);
      open.push({ level, list });
    }
    const item = document.createElement("li");
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
}

/** Removes the bullet or number from a paragraph. @returns its text */
function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll("span")].find((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  );
  marker?.remove();
  return marker?.textContent ?? "";
}
