import { PAGE_SIZE } from "../api/api.ts";
import { isLocal, LatestRequest, type Shared, tellFailure } from "./shared.ts";

/** Milliseconds after the last change before the server is asked. */
const DEBOUNCE_MS = 250;
/** Pages that one request can reload: the API's maximum. */
const MAX_PAGES = 5;

/** The list of jobs, page by page. */
export class Pages {
  readonly #shared: Shared;
  readonly #request: LatestRequest;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(shared: Shared) {
    this.#shared = shared;
    this.#request = new LatestRequest(shared.life);
    shared.life.addEventListener("abort", () => clearTimeout(this.#timer));
  }

  askSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.ask(1), DEBOUNCE_MS);
  }

  /** Reloads the pages that are shown, up to `MAX_PAGES`, so that an update does not remove jobs the visitor is reading. */
  askAgain(): Promise<void> {
    return this.ask(1, Math.min(MAX_PAGES, Math.max(1, this.#shared.store.get().list.page)));
  }

  async more(): Promise<void> {
    const { list } = this.#shared.store.get();
    if (list.status === "ready" && list.items.length < list.total) await this.ask(list.page + 1);
  }

  /** Requests the next page, or the first `pages` pages. */
  async ask(page: number, pages = 1): Promise<void> {
    const { store, api, titles, tell } = this.#shared;
    const { meta, filters, area, list } = store.get();
    if (meta === null) return;
    const signal = this.#request.next();
    store.set({ list: { ...list, status: "loading" } });
    try {
      const found = await api.list(meta.company.id, filters, area, page, signal, pages);
      for (const { id, title } of found.items) titles.set(id, title);
      const before = page === 1 ? [] : list.items;
      const known = new Set(before.map(({ id }) => id));
      const items = [...before, ...found.items.filter(({ id }) => !known.has(id))];
      const isWhole = found.items.length < PAGE_SIZE * pages;
      const total = isWhole ? items.length : found.total;
      store.set({ list: { status: "ready", items, total, page: page + pages - 1 } });
      if (area === null && !isLocal(this.#shared)) {
        store.set({ total: found.total });
        tell("filter-change", { filters, total: found.total });
      }
      this.#name();
    } catch (error) {
      if (signal.aborted) return;
      const { trouble, wait } = tellFailure(tell, error);
      store.set({ list: { ...list, status: "failed" }, trouble, wait });
    }
  }

  /** Adds the titles of the list to pins on the map that have none. */
  #name(): void {
    const { store, titles, map: shown } = this.#shared;
    const { map } = store.get();
    if (!map.pins.some(({ id, title }) => title === undefined && titles.has(id))) return;
    const pins = map.pins.map((pin) => ({ ...pin, title: titles.get(pin.id) ?? pin.title ?? "" }));
    store.set({ map: { ...map, pins } });
    shown?.setData({ ...map, pins });
  }
}
