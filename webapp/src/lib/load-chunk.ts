import { t } from "#text";
import { toast } from "./toasts.ts";

/** Timeout for a chunk, in ms (specification, section 8). */
export const CHUNK_TIMEOUT_MS = 120_000;
/** A press that waits for its chunk shows a message after this, in ms. */
const SLOW_MS = 2_000;
const OLD_MS = 5_000;

/** A chunk of the web app failed to load. */
export class ChunkFailure extends Error {
  readonly timedOut: boolean;
  readonly #at = Date.now();

  constructor(timedOut: boolean, cause?: unknown) {
    super(timedOut ? "A script of the page timed out." : "A script of the page failed to load.", { cause });
    this.name = "ChunkFailure";
    this.timedOut = timedOut;
  }

  /** It happened before the current page was shown. */
  get isOld(): boolean {
    return Date.now() - this.#at > OLD_MS;
  }
}

/**
 * Imports a chunk. A failed import is requested once more, bypassing caches; a stalled one times out.
 * @param load an `import()` and nothing else: its address is read from its source
 * @param isRetry an earlier call failed, so the URL that the browser remembers as failed is not tried again
 * @throws ChunkFailure
 */
export async function loadChunk<T>(load: () => Promise<T>, isRetry = false): Promise<T> {
  const [, path, , part] = IMPORT.exec(String(load)) ?? [];
  const again = () =>
    path === undefined ? load() : importPastCaches<T>(new URL(path, import.meta.url), part);
  if (isRetry) retries++;
  return await inTime(isRetry ? again() : load().catch(again));
}

/** As the bundler writes it; a module that shares its chunk with others is one export of that chunk. */
const IMPORT = /\bimport\(["'`]([^"'`]+)["'`]\)(?:\.then\((\w+)=>\2\.(\w+)\))?/;

/** The same for a chunk whose root-relative URL is known. */
export async function loadChunkAt(path: string): Promise<object> {
  const url = new URL(path, location.href);
  const load = (): Promise<object> => import(/* @vite-ignore */ url.href);
  return await inTime(load().catch(() => importPastCaches<object>(url)));
}

/** Number of retries by the user: each needs a URL that was not tried before. */
let retries = 1;

/** Browsers remember a failed import, or keep waiting for a stalled one, until the page is closed. So the retry uses a different URL. */
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
 * Runs a pressed action once its chunk has loaded. Shows a toast if that takes long, and one with a retry button if it fails.
 * @param name of the action for the toasts: "Saving"
 */
export async function runChunk<T>(
  what: string,
  load: () => Promise<T>,
  run: (chunk: T) => unknown,
  isRetry = false,
): Promise<void> {
  const slow = setTimeout(() => toast(t`${what} takes a moment to load.`), SLOW_MS);
  try {
    run(await loadChunk(load, isRetry));
  } catch (error) {
    if (!(error instanceof ChunkFailure)) throw error;
    const action = { text: t`Try again`, run: () => void runChunk(what, load, run, true) };
    toast(t`${what} did not load.`, { tone: "danger", action });
  } finally {
    clearTimeout(slow);
  }
}
