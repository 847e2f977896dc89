/**
 * Which row is active after a key press, for lists below a field that keeps focus: −1 is the field itself, and the arrows cycle through it.
 * Undefined if the key does not move the active row.
 */
export function stepActive(key: string, active: number, rows: number): number | undefined {
  if (key === "ArrowDown") return active + 1 >= rows ? -1 : active + 1;
  if (key === "ArrowUp") return active === -1 ? rows - 1 : active - 1;
  return undefined;
}
