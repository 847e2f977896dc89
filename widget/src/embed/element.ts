import type { First, ShowFirst } from "./before-widget.ts";
import { bring, type Rescuer } from "./bring.ts";
import { takeFirstOff } from "./show-first.ts";

/** What the element needs of the rest: it is loaded when the element comes near the viewport. */
export interface Widget {
  /** Returns what takes it away. */
  adopt(
    element: HTMLElement,
    defaults: Readonly<Record<string, unknown>>,
    settings: { readonly delivery: "script"; readonly first: First | undefined },
  ): () => void;
}

export interface ElementSettings {
  /** Gives the widget of a release (empty: the newest). */
  readonly load: (version: string, tries: number) => Promise<Widget>;
  readonly rescuer: () => Promise<Rescuer>;
  /** Covers the element with what can be shown before that. */
  readonly show: ShowFirst;
  /** Options that need no attribute. */
  readonly defaults: Readonly<Record<string, unknown>>;
}

export const NAME = "job-map";
/** What has to be known before the widget is there; it reads all others. */
const EARLY = "company host view theme locale version".split(" ");
const MARGIN = 300;
const HEIGHT = 560;

/**
 * Defines `<job-map>`, which can be done once a page. Until it is near the viewport it only keeps its space free; taken out of the page it
 * leaves nothing behind, moved within it keeps running.
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
      // What is near already need not wait for a frame; attributes that are set beside it are there by then.
      queueMicrotask(() => {
        const { width, top, bottom } = this.getBoundingClientRect();
        if (width && top < innerHeight + margin && bottom > -margin) void this.#start();
      });
    }

    disconnectedCallback(): void {
      // Moving an element is taking it out and putting it in again, in one go.
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
      // Code would take its time on the wire from what can be seen first.
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
