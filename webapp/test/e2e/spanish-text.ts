import type { Page } from "@playwright/test";

/** Words that English sentences hardly go without and that no other language here has; none is part of a name in the demo data. */
const ENGLISH =
  /(?<![\p{L}\p{N}/@.-])(the|an|and|of|for|is|are|was|were|been|this|that|these|with|to|not|have|has|it|if|you|your|we|our|will|new|more|at|from|by|in|on|after|until|no longer|yet|view|see|open|closed|sign|jobs?|applications?|applied|saved?|search|searches|email|payments?|account|password|link|add|edit|delete|remove|cancel|close|loading|try again|settings|page|company|name|yes|all|none)(?![\p{L}\p{N}/@-])/giu;

/** A license, and towns on the map. */
const NAMES = /CC BY|New [A-Z]\w+/g;

/** What a page shows or says in English, but for what it declares to be in another language than Spanish. */
export async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const isOurs = (element: Element) => element.closest("[lang]")?.getAttribute("lang")?.startsWith("es");
    for (const element of [document.head, document.body].flatMap((part) => [...part.querySelectorAll("*")])) {
      if (element.matches("script, style, noscript, code, kbd") || !isOurs(element)) continue;
      for (const name of ["aria-label", "aria-description", "placeholder", "title", "alt"])
        found.push(element.getAttribute(name) ?? "");
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? "");
    }
    return found.map((text) => text.trim()).filter(Boolean);
  });
  return [...new Set(texts)].filter((text) => text.replaceAll(NAMES, "").search(ENGLISH) >= 0);
}
