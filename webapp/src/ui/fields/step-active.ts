/**
 * Which row is marked after a key, for lists under a field that stays focused: −1 is the field itself, and the arrows run
 * through it in a ring. Undefined when the key does not move the mark.
 */
export function stepActive(key: string, active: number, rows: number): number | undefined {
  if (key === "ArrowDown") return active + 1 >= rows ? -1 : active + 1;
  if (key === "ArrowUp") return active === -1 ? rows - 1 : active - 1;
  return undefined;
}
