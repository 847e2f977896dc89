/** What this browser remembers of jobs, for grey and new marks. Nothing of it leaves the browser. */

const OPENED_KEY = "jobmap.opened";
const VISIT_KEY = "jobmap.visit";
/** As many as fit on a few maps; the oldest are forgotten. */
const MAX_OPENED = 500;
/** Coming back sooner is the same visit, in milliseconds. */
const SAME_VISIT = 30 * 60_000;

/** Ids of jobs that were opened here, oldest first. */
export function readOpened(storage: Storage | undefined = store()): readonly number[] {
  const value = parse(storage?.getItem(OPENED_KEY));
  return Array.isArray(value) ? value.filter((id) => Number.isSafeInteger(id)) : [];
}

/** Remembers that a job was opened, and gives them all. */
export function rememberOpened(id: number, storage: Storage | undefined = store()): readonly number[] {
  const opened = [...readOpened(storage).filter((other) => other !== id), id].slice(-MAX_OPENED);
  write(storage, OPENED_KEY, opened);
  return opened;
}

/** When the visit before this one ended, in ms; undefined on a first visit. Also notes that we are here now. */
export function lastVisit(now: number, storage: Storage | undefined = store()): number | undefined {
  const value = parse(storage?.getItem(VISIT_KEY));
  const { previous, seen } = isVisit(value) ? value : { previous: undefined, seen: undefined };
  const before = seen !== undefined && now - seen > SAME_VISIT ? seen : previous;
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

/** Browsers can refuse storage altogether, by throwing when it is named. */
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
    // Full or refused: marks are a convenience.
  }
}

function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
