import { createElement, type ReactNode } from "react";

/** Elements allowed in a job's text; the same list as in the server's sanitizer. */
const ALLOWED = new Set(["p", "br", "ul", "ol", "li", "strong", "em", "b", "i", "u", "h2", "h3", "h4", "a"]);
const TOKEN =
  /<!--[\s\S]*?-->|<(?:script|style)\b[\s\S]*?<\/(?:script|style)\s*>|<(\/?)([a-z][a-z0-9]*)\b([^>]*)>|([^<]+)|</gi;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  rsquo: "’",
  lsquo: "‘",
  rdquo: "”",
  ldquo: "“",
  bull: "•",
};

interface Open {
  readonly tag: string;
  readonly href: string | undefined;
  readonly children: ReactNode[];
}

/**
 * Renders HTML as elements through an allow-list: unknown elements are replaced by their text, and no attributes are
 * kept but web, mail and phone links. No string reaches the browser's HTML parser, so pages that require Trusted Types
 * need no policy for the widget.
 */
export function renderHtml(html: string): ReactNode[] {
  const root: Open = { tag: "", href: undefined, children: [] };
  const stack: Open[] = [root];
  let key = 0;
  const top = (): Open => stack.at(-1) ?? root;
  const close = (): void => {
    const done = stack.pop();
    if (done === undefined || stack.length === 0) return;
    const link =
      done.tag === "a" && done.href !== undefined
        ? { href: done.href, target: "_blank", rel: "noopener nofollow" }
        : {};
    const tag = done.tag === "a" && done.href === undefined ? "span" : done.tag;
    top().children.push(createElement(tag, { key: key++, ...link }, ...done.children));
  };
  for (const [whole, slash, name, attributes, text] of html.matchAll(TOKEN)) {
    if (text !== undefined) top().children.push(decode(text));
    else if (name === undefined) {
      if (whole === "<") top().children.push(whole);
    } else {
      const tag = name.toLowerCase();
      if (!ALLOWED.has(tag)) continue;
      if (tag === "br") top().children.push(createElement("br", { key: key++ }));
      else if (slash === "") stack.push({ tag, href: hrefIn(attributes ?? ""), children: [] });
      else if (stack.some((open) => open.tag === tag)) {
        while (top().tag !== tag) close();
        close();
      }
    }
  }
  while (stack.length > 1) close();
  return root.children;
}

function hrefIn(attributes: string): string | undefined {
  const found = HREF.exec(attributes);
  const href = decode(found?.[1] ?? found?.[2] ?? "").trim();
  return /^(https?:\/\/|mailto:|tel:)/i.test(href) ? href : undefined;
}

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
