import { ApiFailure, readWith } from "../api/api.ts";
import { readDetail } from "../api/api-detail.ts";
import { Asking, type Shared } from "./shared.ts";

/** The one job that is open, and the clicks that are counted. */
export class OpenJob {
  readonly #shared: Shared;
  readonly #asking: Asking;
  readonly #opened = new Set<number>();

  constructor(shared: Shared) {
    this.#shared = shared;
    this.#asking = new Asking(shared.life);
  }

  /** Brings what is to be read of the job that the store names. */
  async open(id: number): Promise<void> {
    const { store, map, titles } = this.#shared;
    if (store.get().job?.id !== id) return;
    const signal = this.#asking.next();
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

  /** Its pin, wherever a cluster may hide it, once the jobs are in the browser. */
  select(): void {
    const { store, map, local, titles } = this.#shared;
    const { job } = store.get();
    if (job !== null) map?.setSelected(local?.pinOf(job.id, titles) ?? job.id);
  }

  stop(): void {
    this.#asking.stop();
  }

  /** True when the link may be followed; the page may have canceled it, or asked only to be told. */
  applyClicked(id: number, url: string, ownUrl: string): boolean {
    const { store, tell, titles, attribution } = this.#shared;
    const goesOn = tell("apply-click", { id, title: titles.get(id) ?? "", url, attribution });
    // On the job's own page applying is still to come: what counts there is the application.
    if (url !== ownUrl) this.#count("apply-click", id);
    return goesOn && store.get().options.apply === "tab";
  }

  /** Counts that a job was opened, or that a visitor left to apply. Nothing waits for the request, and it outlives the page. */
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
