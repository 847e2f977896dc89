import { t } from "#text";
/** What the keys do, in the order of the help. */
export const KEYS = [
  ["j", t`Next job`],
  ["k", t`Previous job`],
  ["s", t`Save, or remove from saved jobs`],
  ["x", t`Not interested, and go to the next job`],
  ["a", t`Apply`],
  ["Escape", t`Close the job`],
  ["?", t`Show these keys`],
] as const;

export type ReadingKey = (typeof KEYS)[number][0];

/** Where the browser keeps that somebody turned the keys off, as speech input and clumsy fingers need. */
const STORED = "jobmap.keys";

export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== "off";
  } catch {
    return true;
  }
}

export function setKeysOn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, "off");
  } catch {
    // Storage can be blocked; the choice then ends with the page.
  }
}

/** The key of an event, if it is one of ours and nobody is typing. */
export function readingKey(event: KeyboardEvent): ReadingKey | undefined {
  if (!isPlainKey(event)) return undefined;
  const key = KEYS.map(([name]) => name).find((name) => name === event.key);
  return key === "?" || key === "Escape" || areKeysOn() ? key : undefined;
}

/** Where keys are for typing, or belong to what is open. */
const TAKEN = "input:not([type=checkbox], [type=radio]), textarea, select, dialog, [contenteditable]";

/** Whether a key was pressed without others, by somebody who is not typing. */
function isPlainKey({ ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  const isTaken = target instanceof Element && target.closest(TAKEN) !== null;
  return !(ctrlKey || metaKey || altKey || defaultPrevented || isTaken);
}
