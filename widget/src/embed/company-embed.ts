import { createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { type FirstJobs, parseFirstJobs } from "../core/company-columns-meta.ts";
import type { OptionProblem } from "../core/options.ts";
import type { WidgetOptions } from "../core/read-options.ts";
import { Controller } from "../ui/control/controller.ts";
import type { Tell } from "../ui/state/events.ts";
import { Widget } from "../ui/Widget.tsx";
import { type Delivery, readAttribution } from "./attribution.ts";
import type { First } from "./before-widget.ts";
import { type Cover, coverIn, liftCover } from "./cover.ts";
import type { OnState, Sync } from "./sync.ts";
import type { Wanted } from "./url-sync.ts";

export interface MountSettings {
  readonly delivery: Delivery;
  /** The page sets the element's size, not the `height` option. */
  readonly fills?: boolean;
  /** Requested together with the code. */
  readonly first?: Pick<First, "company" | "jobs"> | undefined;
  /** What our own page shows until the embed does. */
  readonly cover?: Cover | undefined;
}

/** The parts of one company's embed; another company gets a new instance. */
export class CompanyEmbed {
  readonly controller: Controller;
  readonly #app: Root;
  readonly #life = new AbortController();
  readonly #company: string;
  #sync: Promise<Sync | undefined> | undefined;

  constructor(
    root: ShadowRoot,
    options: WidgetOptions,
    problems: readonly OptionProblem[],
    { delivery, first, cover = coverIn(root) }: MountSettings,
    tell: Tell,
    wanted?: Wanted,
  ) {
    const { company } = options;
    this.#company = company;
    this.controller = new Controller({
      options,
      problems,
      attribution: readAttribution(options, delivery),
      first: first?.company === company ? jobsOf(first) : undefined,
      ...wanted,
      tell,
    });
    const place = document.createElement("div");
    place.style.height = "100%";
    // Applies if the page gives the element no other height.
    place.style.minHeight = "inherit";
    root.append(place);
    this.#app = createRoot(place);
    this.#app.render(createElement(Widget, { controller: this.controller }));
    if (cover !== undefined) liftCover(cover, root, this.controller);
    this.controller.start();
  }

  /** Connects the embed to the page's address, or to the given listener: the page around a frame. */
  follow(onState?: OnState): Promise<Sync | undefined> {
    const { signal } = this.#life;
    this.#sync ??= import("./sync.ts").then(
      ({ PageAddress, Sync }) => {
        if (signal.aborted) return undefined;
        const sync = new Sync(this.controller, onState ?? new PageAddress(this.#company));
        signal.addEventListener("abort", () => sync.stop());
        return sync;
      },
      () => undefined,
    );
    return this.#sync;
  }

  end(): void {
    this.#life.abort();
    this.#app.unmount();
    this.controller.destroy();
  }
}

function jobsOf(first: Pick<First, "jobs">): Promise<FirstJobs | undefined> {
  // Not in the task of the embed's first drawing.
  return new Promise<void>((go) => setTimeout(go))
    .then(() => first.jobs.then(parseFirstJobs))
    .catch(() => undefined);
}
