import type { OptionProblem } from "../core/options.ts";
import { readOptions, type WidgetOptions } from "../core/read-options.ts";
import type { Controller } from "../ui/control/controller.ts";
import type { EventName, Tell } from "../ui/state/events.ts";
import { adoptWidgetStyles } from "../ui/styles.ts";
import { CompanyEmbed, type MountSettings } from "./company-embed.ts";
import type { Handle, WidgetEvent } from "./handle.ts";
import { defaultsOf } from "./page-defaults.ts";
import type { OnState, Sync } from "./sync.ts";
import { applyTheme } from "./theme.ts";
import type { Wanted } from "./url-sync.ts";

const CANCELABLE: readonly EventName[] = ["job-open", "apply-click"];
/** The embeds of this page, by their elements. */
export const mounted = new WeakMap<Element, Running>();

/** A running embed. */
export class Running implements Handle {
  readonly #element: HTMLElement;
  readonly #root: ShadowRoot;
  readonly #settings: MountSettings;
  readonly #life = new AbortController();
  readonly #undo: (() => void)[] = [];
  #raw: Readonly<Record<string, unknown>>;
  #options: WidgetOptions;
  #company: CompanyEmbed | undefined;
  #refreshTheme: () => void = () => {};
  /** Aborts the parts of one company's embed; another company gets new ones. */
  #part = new AbortController();

  constructor(element: HTMLElement, raw: Readonly<Record<string, unknown>>, settings: MountSettings) {
    this.#element = element;
    this.#settings = settings;
    this.#raw = raw;
    const { options, wrong } = readOptions(raw, defaultsOf(element));
    this.#options = options;
    mounted.set(element, this);
    this.#root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
    const isCovered = settings.first?.company === options.company;
    for (const child of [...this.#root.children]) {
      if (!isCovered || !child.classList.contains("first")) child.remove();
    }
    this.#undo.push(adoptWidgetStyles(this.#root));
    const [refresh, undoTheme] = applyTheme(element, () => this.#options, settings.fills ?? false);
    this.#refreshTheme = refresh;
    this.#undo.push(undoTheme);
    this.#explain(wrong, (problems) => this.#begin(problems));
  }

  get isAlive(): boolean {
    return !this.#life.signal.aborted;
  }

  get options(): WidgetOptions {
    return this.#options;
  }

  get controller(): Controller | undefined {
    return this.#company?.controller;
  }

  update(change: Readonly<Record<string, unknown>>): void {
    if (this.#life.signal.aborted) return;
    const raw = { ...this.#raw, ...change };
    this.#raw = raw;
    const before = this.#options;
    const { options, wrong } = readOptions(raw, defaultsOf(this.#element));
    this.#options = options;
    this.#refreshTheme();
    const isOther =
      options.company !== before.company || options.host !== before.host || options.sync !== before.sync;
    if (isOther) this.#end();
    this.#explain(wrong, (problems) => {
      if (isOther) this.#begin(problems);
      else if (raw === this.#raw) this.#company?.controller.setOptions(options, problems);
    });
  }

  refreshTheme(): void {
    this.#refreshTheme();
  }

  destroy(): void {
    if (this.#life.signal.aborted) return;
    this.#life.abort();
    this.#end();
    for (const undo of this.#undo.reverse()) undo();
    // A shadow root cannot be removed; a slot shows the element's original content again.
    this.#root.replaceChildren(document.createElement("slot"));
    mounted.delete(this.#element);
  }

  on<K extends EventName>(name: K, listener: (event: WidgetEvent<K>) => void): () => void {
    const heard = listener as (event: Event) => void;
    this.#element.addEventListener(`jobmap:${name}`, heard, { signal: this.#life.signal });
    return () => this.#element.removeEventListener(`jobmap:${name}`, heard);
  }

  /** Calls back with the option problems: at once if there are none, else when their messages have loaded. */
  #explain(wrong: readonly string[], then: (problems: readonly OptionProblem[]) => void): void {
    if (wrong.length === 0) {
      then([]);
      return;
    }
    const { signal } = this.#part;
    const raw = this.#raw;
    void import("./report.ts")
      .then(({ report }) => report(raw, defaultsOf(this.#element), this.#element))
      .catch(() => [])
      .then((problems) => {
        if (!signal.aborted) then(problems);
      });
  }

  /** State from the page's address applies before the first jobs; without any, nothing waits for it. */
  #begin(problems: readonly OptionProblem[]): void {
    const { company, sync } = this.#options;
    const isSynced = sync && company !== "" && this.#settings.delivery !== "iframe";
    if (!isSynced || !location.search.includes(`jm-${company}-`)) {
      this.#run(problems);
      return;
    }
    const { signal } = this.#part;
    void import("./sync.ts")
      .then(({ PageAddress, readState }) => readState(new PageAddress(company).read()))
      .catch(() => undefined)
      .then((wanted) => {
        if (!signal.aborted) this.#run(problems, wanted);
      });
  }

  #run(problems: readonly OptionProblem[], wanted?: Wanted): void {
    this.#company = new CompanyEmbed(this.#root, this.#options, problems, this.#settings, this.#tell, wanted);
  }

  #end(): void {
    this.#part.abort();
    this.#part = new AbortController();
    this.#company?.end();
    this.#company = undefined;
    // The place of the one, or the first view of one that never began.
    for (const child of [...this.#root.children]) if (child.localName === "div") child.remove();
  }

  /** Connects the embed to the page's address, or to the given listener: the page around a frame. */
  follow(onState?: OnState): Promise<Sync | undefined> {
    return this.#company?.follow(onState) ?? Promise.resolve(undefined);
  }

  readonly #tell: Tell = (name, detail) => {
    if (this.#life.signal.aborted) return true;
    const event = new CustomEvent(`jobmap:${name}`, {
      detail,
      bubbles: true,
      composed: true,
      cancelable: CANCELABLE.includes(name),
    });
    const goesOn = this.#element.dispatchEvent(event);
    if (name === "ready" && this.#options.sync && this.#settings.delivery !== "iframe") void this.follow();
    return goesOn;
  };
}
