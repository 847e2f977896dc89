/** What the loader loads, and all that is needed until the map and the list can be used. */
import { createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { type FirstJobs, parseFirstJobs } from "../core/company-columns-meta.ts";
import type { OptionProblem } from "../core/options.ts";
import { type Defaults, readOptions, type WidgetOptions } from "../core/read-options.ts";
import { Controller } from "../ui/controller.ts";
import type { EventName, Tell } from "../ui/events.ts";
import { adoptWidgetStyles } from "../ui/styles.ts";
import { Widget } from "../ui/Widget.tsx";
import { type Delivery, readAttribution } from "./attribution.ts";
import { type Cover, coverIn, liftCover } from "./cover.ts";
import type { First } from "./element.ts";
import type { Handle, WidgetEvent } from "./handle.ts";
import type { OnState, Sync } from "./sync.ts";
import { applyTheme } from "./theme.ts";
import type { Wanted } from "./url-sync.ts";

export { addLanguage } from "../core/strings.ts";

export interface MountSettings {
  readonly delivery: Delivery;
  /** The element's size is the page's business, not the `height` option's. */
  readonly fills?: boolean;
  /** What was asked for together with the code. */
  readonly first?: Pick<First, "company" | "jobs"> | undefined;
  /** What a page of ours shows until the embed does. */
  readonly cover?: Cover | undefined;
}

const CANCELABLE: readonly EventName[] = ["job-open", "apply-click"];
const mounted = new WeakMap<Element, Running>();

/** Puts an embed into an element; a second call on the same element changes the options of the first. */
export function mount(
  element: HTMLElement,
  raw: Readonly<Record<string, unknown>>,
  settings: MountSettings = { delivery: "script" },
): Running {
  const existing = mounted.get(element);
  if (existing !== undefined) {
    existing.update(raw);
    return existing;
  }
  return new Running(element, raw, settings);
}

/** One embed at work. */
export class Running implements Handle {
  readonly #element: HTMLElement;
  readonly #root: ShadowRoot;
  readonly #settings: MountSettings;
  readonly #life = new AbortController();
  readonly #undo: (() => void)[] = [];
  #raw: Readonly<Record<string, unknown>>;
  #options: WidgetOptions;
  #controller: Controller | undefined;
  #app: Root | undefined;
  #refreshTheme: () => void = () => {};
  /** Ends what one company's embed is made of; another company begins with another. */
  #part = new AbortController();
  #sync: Promise<Sync | undefined> | undefined;

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

  get options(): WidgetOptions {
    return this.#options;
  }

  get controller(): Controller | undefined {
    return this.#controller;
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
      else if (raw === this.#raw) this.#controller?.setOptions(options, problems);
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
    // A shadow root cannot be taken off; a slot shows again what the page itself has in the element.
    this.#root.replaceChildren(document.createElement("slot"));
    mounted.delete(this.#element);
  }

  on<K extends EventName>(name: K, listener: (event: WidgetEvent<K>) => void): () => void {
    const heard = listener as (event: Event) => void;
    this.#element.addEventListener(`jobmap:${name}`, heard, { signal: this.#life.signal });
    return () => this.#element.removeEventListener(`jobmap:${name}`, heard);
  }

  /** Calls back with what is wrong with the options: at once when nothing is, else when the words for it are there. */
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

  /** What the page's address says comes before the first jobs; where it says nothing, nobody waits. */
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
    const options = this.#options;
    const controller = new Controller({
      options,
      problems,
      attribution: readAttribution(options, this.#settings.delivery),
      first: this.#firstOf(options.company),
      ...wanted,
      tell: this.#tell,
    });
    this.#controller = controller;
    const place = document.createElement("div");
    place.style.height = "100%";
    this.#root.append(place);
    this.#app = createRoot(place);
    this.#app.render(createElement(Widget, { controller }));
    const cover = this.#settings.cover ?? coverIn(this.#root);
    if (cover !== undefined) liftCover(cover, this.#root, controller);
    controller.start();
  }

  /** Of the company that it was asked for, and no other. */
  #firstOf(company: string): Promise<FirstJobs | undefined> | undefined {
    const { first } = this.#settings;
    return first?.company === company ? first.jobs.then(parseFirstJobs).catch(() => undefined) : undefined;
  }

  #end(): void {
    this.#part.abort();
    this.#part = new AbortController();
    this.#app?.unmount();
    this.#controller?.destroy();
    this.#app = undefined;
    this.#controller = undefined;
    this.#sync = undefined;
    for (const child of [...this.#root.children]) if (child.localName === "div") child.remove();
  }

  /** Ties the embed to the page's address, or to whoever is given instead: the page around a frame. */
  follow(onState?: OnState): Promise<Sync | undefined> {
    const { signal } = this.#part;
    const controller = this.#controller;
    this.#sync ??= import("./sync.ts").then(
      ({ PageAddress, Sync }) => {
        if (signal.aborted || controller === undefined) return undefined;
        const sync = new Sync(controller, onState ?? new PageAddress(this.#options.company));
        signal.addEventListener("abort", () => sync.stop());
        return sync;
      },
      () => undefined,
    );
    return this.#sync;
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

/** What the page itself says: its language, and miles where they are used. */
function defaultsOf(element: HTMLElement): Defaults {
  const around = element.closest("[lang]")?.getAttribute("lang") ?? "";
  const locale = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(around) ? around : "en";
  return { locale, units: /^en(-us|-gb)?$|^es-us$/i.test(locale) ? "mi" : "km" };
}
