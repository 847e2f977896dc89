/** Jobs opened in this browser, for the grayed-out and "new" marks. This data never leaves the browser. */

const OPENED_KEY = "jobmap.opened";
const VISIT_KEY = "jobmap.visit";
/** Enough for a few maps; the oldest are dropped. */
const MAX_OPENED = 500;
/** Returning within this time counts as the same visit, in milliseconds. */
const VISIT_GAP_MS = 30 * 60_000;

/** Ids of jobs that were opened here, oldest first. */
export function readOpened(storage: Storage | undefined = store()): readonly number[] {
  const value = parse(storage?.getItem(OPENED_KEY));
  return Array.isArray(value) ? value.filter((id) => Number.isSafeInteger(id)) : [];
}

/** Records that a job was opened, and returns all opened jobs. */
export function rememberOpened(id: number, storage: Storage | undefined = store()): readonly number[] {
  const opened = [...readOpened(storage).filter((other) => other !== id), id].slice(-MAX_OPENED);
  write(storage, OPENED_KEY, opened);
  return opened;
}

/** When the previous visit ended, in ms; undefined on a first visit. Also records the current visit. */
export function lastVisit(now: number, storage: Storage | undefined = store()): number | undefined {
  const value = parse(storage?.getItem(VISIT_KEY));
  const { previous, seen } = isVisit(value) ? value : { previous: undefined, seen: undefined };
  const before = seen !== undefined && now - seen > VISIT_GAP_MS ? seen : previous;
  write(storage, VISIT_KEY, { previous: before, seen: now });
  return before;
}

function isVisit(value: unknown): value is { previous?: number; seen: number } {
  return (
    typeof value === "object" &&
    value !== null &&
    "seen" in value &&
    typeof value.seen === "number" &&
    (!("previous" in value) || typeof value.previous === "number")
  );
}

/** Browsers can block storage by throwing when it is accessed. */
function store(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

function write(storage: Storage | undefined, key: string, value: unknown): void {
  try {
    storage?.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or blocked: the marks are only a convenience.
  }
}

function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
