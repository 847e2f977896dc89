import { toast } from "./toasts.ts";

/** A script that has not arrived by then is given up on, in ms (specification, section 8). */
export const CHUNK_TIMEOUT_MS = 120_000;
/** A press that still waits for its script says so after this, in ms. */
const SLOW_MS = 2_000;
const OLD_MS = 5_000;

/** A script of the web app did not arrive. */
export class ChunkFailure extends Error {
  readonly timedOut: boolean;
  readonly #at = Date.now();

  constructor(timedOut: boolean, cause?: unknown) {
    super(timedOut ? "A script of the page timed out." : "A script of the page failed to load.", { cause });
    this.name = "ChunkFailure";
    this.timedOut = timedOut;
  }

  /** It happened before what is shown now. */
  get isOld(): boolean {
    return Date.now() - this.#at > OLD_MS;
  }
}

/**
 * Imports a script of its own. What fails is asked for once more past every cache; what stalls is given up on.
 * @param load an `import()` and nothing else: its address is read from its source
 * @param isRetry an earlier call failed, so the address that browsers remember as failed is not tried again
 * @throws ChunkFailure
 */
export async function loadChunk<T>(load: () => Promise<T>, isRetry = false): Promise<T> {
  const [, path, , part] = IMPORT.exec(String(load)) ?? [];
  const again = () =>
    path === undefined ? load() : importPastCaches<T>(new URL(path, import.meta.url), part);
  if (isRetry) retries++;
  return await inTime(isRetry ? again() : load().catch(again));
}

/** As the bundler writes it; a module that shares its script with others is a part of that. */
const IMPORT = /\bimport\(["'`]([^"'`]+)["'`]\)(?:\.then\((\w+)=>\2\.(\w+)\))?/;

/** The same for a script whose address, from the root, is known. */
export async function loadChunkAt(path: string): Promise<object> {
  const url = new URL(path, location.href);
  const load = (): Promise<object> => import(/* @vite-ignore */ url.href);
  return await inTime(load().catch(() => importPastCaches<object>(url)));
}

/** Counts retries that somebody asked for: each needs an address that was not tried before. */
let retries = 1;

/** Browsers remember an address that failed, or wait for one that stalls, as long as the page is open. Another address is asked for. */
async function importPastCaches<T>(url: URL, part?: string): Promise<T> {
  const chunk = await import(/* @vite-ignore */ `${url}?retry=${retries}`);
  return part === undefined ? chunk : chunk[part];
}

async function inTime<T>(arriving: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkFailure(true)), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([arriving, timeout]);
  } catch (error) {
    throw error instanceof ChunkFailure ? error : new ChunkFailure(false, error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Does what was pressed once its script is here. Says when that takes a moment, and when it did not arrive, with a way to try again.
 * @param what is done, for the toasts: "Saving"
 */
export async function runChunk<T>(
  what: string,
  load: () => Promise<T>,
  run: (chunk: T) => unknown,
  isRetry = false,
): Promise<void> {
  const slow = setTimeout(() => toast(`${what} takes a moment to load.`), SLOW_MS);
  try {
    run(await loadChunk(load, isRetry));
  } catch (error) {
    if (!(error instanceof ChunkFailure)) throw error;
    const action = { text: "Try again", run: () => void runChunk(what, load, run, true) };
    toast(`${what} did not load.`, { tone: "danger", action });
  } finally {
    clearTimeout(slow);
  }
}
