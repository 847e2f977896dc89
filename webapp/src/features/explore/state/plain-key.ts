/** Where keys are for typing, or belong to what is open. */
const TAKEN = "input:not([type=checkbox], [type=radio]), textarea, select, dialog, [contenteditable]";

/** Whether a key was pressed without others, by somebody who is not typing. */
export function isPlainKey({ ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  const isTaken = target instanceof Element && target.closest(TAKEN) !== null;
  return !(ctrlKey || metaKey || altKey || defaultPrevented || isTaken);
}
