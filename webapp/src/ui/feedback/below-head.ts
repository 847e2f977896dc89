/**
 * Where notices that stand at the top right have to begin so as not to cover the head of a dialog: its title is read first, and its cross
 * must be reached. By layout alone: where a dialog is while it slides in says nothing.
 * @returns pixels from the top of the window; undefined where nothing is in the way
 */
export function belowHead(notices: HTMLElement, dialog: HTMLElement): number | undefined {
  const title = document.getElementById(dialog.getAttribute("aria-labelledby") ?? "");
  const head = title?.parentElement;
  if (!head || !dialog.contains(head)) return undefined;
  const left = dialog.offsetLeft + head.offsetLeft;
  const top = dialog.offsetTop + head.offsetTop;
  const bottom = top + head.offsetHeight;
  const isBeside =
    notices.offsetLeft >= left + head.offsetWidth || notices.offsetLeft + notices.offsetWidth <= left;
  const isAbove = notices.offsetTop + notices.offsetHeight <= top;
  return isBeside || isAbove ? undefined : bottom;
}
