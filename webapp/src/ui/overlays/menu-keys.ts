/** Which item has focus after a key press; undefined for keys that a menu ignores. First letters cycle. */
export function menuIndexAfterKey(key: string, at: number, texts: readonly string[]): number | undefined {
  const count = texts.length;
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return at <= 0 ? count - 1 : at - 1;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key.length !== 1 || key === " ") return undefined;
  for (let step = 1; step <= count; step++) {
    const index = (Math.max(at, -1) + step + count) % count;
    if (texts[index]?.toLowerCase().startsWith(key.toLowerCase())) return index;
  }
  return undefined;
}
