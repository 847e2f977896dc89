/** Escapes plain text for use between HTML tags. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

export const paragraph = (...sentences: readonly string[]): string =>
  `<p>${escapeHtml(sentences.filter(Boolean).join(" "))}</p>`;

export const heading = (text: string): string => `<h3>${escapeHtml(text)}</h3>`;

export const bullets = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;

/** A list of named facts, each name in bold. */
export const factList = (facts: readonly (readonly [string, string])[]): string =>
  `<ul>${facts.map(([name, value]) => `<li><strong>${escapeHtml(name)}:</strong> ${escapeHtml(value)}</li>`).join("")}</ul>`;

/** "a", "a and b", "a, b and c". */
export function sentenceList(items: readonly string[], and = "and"): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1)}`;
}
