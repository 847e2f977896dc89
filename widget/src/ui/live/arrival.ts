import { COLUMNS_MEDIA_TYPE, type CompanyMeta, type FirstJobs } from "../../core/company-columns-meta.ts";
import { part } from "../api/api.ts";
import { type Shared, tellFailure } from "../asking/shared.ts";
import type { Follow } from "./follow.ts";
import { Retry } from "./retry.ts";

/** Called with the progress of loading a company's jobs. */
export interface Arriving {
  /**
   * The metadata, before any job. Resolves when the list has been requested, so that jobs are not downloaded at the
   * same time.
   */
  readonly first: (jobs: FirstJobs) => Promise<void>;
  /** All jobs: when they are loaded, and after every change. */
  readonly jobs: (meta: CompanyMeta) => void;
}

/** Loads a company's metadata, then all its jobs, and follows their changes. Retries until it succeeds. */
export class Arrival {
  readonly #shared: Shared;
  readonly #arriving: Arriving;
  readonly #retry: Retry;
  #first: Promise<FirstJobs | undefined> | undefined;
  #etag = "";
  #follow: Follow | undefined;

  constructor(shared: Shared, first: Promise<FirstJobs | undefined> | undefined, arriving: Arriving) {
    this.#shared = shared;
    this.#first = first;
    this.#arriving = arriving;
    this.#retry = new Retry(
      () => void this.load(),
      (retryIn) => shared.store.set({ retryIn }),
    );
    shared.life.addEventListener("abort", () => {
      this.#retry.stop();
      this.#follow?.stop();
    });
  }

  now(): void {
    this.#retry.now();
  }

  async load(): Promise<void> {
    const { store, api, life } = this.#shared;
    try {
      const first = await this.#first;
      this.#first = undefined;
      if (first !== undefined && !life.aborted) await this.#arriving.first(first);
      if (life.aborted) return;
      const path = `map/company/${encodeURIComponent(store.get().options.company)}`;
      // No `If-None-Match`: the browser revalidates its own cache and hides the 304. An equal ETag says that nothing
      // changed.
      const [reply, { LocalJobs }] = await Promise.all([
        api.ask(path, { headers: { Accept: COLUMNS_MEDIA_TYPE }, signal: life }),
        part(import("../local/local.ts")),
      ]);
      const etag = reply.headers.get("ETag") ?? "";
      const isNew = etag === "" || etag !== this.#etag;
      const jobs = isNew ? await part(reply.arrayBuffer().then(LocalJobs.read)) : undefined;
      if (life.aborted) return;
      this.#retry.succeeded();
      this.#etag = etag;
      if (jobs !== undefined) {
        this.#shared.local = jobs;
        this.#arriving.jobs(jobs.meta);
      } else if (store.get().phase !== "ready") store.set({ phase: "ready" });
      this.follow();
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Follows new and closed jobs once the company is loaded, as long as the `live` option is on. */
  follow(): void {
    const { store, life } = this.#shared;
    const { options, meta } = store.get();
    if (!options.live || meta === null) {
      this.#follow?.stop();
      this.#follow = undefined;
      return;
    }
    if (this.#follow !== undefined) return;
    void import("./follow.ts").then(
      ({ Follow }) => {
        if (life.aborted || this.#follow !== undefined || !store.get().options.live) return;
        const version = (): number => store.get().meta?.version ?? 0;
        this.#follow = new Follow(options.host, meta.company.username, version, () => this.load());
      },
      () => {},
    );
  }

  #failed(error: unknown): void {
    const { store, life, tell } = this.#shared;
    if (life.aborted) return;
    const { code, trouble, wait } = tellFailure(tell, error);
    if (code === "not_found") store.set({ phase: "unknown" });
    else if (code === "gone") store.set({ phase: "deactivated" });
    else {
      store.set({ phase: "down", trouble, wait });
      this.#retry.failed(wait);
    }
  }
}
