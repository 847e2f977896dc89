import type { Resume } from "@jobmap/contract";
import { t } from "#text";
import { ApiFailure, call } from "../../lib/api.ts";
import { isSame } from "../../lib/same.ts";
import { toast } from "../../lib/toasts.ts";
import { type Draft, draftOf } from "./resume-draft.ts";

/** After the last key, in milliseconds. */
const SAVE_PAUSE_MS = 600;
const UNEXPECTED = t`Something went wrong. Your changes are not saved yet.`;

export interface SaverState {
  readonly state: "saved" | "saving" | "failed";
  /** What another window or device saved meanwhile. Nothing is saved here until its owner has decided. */
  readonly other: Resume | undefined;
}

/** Saves the drafts of one resume, one after another, each over the version before it. */
export class ResumeSaver {
  readonly #id: number;
  #version: number;
  #unsaved: Draft | undefined;
  /** Whose reply may have been lost: what is stored then is no other window's. */
  #sent: Draft | undefined;
  #running: Promise<boolean> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: SaverState = { state: "saved", other: undefined };
  readonly #listeners = new Set<() => void>();

  constructor({ id, version }: Resume) {
    this.#id = id;
    this.#version = version;
  }

  readonly getState = (): SaverState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Saves a draft after a pause. */
  put(draft: Draft): void {
    this.#unsaved = draft;
    this.#set({ state: "saving" });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), SAVE_PAUSE_MS);
  }

  /** Continues over what another window saved. */
  goOnFrom({ version }: Resume): void {
    this.#version = version;
    this.#set({ other: undefined });
  }

  /** Saves now. @returns whether everything is saved */
  save(): Promise<boolean> {
    this.#running ??= this.#saveAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Saves what is unsaved when the page is hidden or left, and asks before a tab is closed with changes that are not saved. */
  watchPage(): () => void {
    const hide = () => document.visibilityState === "hidden" && void this.save();
    const ask = (event: BeforeUnloadEvent) => this.#unsaved && event.preventDefault();
    const retry = () => void this.save();
    document.addEventListener("visibilitychange", hide);
    addEventListener("beforeunload", ask);
    addEventListener("online", retry);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      removeEventListener("beforeunload", ask);
      removeEventListener("online", retry);
      void this.save();
    };
  }

  async #saveAll(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#unsaved && !this.#state.other) {
      const draft = this.#unsaved;
      this.#set({ state: "saving" });
      try {
        const isSent = await this.#send(draft);
        if (isSent && this.#unsaved === draft) this.#unsaved = undefined;
      } catch (failure) {
        this.#set({ state: "failed" });
        toast(failure instanceof Error ? failure.message : UNEXPECTED, { tone: "danger" });
        return false;
      }
    }
    this.#set({ state: this.#unsaved ? "failed" : "saved" });
    return !this.#unsaved;
  }

  /** @returns whether it is saved; if not, another window has saved something else */
  async #send(draft: Draft): Promise<boolean> {
    const before = this.#sent;
    this.#sent = draft;
    try {
      const body = { id: this.#id, version: this.#version, ...draft };
      this.#version = (await call("POST user/resume/update", { body })).version;
      this.#sent = undefined;
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || failure.code !== "changed_elsewhere") throw failure;
      const { items } = await call("GET user/resume", {});
      const stored = items.find(({ id }) => id === this.#id);
      if (!stored) throw failure;
      const isOurs = before !== undefined && isSame(draftOf(stored), before);
      if (isOurs || isSame(draftOf(stored), draft)) {
        this.#version = stored.version;
        return await this.#send(draft);
      }
      this.#set({ other: stored });
      return false;
    }
  }

  #set(change: Partial<SaverState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
