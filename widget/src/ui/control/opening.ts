import { languageOf } from "../../core/speech.ts";
import type { OpenJob } from "../asking/open-job.ts";
import type { Shared } from "../asking/shared.ts";
import { loadPress } from "../press/load-press.ts";

/** Milliseconds after which a visitor who opened a job sees an error; a later reply is still used. */
const OPEN_TIMEOUT_MS = 6_000;

/** Opens and closes a job; a job that failed to load is loaded again when the browser is online. */
export class Opening {
  readonly #shared: Shared;
  #job: OpenJob | undefined;

  constructor(shared: Shared) {
    this.#shared = shared;
    const { store, life } = shared;
    const again = (): void => {
      const { job } = store.get();
      if (job?.status === "failed") this.open(job.id);
    };
    window.addEventListener("online", again, { signal: life });
  }

  /** Address of a job's own page. */
  url(id: number): string {
    const { host, utm, locale } = this.#shared.store.get().options;
    const query = new URLSearchParams({
      source: "embed",
      ...this.#shared.attribution,
      ...(utm && { utm: "on" }),
    });
    return `${host}${languageOf(locale) === "es" ? "/es" : ""}/job/${id}?${query}`;
  }

  open(id: number): void {
    const { store } = this.#shared;
    store.set({ job: { id, status: "loading", detail: null } });
    const fail = (): void => {
      const { job } = store.get();
      if (job?.id === id && job.status === "loading") store.set({ job: { ...job, status: "failed" } });
    };
    const late = setTimeout(fail, OPEN_TIMEOUT_MS);
    void loadPress().then(({ OpenJob }) => {
      clearTimeout(late);
      this.#job ??= new OpenJob(this.#shared);
      return this.#job.open(id);
    }, fail);
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

  /** Returns true if the link may be followed: no listener canceled the event, and applications open in a tab. */
  applyClicked(id: number, url: string): boolean {
    return this.#job?.applyClicked(id, url, this.url(id)) ?? true;
  }
}
