import type { OpenJob } from "./open-job.ts";
import type { Shared } from "./shared.ts";

/** Opens and closes a job. What brings and counts it is a chunk that the first one loads. */
export class Opening {
  readonly #shared: Shared;
  #job: OpenJob | undefined;

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  /** Address of a job's own page. */
  url(id: number): string {
    const query = new URLSearchParams({ source: "embed", ...this.#shared.attribution });
    return `${this.#shared.store.get().options.host}/job/${id}?${query}`;
  }

  open(id: number): void {
    const { store } = this.#shared;
    store.set({ job: { id, status: "loading", detail: null } });
    void import("./open-job.ts").then(
      ({ OpenJob }) => {
        this.#job ??= new OpenJob(this.#shared);
        return this.#job.open(id);
      },
      () => {
        if (store.get().job?.id === id) store.set({ job: { id, status: "failed", detail: null } });
      },
    );
  }

  /** Shows the open job's pin, now that the jobs are in the browser. */
  select(): void {
    this.#job?.select();
  }

  close(): void {
    const { store, map, tell } = this.#shared;
    const { job } = store.get();
    if (job === null) return;
    this.#job?.stop();
    store.set({ job: null });
    map?.setSelected(null);
    tell("job-close", { id: job.id });
  }

  /** True when the link may be followed; the page may have cancelled it, or asked only to be told. */
  applyClicked(id: number, url: string): boolean {
    return this.#job?.applyClicked(id, url, this.url(id)) ?? true;
  }
}
