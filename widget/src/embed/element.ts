import type { Handle } from "./handle.ts";
import { takeFirstOff } from "./show-first.ts";

/** What the element needs of the rest: it is loaded when the element comes near the viewport. */
export interface Widget {
  mount(
    element: HTMLElement,
    options: Readonly<Record<string, unknown>>,
    settings?: { readonly delivery: "script"; readonly first?: First | undefined },
  ): Handle;
}

/** What a company's map knows before any job; undefined when it could not be had. */
export interface First {
  readonly company: unknown;
  readonly jobs: Promise<unknown>;
  /** When the server answers. */
  readonly begun: Promise<unknown>;
}

export interface ElementSettings {
  /** Gives the widget of a release (empty: the newest), told what it will be mounted with. */
  readonly load: (version: string) => Promise<Widget>;
  /** Covers the element with what can be shown before that. */
  readonly show: (
    element: HTMLElement,
    options: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
  ) => First | undefined;
  /** Options that need no attribute. */
  readonly defaults: Readonly<Record<string, unknown>>;
}

const NAME = "job-map";
const NAMES =
  "company host view filters theme locale units height sync apply nonce version tiles margin live embed utm".split(
    " ",
  );
const MARGIN = 300;
const HEIGHT = 560;

/**
 * Defines `<job-map>`, once a page. Until it is near the viewport it only keeps its space free; taken out of the page it
 * leaves nothing behind, moved within it keeps running.
 */
export function defineElement({ load, show, defaults }: ElementSettings): void {
  if (customElements.get(NAME)) return;

  class JobMapElement extends HTMLElement {
    static observedAttributes = NAMES;
    #handle: Handle | undefined;
    #observer: IntersectionObserver | undefined;
    #own: Record<string, unknown> = {};
    /** Ends when the widget is mounted, or never will be. */
    #waiting = new AbortController();

    constructor() {
      super();
      for (const name of NAMES) {
        // Frameworks set properties before the element is defined.
        const early = Object.getOwnPropertyDescriptor(this, name)?.value;
        Object.defineProperty(this, name, {
          configurable: true,
          get: () => this.#own[name] ?? this.getAttribute(name),
          set: (value: unknown) => {
            this.#own[name] = value;
            this.#changed();
          },
        });
        if (early !== undefined) this.#own[name] = early;
      }
    }

    connectedCallback(): void {
      if (this.#handle || this.#observer) return;
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
        this.#observer = undefined;
        this.#handle?.destroy();
        this.#handle = undefined;
        this.#uncover();
      });
    }

    attributeChangedCallback(): void {
      this.#changed();
    }

    async #start(): Promise<void> {
      this.#observer?.disconnect();
      try {
        this.#waiting = new AbortController();
        const options = this.#options();
        const first = show(this, options, this.#waiting.signal);
        // Code would take its time on the wire from what can be seen first.
        await first?.begun;
        const widget = await load(String(options["version"] ?? ""));
        if (this.isConnected && !this.#handle) {
          this.#waiting.abort();
          this.#handle = widget.mount(this, this.#options(), { delivery: "script", first });
        }
      } catch (error) {
        // What the page wrote into the element, such as a link to the jobs, stays in sight.
        this.#uncover();
        this.dispatchEvent(
          new CustomEvent("jobmap:error", {
            bubbles: true,
            composed: true,
            detail: { code: "load", message: String(error) },
          }),
        );
      }
    }

    #uncover(): void {
      this.#waiting.abort();
      takeFirstOff(this);
    }

    #changed(): void {
      this.#handle?.update(this.#options());
    }

    #options(): Record<string, unknown> {
      const given: Record<string, unknown> = { ...defaults };
      for (const name of NAMES) {
        const value = this.#own[name] ?? this.getAttribute(name);
        if (value !== null && value !== undefined) given[name] = value;
        else if (this.#handle) given[name] = defaults[name];
      }
      return given;
    }
  }

  customElements.define(NAME, JobMapElement);
}
