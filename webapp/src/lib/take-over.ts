type Press = Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey" | "preventDefault">;

/** Does something else where a link is pressed than follow it. @returns false with another key, by which it opens in a tab or window as any link */
export function takeOver(press: Press): boolean {
  if (press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return false;
  press.preventDefault();
  return true;
}
