import type { First, ShowFirst } from "./before-widget.ts";
import { bring, type Rescuer } from "./bring.ts";
import { takeFirstOff } from "./show-first.ts";

/** What the element needs from the widget, which loads when the element comes near the viewport. */
export interface Widget {
  /** Returns a function that removes it. */
  adopt(
    element: HTMLElement,
    defaults: Readonly<Record<string, unknown>>,
    settings: { readonly delivery: "script"; readonly first: First | undefined },
  ): () => void;
}

export interface ElementSettings {
  /** Loads the widget of a release (empty: the newest). */
  readonly load: (version: string, tries: number) => Promise<Widget>;
  readonly rescuer: () => Promise<Rescuer>;
  /** Covers the element with a preview until then. */
  readonly show: ShowFirst;
  /** Options that need no attribute. */
  readonly defaults: Readonly<Record<string, unknown>>;
}

export const NAME = "job-map";
/** Options needed before the widget has loaded; the widget reads all others. */
const EARLY = "company host view theme locale version".split(" ");
const MARGIN = 300;
const HEIGHT = 560;

/**
 * Defines `<job-map>`, which is possible only once per page. Until the element is near the viewport it only reserves its space. Removing it
 * from the page cleans up everything; moving it within the page keeps it running.
 */
export function defineElement({ load, rescuer, show, defaults }: ElementSettings): void {
  class JobMapElement extends HTMLElement {
    #observer: IntersectionObserver | undefined;
    #again: (() => void) | undefined;
    #leave: (() => void) | undefined;

    connectedCallback(): void {
      if (this.#observer) {
        this.#again?.();
        return;
      }
      this.style.display ||= "block";
      this.style.minHeight ||= `${Number.parseFloat(this.getAttribute("height") ?? "") || HEIGHT}px`;
      const margin = Number(this.getAttribute("margin") ?? MARGIN) || 0;
      this.#observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) void this.#start();
        },
        { rootMargin: `${margin}px` },
      );
      this.#observer.observe(this);
      // An element that is already near the viewport need not wait for a frame; attributes set together with it are there by then.
      queueMicrotask(() => {
        const { width, top, bottom } = this.getBoundingClientRect();
        if (width && top < innerHeight + margin && bottom > -margin) void this.#start();
      });
    }

    disconnectedCallback(): void {
      // Moving an element removes and inserts it synchronously.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#observer?.disconnect();
        this.#observer = this.#again = undefined;
        this.#leave?.();
        this.#leave = undefined;
      });
    }

    async #start(): Promise<void> {
      this.#observer?.disconnect();
      if (this.#leave) return;
      const waiting = new AbortController();
      const { signal } = waiting;
      this.#leave = () => {
        waiting.abort();
        takeFirstOff(this);
      };
      const options: Record<string, unknown> = { ...defaults };
      for (const name of EARLY)
        options[name] = Reflect.get(this, name) ?? this.getAttribute(name) ?? defaults[name];
      const first = show(this, options, signal);
      // Loading the code would compete for bandwidth with the preview.
      await first?.begun;
      if (signal.aborted) return;
      this.#again = bring({
        element: this,
        options,
        first,
        signal,
        rescuer,
        load: (tries) => load(String(options["version"] ?? ""), tries),
        mount: (widget) => {
          waiting.abort();
          this.#leave = widget.adopt(this, defaults, { delivery: "script", first });
        },
      });
    }
  }

  customElements.define(NAME, JobMapElement);
}
