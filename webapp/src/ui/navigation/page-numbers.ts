export interface PageEntry {
  /** `null` is a gap. */
  page: number | null;
  key: string;
}

/** The page numbers to show: first, last, current and its neighbors. A gap of one page shows that page. */
export function pageNumbers(page: number, pages: number): PageEntry[] {
  const shown = new Set([1, page - 1, page, page + 1, pages]);
  if (shown.has(3)) shown.add(2);
  if (shown.has(pages - 2)) shown.add(pages - 1);
  const sorted = [...shown].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b);
  return sorted.flatMap((n, i) => {
    const before = sorted[i - 1] ?? 0;
    const entry = { page: n, key: `${n}` };
    return n - before > 1 ? [{ page: null, key: `gap-${n}` }, entry] : [entry];
  });
}
