import type { FirstJobs } from "../../core/company-columns-meta.ts";
import type { Viewport } from "../../core/geo.ts";
import type { OptionProblem } from "../../core/options.ts";
import type { WidgetOptions } from "../../core/read-options.ts";
import { loadLanguage } from "../../core/strings.ts";
import type { JobMap, MapCluster } from "../../map/types.ts";
import { Api } from "../api/api.ts";
import type { Area } from "../api/area.ts";
import { countWith, match } from "../asking/matching.ts";
import { OnMap, openCluster } from "../asking/on-map.ts";
import { Pages } from "../asking/pages.ts";
import { isLocal, type Shared } from "../asking/shared.ts";
import { Arrival } from "../live/arrival.ts";
import { expectPress } from "../press/load-press.ts";
import type { FilterActions, JobActions } from "../state/actions.ts";
import type { Tell } from "../state/events.ts";
import { firstState } from "../state/first-state.ts";
import { spoken } from "../state/spoken.ts";
import type { Filters, WidgetState } from "../state/state.ts";
import { Store } from "../state/store.ts";
import { Opening } from "./opening.ts";

/** How long jobs wait for the words of a language, in milliseconds. */
const WORDS_WITHIN_MS = 2_000;

export interface ControllerOptions {
  readonly options: WidgetOptions;
  readonly problems: readonly OptionProblem[];
  /** UTM parameters and referrer of the page, embed id and delivery. */
  readonly attribution: Readonly<Record<string, string>>;
  readonly filters?: Partial<Filters>;
  readonly job?: number | null;
  /** The first view, if its request was sent while the code was loading. */
  readonly first?: Promise<FirstJobs | undefined> | undefined;
  readonly tell: Tell;
}

/**
 * State and behavior of an embed, without a DOM of its own: components render its store and call its methods, and
 * `MapView` lends it the map. `destroy()` stops every request, timer and listener.
 */
export class Controller implements FilterActions, JobActions {
  readonly store: Store<WidgetState>;
  readonly #shared: Shared;
  readonly #life = new AbortController();
  readonly #arrival: Arrival;
  readonly #pages: Pages;
  readonly #onMap: OnMap;
  readonly #opening: Opening;
  /** The options as given, before a locale was chosen. */
  #given: WidgetOptions;
  #isReady = false;
  #wantedJob: number | null;
  /** Whether the visitor opened the job, so that it may take the focus; a job from the page's address may not. */
  isByHand = false;
  /** Called before a job opens, while the element that opens it still has the focus. */
  beforeOpen: (() => void) | null = null;

