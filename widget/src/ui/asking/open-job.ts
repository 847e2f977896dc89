import { ApiFailure, readWith } from "../api/api.ts";
import { readDetail } from "../api/api-detail.ts";
import { LatestRequest, type Shared } from "./shared.ts";

/** The open job, and the counters of clicks on jobs and apply buttons. */
export class OpenJob {
  readonly #shared: Shared;
  readonly #request: LatestRequest;
  readonly #opened = new Set<number>();

  constructor(shared: Shared) {
    this.#shared = shared;
    this.#request = new LatestRequest(shared.life);
  }

  /** Loads the details of the job in the store. */
  async open(id: number): Promise<void> {
    const { store, map, titles } = this.#shared;
    if (store.get().job?.id !== id) return;
    const signal = this.#request.next();
    this.select();
    this.#opened.add(id);
    map?.setMarks({ opened: new Set(this.#opened) });
    try {
      const detail = readWith(readDetail, await this.#shared.api.json(`user/job/${id}`, { signal }));
      titles.set(id, detail.title);
      store.set({ job: { id, status: "ready", detail } });
      this.#count("click", id);
    } catch (error) {
      if (signal.aborted) return;
      const isGone = error instanceof ApiFailure && (error.code === "gone" || error.code === "not_found");
      store.set({ job: { id, status: isGone ? "gone" : "failed", detail: null } });
    }
  }

  /** Selects the job's pin. Once the jobs are in the browser the pin is shown even if a cluster hides it. */
  select(): void {
    const { store, map, local, titles } = this.#shared;
    const { job } = store.get();
    if (job !== null) map?.setSelected(local?.pinOf(job.id, titles) ?? job.id);
  }

  stop(): void {
    this.#request.stop();
  }

  /** Returns true if the link may be followed: no listener canceled the event, and applications open in a tab. */
  applyClicked(id: number, url: string, ownUrl: string): boolean {
    const { store, tell, titles, attribution } = this.#shared;
    const goesOn = tell("apply-click", { id, title: titles.get(id) ?? "", url, attribution });
    // A link to the job's own page is not counted here: the application on that page is.
    if (url !== ownUrl) this.#count("apply-click", id);
    return goesOn && store.get().options.apply === "tab";
  }

  /**
   * Counts an opened job, or a visitor leaving to apply. `keepalive`: the request completes even if the page is closed.
   */
  #count(what: "click" | "apply-click", job: number): void {
    const { store, attribution } = this.#shared;
    void fetch(`${store.get().options.host}/api/v1/user/job/${what}`, {
      method: "POST",
      credentials: "omit",
      keepalive: true,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ job_id: job, source: "embed", ...attribution }),
    }).catch(() => {});
  }
}
