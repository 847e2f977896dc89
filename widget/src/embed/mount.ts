import { createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { type Defaults, parseOptions, type WidgetOptions } from "../core/options.ts";
import type { UrlState } from "../core/protocol.ts";
import { Controller } from "../ui/controller.ts";
import type { EventName, Tell, WidgetEvents } from "../ui/events.ts";
import { adoptWidgetStyles } from "../ui/styles.ts";
import { Widget } from "../ui/Widget.tsx";
import { type Delivery, readAttribution } from "./attribution.ts";
import { report } from "./report.ts";
import { applyTheme } from "./theme.ts";
import { PageAddress, readState, writeState } from "./url-sync.ts";

export type WidgetEvent<K extends EventName> = CustomEvent<WidgetEvents[K]>;

/** A mounted embed. After `destroy()` every method does nothing. */
export interface Handle {
  /** Changes options; those not named keep their value. */
  update(options: Readonly<Record<string, unknown>>): void;
  /** Takes the embed away: what the element showed before is back. */
  destroy(): void;
  /** Returns a function that takes the listener away. `preventDefault()` cancels `job-open` and `apply-click`. */
  on<K extends EventName>(name: K, listener: (event: WidgetEvent<K>) => void): () => void;
}

export interface MountSettings {
  readonly delivery: Delivery;
  /** The element's size is the page's business, not the `height` option's. */
  readonly fills?: boolean;
  /** What the frame's page was told instead of its own address. */
  readonly state?: UrlState;
  /** Called with each new state while `sync` is on; instead of the page's address. */
  readonly onState?: (state: UrlState, push: boolean) => void;
}

const CANCELABLE: readonly EventName[] = ["job-open", "apply-click"];
const mounted = new WeakMap<Element, Running>();

/** Puts an embed into an element; a second call on the same element changes the options of the first. */
export function mountInto(
  element: HTMLElement,
  raw: Readonly<Record<string, unknown>>,
  settings: MountSettings,
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
  #address: PageAddress | undefined;
  #isReading = false;

  constructor(element: HTMLElement, raw: Readonly<Record<string, unknown>>, settings: MountSettings) {
    this.#element = element;
    this.#settings = settings;
    this.#raw = raw;
    const { options, problems } = parseOptions(raw, defaultsOf(element));
    this.#options = options;
    mounted.set(element, this);
    this.#root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
    this.#root.replaceChildren();
    this.#undo.push(adoptWidgetStyles(this.#root));
    const [refresh, undoTheme] = applyTheme(element, () => this.#options, settings.fills ?? false);
    this.#refreshTheme = refresh;
    this.#undo.push(undoTheme);
    report(problems, element);
    this.#begin(problems);
  }

  get options(): WidgetOptions {
    return this.#options;
  }

  get controller(): Controller | undefined {
    return this.#controller;
  }

  update(change: Readonly<Record<string, unknown>>): void {
    if (this.#life.signal.aborted) return;
    this.#raw = { ...this.#raw, ...change };
    const before = this.#options;
    const { options, problems } = parseOptions(this.#raw, defaultsOf(this.#element));
    this.#options = options;
    report(problems, this.#element);
    this.#refreshTheme();
    const isOther = options.company !== before.company || options.host !== before.host;
    if (!isOther && options.sync === before.sync) this.#controller?.setOptions(options, problems);
    else {
      this.#end();
      this.#begin(problems);
    }
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

  #begin(problems: ReturnType<typeof parseOptions>["problems"]): void {
    const options = this.#options;
    const isSynced = options.sync && options.company !== "";
    this.#address =
      isSynced && this.#settings.onState === undefined ? new PageAddress(options.company) : undefined;
    const wanted = isSynced ? readState(this.#settings.state ?? this.#address?.read() ?? {}) : undefined;
    const controller = new Controller({
      options,
      problems,
      attribution: readAttribution(options, this.#settings.delivery),
      ...(wanted === undefined ? {} : { filters: wanted.filters, job: wanted.job }),
      tell: this.#tell,
    });
    this.#controller = controller;
    if (isSynced) this.#followState(controller);
    const place = document.createElement("div");
    place.style.height = "100%";
    this.#root.append(place);
    this.#app = createRoot(place);
    this.#app.render(createElement(Widget, { controller }));
    controller.start();
  }

  #end(): void {
    this.#app?.unmount();
    this.#controller?.destroy();
    this.#app = undefined;
    this.#controller = undefined;
    for (const child of [...this.#root.children]) if (child.localName === "div") child.remove();
    this.#stopFollowing();
  }

  #stopFollowing: () => void = () => {};

  /** The page's address follows the embed, and the embed follows Back. Nothing is written before a gesture. */
  #followState(controller: Controller): void {
    let written = JSON.stringify(writeState(controller.store.get()));
    let hadJob = controller.store.get().job !== null;
    const stop = controller.store.subscribe(() => {
      const { filters, job, phase } = controller.store.get();
      if (phase !== "ready" || this.#isReading) return;
      const state = writeState({ filters, job });
      const text = JSON.stringify(state);
      if (text === written) return;
      written = text;
      const push = job !== null && !hadJob;
      hadJob = job !== null;
      if (this.#settings.onState !== undefined) this.#settings.onState(state, push);
      else this.#address?.write(state, push);
    });
    const back = (): void => {
      if (this.#address !== undefined) this.readState(this.#address.read());
    };
    if (this.#address !== undefined) window.addEventListener("popstate", back);
    this.#stopFollowing = () => {
      stop();
      window.removeEventListener("popstate", back);
    };
  }

  /** Makes the embed what a state says: after Back, or when the page around a frame says so. */
  readState(state: UrlState): void {
    const controller = this.#controller;
    if (controller === undefined) return;
    const wanted = readState(state);
    const { filters, job } = controller.store.get();
    this.#isReading = true;
    if (JSON.stringify(filters) !== JSON.stringify(wanted.filters)) controller.setFilters(wanted.filters);
    if (wanted.job === null) controller.closeJob();
    else if (job?.id !== wanted.job) controller.openJob(wanted.job);
    this.#isReading = false;
  }

  readonly #tell: Tell = (name, detail) => {
    if (this.#life.signal.aborted) return true;
    const event = new CustomEvent(`jobmap:${name}`, {
      detail,
      bubbles: true,
      composed: true,
      cancelable: CANCELABLE.includes(name),
    });
    return this.#element.dispatchEvent(event);
  };
}

/** What the page itself says: its language, and miles where they are used. */
function defaultsOf(element: HTMLElement): Defaults {
  const around = element.closest("[lang]")?.getAttribute("lang") ?? "";
  const locale = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(around) ? around : "en";
  return { locale, units: /^en(-us|-gb)?$|^es-us$/i.test(locale) ? "mi" : "km" };
}
