import type { CompanyColumns } from "../core/company-columns.ts";
import { countJobs, matchEntries } from "../core/company-columns-filter.ts";
import type { Bounds, Viewport } from "../core/geo.ts";
import type { OptionProblem } from "../core/options.ts";
import { pause } from "../core/pause.ts";
import type { WidgetOptions } from "../core/read-options.ts";
import { loadLanguage, stringsFor } from "../core/strings.ts";
import type { JobMap, MapCluster, MapData, MapPin } from "../map/types.ts";
import { Api, ApiFailure, PAGE_SIZE } from "./api.ts";
import type { Tell } from "./events.ts";
import type { Follow } from "./follow.ts";
import type { Groups } from "./groups.ts";
import { pinOfJob } from "./pins.ts";
import { Retry } from "./retry.ts";
import { type Area, type Filters, NO_FILTERS, type WidgetState } from "./state.ts";
import { Store } from "./store.ts";

/** Milliseconds that typing or moving must rest before the server is asked. */
const REST = 250;
/** Pages of the list that are asked for again in one go: as many as the API gives. */
const MOST_AGAIN = 5;
const NO_DATA: MapData = { clusters: [], pins: [] };

export interface ControllerOptions {
  readonly options: WidgetOptions;
  readonly problems: readonly OptionProblem[];
  /** UTM parameters and referrer of the page, embed id and delivery. */
  readonly attribution: Readonly<Record<string, string>>;
  readonly filters?: Partial<Filters>;
  readonly job?: number | null;
  readonly tell: Tell;
}

/**
 * What an embed knows and does, without a DOM of its own: components show its store and call its methods, the map is
 * lent to it. `destroy()` stops every request, timer and listener.
 */
export class Controller {
  readonly store: Store<WidgetState>;
  readonly titles = new Map<number, string>();
  readonly #tell: Tell;
  #attribution: Readonly<Record<string, string>>;
  #api: Api;
  readonly #life = new AbortController();
  readonly #retry: Retry;
  #columns: CompanyColumns | null = null;
  #etag = "";
  #entries: Uint32Array = new Uint32Array();
  #groups: Groups | null = null;
  /** What is being grouped: looking elsewhere meanwhile does not begin anew. */
  #grouping: Uint32Array | null = null;
  #map: JobMap | null = null;
  #asking: Partial<Record<"list" | "map" | "job", AbortController>> = {};
  #listTimer: ReturnType<typeof setTimeout> | undefined;
  #follow: Follow | undefined;
  #isReady = false;
  #wantedJob: number | null;
  /** Whether a gesture opened the job, which may then take the focus; one that the address named may not. */
  isByHand = false;
  /** Called while whatever opens a job still has the focus. */
  beforeOpen: (() => void) | null = null;
  readonly #opened = new Set<number>();

