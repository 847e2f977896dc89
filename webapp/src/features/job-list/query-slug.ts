/** What `/jobs/{search_query}` asks for: a keyword, a place name, or both. An empty string means absent. */
export interface SlugSearch {
  search: string;
  location: string;
}

const WITH_WORD_JOBS = /^(?:(.+?)-)?jobs(?:-in-(.+))?$/;

/**
 * Parses the address of a list: "registered-nurse-jobs-in-boston-ma", "jobs-in-boston-ma", "registered-nurse-jobs", or any other text,
 * which is then the keyword.
 */
export function parseQuerySlug(text: string): SlugSearch {
  const slug = slugOf(text);
  const match = WITH_WORD_JOBS.exec(slug);
  if (!match) return { search: words(slug), location: "" };
  return { search: words(match[1] ?? ""), location: words(match[2] ?? "") };
}

/** The canonical address of a search, from {@link parseQuerySlug}'s parts or from free text. */
export function querySlug({ search, location }: SlugSearch): string {
  const what = slugOf(search);
  const where = slugOf(location);
  return [what, "jobs", where && `in-${where}`].filter(Boolean).join("-");
}

/** The path of a list. */
export function listPath(search: SlugSearch): string {
  return `/jobs/${encodeURIComponent(querySlug(search))}`;
}

/** Lower case, words joined by hyphens. Symbols that are part of a name stay: "c++", "node.js", "r&d". */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{N}+#.&']+/gu, "-")
    .replaceAll(/^[-.]+|[-.]+$/g, "");
}

function words(slug: string): string {
  return slug.replaceAll("-", " ");
}
