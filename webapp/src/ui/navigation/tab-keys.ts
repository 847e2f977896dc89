/** The tab that a key selects, cyclically; undefined for keys that do not move. */
export function tabAfterKey<Id>(key: string, ids: readonly Id[], selected: Id, rtl: boolean): Id | undefined {
  const at = ids.indexOf(selected);
  const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  if (step !== 0) return ids[(at + (rtl ? -step : step) + ids.length) % ids.length];
  if (key === "Home") return ids[0];
  if (key === "End") return ids.at(-1);
  return undefined;
}