  constructor({ options, problems, attribution, filters, job, tell }: ControllerOptions) {
    this.#tell = tell;
    this.#attribution = attribution;
    this.#api = new Api(options.host);
    this.#wantedJob = job ?? null;
    this.#retry = new Retry(
      () => void this.#load(),
      (retryIn) => this.store.set({ retryIn }),
    );
    this.store = new Store<WidgetState>({
      phase: problems.some(({ isFatal }) => isFatal) ? "misconfigured" : "loading",
      options,
      strings: stringsFor(options.locale),
      problems,
      company: null,
      meta: null,
      filters: { ...NO_FILTERS, ...filters },
      area: null,
      total: 0,
      list: { status: "loading", items: [], total: 0, page: 0 },
      job: null,
      map: NO_DATA,
      highlighted: null,
      retryIn: 0,
    });
    for (const { option, message } of problems) this.#tell("error", { code: "option", message, option });
  }

  get columns(): CompanyColumns | null {
    return this.#columns;
  }

  start(): void {
    void this.#speak();
    if (this.store.get().phase === "loading") void this.#load();
  }

  destroy(): void {
    this.#life.abort();
    this.#retry.stop();
    clearTimeout(this.#listTimer);
    this.#follow?.stop();
    for (const asking of Object.values(this.#asking)) asking.abort();
    this.#map = null;
  }

  /** New options on a running embed. Another company or host starts from the beginning, which is the caller's work. */
  setOptions(options: WidgetOptions, problems: readonly OptionProblem[]): void {
    this.store.set({ options, problems });
    this.#followLive();
    for (const { option, message } of problems) this.#tell("error", { code: "option", message, option });
    void this.#speak();
  }

  setAttribution(attribution: Readonly<Record<string, string>>): void {
    this.#attribution = { ...this.#attribution, ...attribution };
  }

  retryNow(): void {
    this.#retry.now();
  }

  /** Asks for the list again, and for the company if that failed. */
  reload(): void {
    if (this.store.get().phase === "down") this.#retry.now();
    void this.#askList(1);
  }

  /** The map, once it exists; null when it is about to go. */
  lendMap(map: JobMap | null): void {
    this.#map = map;
    if (map !== null) this.#showOnMap();
  }

  setFilters(change: Partial<Filters>): void {
    const filters = { ...this.store.get().filters, ...change };
    this.store.set({ filters, area: null });
    this.#match();
    this.#showOnMap();
    this.#askListSoon();
  }

  /** The map came to rest. `byHand`: the visitor moved it, so the list follows. */
  viewChanged(view: Viewport, byHand: boolean): void {
    const { west, south, east, north, zoom } = view;
    this.#showOnMap();
    this.#tell("viewport-change", { west, south, east, north, zoom });
    if (byHand) this.setArea({ bounds: { west, south, east, north }, isPlace: false });
  }

  setArea(area: Area | null): void {
    this.store.set({ area });
    this.#askListSoon();
  }

  highlight(id: number | null): void {
    if (this.store.get().highlighted !== id) this.store.set({ highlighted: id });
  }

  clusterClicked(cluster: MapCluster): void {
    const { longitude, latitude } = cluster;
    if (cluster.isStack === true) {
      const reach = 0.0002;
      const bounds: Bounds = {
        west: longitude - reach,
        south: latitude - reach,
        east: longitude + reach,
        north: latitude + reach,
      };
      this.setArea({ bounds, isPlace: true });
      return;
    }
    const zoom = this.#map?.getViewport().zoom ?? 0;
    const opensAt = "opensAt" in cluster && typeof cluster.opensAt === "number" ? cluster.opensAt : zoom + 2;
    this.#map?.flyTo({ longitude, latitude }, Math.max(opensAt, zoom + 1));
  }

  jobUrl(id: number): string {
    const query = new URLSearchParams({ source: "embed", ...this.#attribution });
    return `${this.store.get().options.host}/job/${id}?${query}`;
  }

  openJob(id: number): boolean {
    const title = this.titles.get(id) ?? "";
    if (!this.#tell("job-open", { id, title, url: this.jobUrl(id) })) return false;
    this.isByHand = true;
    if (this.store.get().job === null) this.beforeOpen?.();
    void this.#openJob(id);
    return true;
  }

  closeJob(): void {
    const { job } = this.store.get();
    if (job === null) return;
    this.#asking.job?.abort();
    this.store.set({ job: null });
    this.#map?.setSelected(null);
    this.#tell("job-close", { id: job.id });
  }

  /** True when the link may be followed; the page may have cancelled it, or asked only to be told. */
  applyClicked(id: number, url: string): boolean {
    const title = this.titles.get(id) ?? "";
    const goesOn = this.#tell("apply-click", { id, title, url, attribution: this.#attribution });
    // On the job's own page applying is still to come: what counts there is the application.
    if (url !== this.jobUrl(id)) this.#api.count("apply-click", id, this.#attribution);
    return goesOn && this.store.get().options.apply === "tab";
  }

  async more(): Promise<void> {
    const { list } = this.store.get();
    if (list.status === "ready" && list.items.length < list.total) await this.#askList(list.page + 1);
  }

  /** Matching jobs in a box, known at once while every job is in the browser. */
  countIn(bounds: Bounds): number | null {
    return this.#columns !== null && this.#isLocal() ? countJobs(this.#columns, this.#entries, bounds) : null;
  }

  /** Jobs that one more value of a filter would leave. */
  countWith(change: Partial<Filters>): number | null {
    if (this.#columns === null || !this.#isLocal()) return null;
    const filters = { ...this.store.get().filters, ...change };
    return countJobs(this.#columns, matchEntries(this.#columns, filters));
  }

  async #speak(): Promise<void> {
    const { locale } = this.store.get().options;
    await loadLanguage(locale).catch(() => {});
    const strings = stringsFor(locale);
    if (!this.#life.signal.aborted && strings !== this.store.get().strings) this.store.set({ strings });
  }

  async #load(): Promise<void> {
    const { options } = this.store.get();
    try {
      const reply = await this.#api.company(options.company, this.#life.signal, this.#etag);
      // Reading ten thousand jobs is one task, showing them another.
      await pause();
      if (this.#life.signal.aborted) return;
      this.#retry.succeeded();
      if (reply !== null) {
        this.#etag = reply.etag;
        this.#take(reply.columns);
      } else if (this.store.get().phase !== "ready") this.store.set({ phase: "ready" });
      this.#followLive();
    } catch (error) {
      this.#failed(error);
    }
  }

  #take(columns: CompanyColumns): void {
    const { meta } = columns;
    this.#columns = columns;
    this.store.set({ phase: "ready", company: meta.company, meta });
    this.#match();
    this.#showOnMap();
    // News must not take away what somebody is reading.
    void this.#askList(1, Math.min(MOST_AGAIN, Math.max(1, this.store.get().list.page)));
    if (this.#isReady) return;
    this.#isReady = true;
    this.#tell("ready", { company: meta.company.username, total: meta.total });
    if (this.#wantedJob !== null) void this.#openJob(this.#wantedJob);
  }

  #failed(error: unknown): void {
    if (this.#life.signal.aborted) return;
    const failure = error instanceof ApiFailure ? error : new ApiFailure("unavailable", String(error));
    this.#tell("error", { code: failure.code, message: failure.message });
    if (failure.code === "not_found") this.store.set({ phase: "unknown" });
    else if (failure.code === "gone") this.store.set({ phase: "deactivated" });
    else {
      this.store.set({ phase: "down" });
      this.#retry.failed();
    }
  }

  /** New and closed jobs, from when the jobs are there for as long as the option says so. */
  #followLive(): void {
    const { options, meta } = this.store.get();
    if (!options.live || meta === null) {
      this.#follow?.stop();
      this.#follow = undefined;
      return;
    }
    if (this.#follow !== undefined) return;
    void import("./follow.ts").then(
      ({ Follow }) => {
        if (this.#life.signal.aborted || this.#follow !== undefined || !this.store.get().options.live) return;
        const version = (): number => this.store.get().meta?.version ?? 0;
        this.#follow = new Follow(options.host, meta.company.username, version, () => void this.#load());
      },
      () => {},
    );
  }

  /** Whether filters can be answered here: words and places are the server's to find. */
  #isLocal(): boolean {
    const { meta, filters } = this.store.get();
    return meta?.mode === "columns" && filters.search === "" && filters.location === "";
  }

  #match(): void {
    const { filters } = this.store.get();
    if (this.#columns === null || !this.#isLocal()) return;
    this.#entries = matchEntries(this.#columns, filters);
    this.#groups = null;
    const total = countJobs(this.#columns, this.#entries);
    this.store.set({ total });
    if (this.#isReady) this.#tell("filter-change", { filters, total });
  }

  #showOnMap(): void {
    if (this.#map === null || this.#columns === null) return;
    if (!this.#isLocal()) {
      void this.#askMap(this.#map);
      return;
    }
    this.#asking.map?.abort();
    if (this.#groups !== null) this.#paint(this.#groups.view(widened(this.#map.getViewport()), this.titles));
    else {
      this.#showFirst();
      void this.#makeGroups();
    }
  }

  /** What the server grouped for the first view, until the browser can group by itself. */
  #showFirst(): void {
    const { meta, filters, map } = this.store.get();
    if (meta?.first == null || filters !== this.store.get().filters || map !== NO_DATA) return;
    if (this.#entries.length !== this.#columns?.length) return;
    const clusters = meta.first.clusters.map(([longitude, latitude, count]) => ({
      longitude,
      latitude,
      count,
    }));
    this.#paint({ clusters, pins: [] });
  }

  async #makeGroups(): Promise<void> {
    const [columns, entries] = [this.#columns, this.#entries];
    if (columns === null || this.#grouping === entries) return;
    this.#grouping = entries;
    const groups = await import("./groups.ts")
      .then(({ Groups }) => Groups.make(columns, entries))
      .catch(() => null);
    if (this.#grouping !== entries) return;
    this.#grouping = null;
    if (groups === null || this.#map === null || this.#entries !== entries || !this.#isLocal()) return;
    this.#groups = groups;
    this.#paint(groups.view(widened(this.#map.getViewport()), this.titles));
  }

  #paint(data: MapData): void {
    this.store.set({ map: data });
    this.#map?.setData(data);
  }

  async #askMap(map: JobMap): Promise<void> {
    const { meta, filters } = this.store.get();
    if (meta === null) return;
    const signal = this.#renew("map");
    try {
      const found = await this.#api.clusters(meta.company.id, filters, widened(map.getViewport()), signal);
      const pins = found.pins.map((pin): MapPin => {
        const title = this.titles.get(pin.id);
        return title === undefined ? pin : { ...pin, title };
      });
      this.#paint({ clusters: found.clusters, pins });
    } catch (error) {
      if (!signal.aborted) this.#tellFailure(error);
    }
  }

  #askListSoon(): void {
    clearTimeout(this.#listTimer);
    this.#listTimer = setTimeout(() => void this.#askList(1), REST);
  }

  /** Asks for one more page, or from the first for as many as are shown. */
  async #askList(page: number, pages = 1): Promise<void> {
    const { meta, filters, area, list } = this.store.get();
    if (meta === null) return;
    const signal = this.#renew("list");
    this.store.set({ list: { ...list, status: "loading" } });
    try {
      const found = await this.#api.list(meta.company.id, filters, area, page, signal, pages);
      for (const { id, title } of found.items) this.titles.set(id, title);
      const before = page === 1 ? [] : list.items;
      const known = new Set(before.map(({ id }) => id));
      const items = [...before, ...found.items.filter(({ id }) => !known.has(id))];
      const isWhole = found.items.length < PAGE_SIZE * pages;
      const total = isWhole ? items.length : found.total;
      this.store.set({ list: { status: "ready", items, total, page: page + pages - 1 } });
      if (area === null && !this.#isLocal()) {
        this.store.set({ total: found.total });
        this.#tell("filter-change", { filters, total: found.total });
      }
      this.#name();
    } catch (error) {
      if (signal.aborted) return;
      this.store.set({ list: { ...list, status: "failed" } });
      this.#tellFailure(error);
    }
  }

  /** Pins on the map learn the titles that the list brought. */
  #name(): void {
    const { map } = this.store.get();
    if (!map.pins.some(({ id, title }) => title === undefined && this.titles.has(id))) return;
    const pins = map.pins.map((pin) => ({ ...pin, title: this.titles.get(pin.id) ?? pin.title ?? "" }));
    this.#paint({ ...map, pins });
  }

  async #openJob(id: number): Promise<void> {
    const signal = this.#renew("job");
    this.store.set({ job: { id, status: "loading", detail: null } });
    const pin = this.#columns === null ? null : pinOfJob(this.#columns, id, this.titles);
    this.#map?.setSelected(pin ?? id);
    this.#opened.add(id);
    this.#map?.setMarks({ opened: new Set(this.#opened) });
    try {
      const detail = await this.#api.job(id, signal);
      this.titles.set(id, detail.title);
      this.store.set({ job: { id, status: "ready", detail } });
      this.#api.count("click", id, this.#attribution);
    } catch (error) {
      if (signal.aborted) return;
      const isGone = error instanceof ApiFailure && (error.code === "gone" || error.code === "not_found");
      this.store.set({ job: { id, status: isGone ? "gone" : "failed", detail: null } });
    }
  }

  #tellFailure(error: unknown): void {
    const code = error instanceof ApiFailure ? error.code : "unavailable";
    this.#tell("error", { code, message: String(error instanceof Error ? error.message : error) });
  }

  /** Ends the request of a kind and gives the signal of the next. */
  #renew(kind: "list" | "map" | "job"): AbortSignal {
    this.#asking[kind]?.abort();
    const next = new AbortController();
    this.#asking[kind] = next;
    if (this.#life.signal.aborted) next.abort();
    return next.signal;
  }
}

/** A view and a little around it, so that a drag does not uncover emptiness. */
function widened(view: Viewport): Viewport {
  const width = (view.east - view.west) * 0.15;
  const height = (view.north - view.south) * 0.15;
  if (view.east < view.west || view.east - view.west + 2 * width >= 360) return view;
  return {
    ...view,
    west: Math.max(-180, view.west - width),
    east: Math.min(180, view.east + width),
    south: Math.max(-85, view.south - height),
    north: Math.min(85, view.north + height),
  };
}
