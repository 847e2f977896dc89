/** Jobs of one company in a row. */
const MAX_IN_A_ROW = 3;
/** Jobs are moved only within a window, so that every page is cut from the same order. */
const WINDOW = 100;

/**
 * Reorders a ranked list so that no company has more than three jobs in a row while others follow within the same hundred. The order
 * is otherwise kept.
 * @param ranked its length is a multiple of the window, or it is the whole list: see {@link spreadCompanies.reach}
 */
export function spreadCompanies(ranked: readonly number[], companyOf: (item: number) => number): number[] {
  const spread: number[] = [];
  let company = -1;
  let inRow = 0;
  for (let start = 0; start < ranked.length; start += WINDOW) {
    const waiting = ranked.slice(start, start + WINDOW);
    while (waiting.length > 0) {
      const other = inRow < MAX_IN_A_ROW ? 0 : waiting.findIndex((item) => companyOf(item) !== company);
      const [next = 0] = waiting.splice(Math.max(0, other), 1);
      const own = companyOf(next);
      inRow = own === company ? inRow + 1 : 1;
      company = own;
      spread.push(next);
    }
  }
  return spread;
}

/** How long a ranked list must be for its first `end` places to be final. */
spreadCompanies.reach = (end: number): number => Math.ceil(end / WINDOW) * WINDOW;
