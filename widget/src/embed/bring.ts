import type { First } from "./before-widget.ts";

export interface Bringing<W> {
  readonly element: HTMLElement;
  readonly options: Readonly<Record<string, unknown>>;
  readonly first: First | undefined;
  /** @param tries number of earlier attempts: a failed file must not be taken from the same cache again */
  readonly load: (tries: number) => Promise<W>;
  readonly rescuer: () => Promise<Rescuer>;
  readonly mount: (widget: W) => void;
  /** Aborts when the widget is mounted, or never will be. */
  readonly signal: AbortSignal;
}

/** State of an element whose widget is late. */
export interface Waiting extends Pick<Bringing<unknown>, "element" | "options" | "first" | "signal"> {
  /** Link to the jobs' own page; inside the element, unless the page has its own content there. */
  readonly link: HTMLAnchorElement;
  readonly again: () => void;
  /** Why the last attempt failed. */
  readonly error: unknown;
}

/** Shows messages for it: a separate file, loaded only when needed. */
export interface Rescuer {
  rescue(waiting: Waiting): void;
}

/** After this many seconds visitors see a message, and another way is tried. */
const MESSAGE_AFTER_SECONDS = 8;
/** The first delay between attempts, in seconds; each later one is longer by as much. */
const RETRY_STEP_SECONDS = 2;

/**
 * Loads the widget, retrying as long as necessary, and at once when the browser is online again. Meanwhile it shows a link to the jobs' own
 * page. Returns a function that retries at once.
 */
export function bring<W>({ load, rescuer, mount, ...rest }: Bringing<W>): () => void {
  const { element, options, signal } = rest;
  const link = document.createElement("a");
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (then: (error: unknown) => void, seconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(then, seconds * 1e3, "stalled");
  };
  const again = (): void => {
    if (signal.aborted) return;
    wait(failed, MESSAGE_AFTER_SECONDS);
    // A late one is still used.
    load(tries++).then((widget) => signal.aborted || mount(widget), failed);
  };
  const failed = (error: unknown): void => {
    if (signal.aborted) return;
    wait(again, RETRY_STEP_SECONDS * tries);
    link.href = link.textContent ||= `${options["host"]}/jobmap/${options["company"]}`;
    if (!element.firstElementChild) element.append(link);
    rescuer().then(
      (rescuer) => signal.aborted || rescuer.rescue({ ...rest, link, again, error }),
      // biome-ignore lint/suspicious/noConsole: the person who looks after the page reads it there
      () => console.error("[Jobmap] All blocked?", error),
    );
  };
  addEventListener("online", again, { signal });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    // Prototype.js has a `remove()` that fails for detached elements.
    link.replaceWith();
  });
  again();
  return again;
}
