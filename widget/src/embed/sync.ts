import type { UrlState } from "../core/protocol.ts";
import type { Controller } from "../ui/control/controller.ts";
import { PageAddress, readState, writeState } from "./url-sync.ts";

export { PageAddress, readState };

/** Called with each new state; `push` if it adds a history entry, which Back undoes. */
export type OnState = (state: UrlState, push: boolean) => void;

/**
 * Connects an embed's filters and open job to a page's address, and the embed to the page's Back. Nothing is written before a user gesture.
 * A separate chunk, because most embeds do not use the address.
 */
export class Sync {
  readonly #controller: Controller;
  readonly #onState: OnState;
  readonly #life = new AbortController();
  #written: string;
  #hadJob: boolean;
  #isReading = false;

  constructor(controller: Controller, to: PageAddress | OnState) {
    const state = controller.store.get();
    this.#controller = controller;
    this.#onState = to instanceof PageAddress ? (next, push) => to.write(next, push) : to;
    this.#written = JSON.stringify(writeState(state));
    this.#hadJob = state.job !== null;
    const { signal } = this.#life;
    const unsubscribe = controller.store.subscribe(() => this.#changed());
    signal.addEventListener("abort", unsubscribe);
    if (to instanceof PageAddress) {
      window.addEventListener("popstate", () => this.read(to.read()), { signal });
    }
  }

  /** Applies a state to the embed: after Back, or when the page around a frame sends one. */
  read(state: UrlState): void {
    const wanted = readState(state);
    const { filters, job } = this.#controller.store.get();
    this.#isReading = true;
    if (JSON.stringify(filters) !== JSON.stringify(wanted.filters)) {
      this.#controller.setFilters(wanted.filters);
    }
    if (wanted.job === null) this.#controller.closeJob();
    else if (job?.id !== wanted.job) this.#controller.openJob(wanted.job);
    this.#isReading = false;
  }

  stop(): void {
    this.#life.abort();
  }

  #changed(): void {
    const { filters, job, phase } = this.#controller.store.get();
    const state = writeState({ filters, job });
    const text = JSON.stringify(state);
    if (phase !== "ready" || text === this.#written) return;
    const push = job !== null && !this.#hadJob;
    this.#written = text;
    this.#hadJob = job !== null;
    if (!this.#isReading) this.#onState(state, push);
  }
}