  constructor({ options, problems, attribution, filters, job, first, tell }: ControllerOptions) {
    this.store = new Store(firstState(options, problems, filters));
    this.#given = options;
    this.#wantedJob = job ?? null;
    const shared: Shared = {
      store: this.store,
      api: new Api(options.host),
      tell,
      titles: new Map(),
      life: this.#life.signal,
      attribution,
      map: null,
      local: null,
    };
    this.#shared = shared;
    this.#pages = new Pages(shared);
    this.#onMap = new OnMap(shared);
    this.#opening = new Opening(shared);
    this.#arrival = new Arrival(shared, first, {
      first: ({ meta, fewer }) => {
        this.#onMap.fewer = fewer;
        return this.#take(meta);
      },
      jobs: (meta) => {
        void this.#take(meta);
        this.#opening.select();
      },
    });
    this.#tellProblems(problems);
  }

  get titles(): ReadonlyMap<number, string> {
    return this.#shared.titles;
  }

  get attribution(): Shared["attribution"] {
    return this.#shared.attribution;
  }

  readonly getMap = (): JobMap | null => this.#shared.map;

  start(): void {
    const spoken = this.#speak();
    if (this.store.get().phase !== "loading") return;
    // Words that come after the jobs would move what is being read. Words that do not come keep nothing back.
    const late = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, WORDS_WITHIN_MS);
      const stop = () => clearTimeout(timer);
      void spoken.then(stop);
      this.#life.signal.addEventListener("abort", stop);
    });
    void Promise.race([spoken, late]).then(() => this.#arrival.load());
  }

  destroy(): void {
    this.#life.abort();
    this.#shared.map = null;
  }

  /** Sets new options on a running embed. For another company or host the caller creates a new controller. */
  setOptions(options: WidgetOptions, problems: readonly OptionProblem[]): void {
    this.#given = options;
    this.store.set({ ...spoken(options, this.store.get().meta), problems });
    this.#arrival.follow();
    this.#tellProblems(problems);
    void this.#speak();
  }

  setAttribution(attribution: Readonly<Record<string, string>>): void {
    this.#shared.attribution = { ...this.#shared.attribution, ...attribution };
  }

  readonly retryNow = (): void => this.#arrival.now();
  readonly jobUrl: Opening["url"] = (id) => this.#opening.url(id);
  readonly closeJob = (): void => this.#opening.close();
  readonly applyClicked: Opening["applyClicked"] = (id, url) => this.#opening.applyClicked(id, url);
  readonly more = (): Promise<void> => this.#pages.more();
  /** How many jobs would match with this change of the filters. */
  readonly countWith = (change: Partial<Filters>): number | null => countWith(this.#shared, change);

  /** Reloads the list, and the company if that failed. */
  reload(): void {
    if (this.store.get().phase === "down") this.#arrival.now();
    void this.#pages.ask(1);
  }

  /** Sets the map once it exists; null before it is destroyed. */
  lendMap(map: JobMap | null): void {
    this.#shared.map = map;
    this.#onMap.show();
  }

  setFilters(change: Partial<Filters>): void {
    this.store.set({ filters: { ...this.store.get().filters, ...change }, area: null });
    match(this.#shared);
    if (isLocal(this.#shared)) this.#tellFilters();
    this.#onMap.show();
    this.#pages.askSoon();
  }

  /** The map has stopped moving. `byHand`: the visitor moved it, so the list follows. */
  viewChanged({ west, south, east, north, zoom }: Viewport, byHand: boolean): void {
    this.#onMap.show();
    this.#shared.tell("viewport-change", { west, south, east, north, zoom });
    if (byHand) this.setArea({ bounds: { west, south, east, north }, isPlace: false });
  }

  setArea(area: Area | null): void {
    this.store.set({ area });
    this.#pages.askSoon();
  }

  highlight(id: number | null): void {
    if (this.store.get().highlighted !== id) this.store.set({ highlighted: id });
  }

  clusterClicked(cluster: MapCluster): void {
    const bounds = openCluster(this.getMap(), cluster);
    if (bounds !== undefined) this.setArea({ bounds, isPlace: true });
  }

  openJob(id: number): boolean {
    const title = this.titles.get(id) ?? "";
    if (!this.#shared.tell("job-open", { id, title, url: this.jobUrl(id) })) return false;
    this.isByHand = true;
    if (this.store.get().job === null) this.beforeOpen?.();
    this.#opening.open(id);
    return true;
  }

  async #speak(): Promise<void> {
    await loadLanguage(this.#given.locale).catch(() => {});
    const { meta, strings } = this.store.get();
    const speech = spoken(this.#given, meta);
    if (!this.#life.signal.aborted && speech.strings !== strings) this.store.set(speech);
  }

  /** Resolves when the list has been reloaded, if it had to be. */
  async #take(meta: FirstJobs["meta"]): Promise<void> {
    const { meta: before, total } = this.store.get();
    const known = before === null ? meta.total : total;
    const speech = spoken(this.#given, meta);
    this.store.set({ ...speech, phase: "ready", company: meta.company, meta, total: known });
    if (match(this.#shared) && this.#isReady) this.#tellFilters();
    this.#onMap.show();
    const asked = before?.version === meta.version ? undefined : this.#pages.askAgain();
    if (!this.#isReady) {
      this.#isReady = true;
      this.#shared.tell("ready", { company: meta.company.username, total: meta.total });
      if (this.#wantedJob !== null) this.#opening.open(this.#wantedJob);
      expectPress();
    }
    await asked;
  }

  #tellFilters(): void {
    const { filters, total } = this.store.get();
    this.#shared.tell("filter-change", { filters, total });
  }

  #tellProblems(problems: readonly OptionProblem[]): void {
    for (const { option, message } of problems)
      this.#shared.tell("error", { code: "option", message, option });
  }
}
