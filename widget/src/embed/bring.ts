import type { First } from "./before-widget.ts";

export interface Bringing<W> {
  readonly element: HTMLElement;
  readonly options: Readonly<Record<string, unknown>>;
  readonly first: First | undefined;
  /** @param tries how often it was tried before: what failed once is not to come from the same memory again */
  readonly load: (tries: number) => Promise<W>;
  readonly rescuer: () => Promise<Rescuer>;
  readonly mount: (widget: W) => void;
  /** Ends when the widget is mounted, or never will be. */
  readonly signal: AbortSignal;
}

/** Somebody who waits for a widget that does not come. */
export interface Waiting extends Pick<Bringing<unknown>, "element" | "options" | "first" | "signal"> {
  /** To the jobs' own page; in the element, where the page has nothing of its own in it. */
  readonly link: HTMLAnchorElement;
  readonly again: () => void;
  /** Why the last try failed. */
  readonly error: unknown;
}

/** Has words for them: a file of its own, asked for when that happens. */
export interface Rescuer {
  rescue(waiting: Waiting): void;
}

/** Seconds after which somebody who waits is told, and another way is tried. */
const LATE = 8;
/** The first pause between tries; each is longer by as much. */
const AGAIN = 2;

/**
 * Loads the widget, for as long as it takes, and at once when the browser is online again. Meanwhile there is a link to the jobs' own
 * page. Returns what tries at once.
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
    wait(failed, LATE);
    // One that comes late is welcome too.
    load(tries++).then((widget) => signal.aborted || mount(widget), failed);
  };
  const failed = (error: unknown): void => {
    if (signal.aborted) return;
    wait(again, AGAIN * tries);
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
    // Prototype.js has a remove() that fails for what is nowhere.
    link.replaceWith();
  });
  again();
  return again;
}
