/**
 * The loader's other half: what neither the first view nor the map and the list wait for. The hashes of all later files, pinned versions,
 * frames, and the calls of pages.
 */
import type { addLanguage } from "../core/strings.ts";
import type { Handle } from "./handle.ts";

/** One immutable folder of files, as `build/release.ts` writes it. */
export interface Release {
  /** Of the release, below the loader's own. */
  folder: string;
  /** Subresource Integrity of every file; in the loader of those that it loads itself. */
  files: Readonly<Record<string, string>>;
}

/** What the loader lends. */
export interface Tools {
  readonly origin: string;
  readonly current: Release;
  /** Makes the browser check a file's bytes before it runs them. */
  readonly check: (url: string, integrity: string | undefined) => void;
  readonly run: (release: Release, file: string) => Promise<unknown>;
  readonly load: (version: string, tries: number) => Promise<App>;
}

/** Of `mount.ts`, as far as pages may use it. */
export interface App {
  mount(element: HTMLElement, options: Readonly<Record<string, unknown>>): Handle;
  readonly addLanguage: typeof addLanguage;
}

/** What a page's `JobMap((api) => …)` is called with. */
export interface Api {
  mount(element: HTMLElement | string, options: Readonly<Record<string, unknown>>): Handle;
  readonly addLanguage: typeof addLanguage;
  /** Connects a frame of ours. The loader does so by itself with those that it finds. */
  connectFrame(frame: HTMLIFrameElement): Promise<() => void>;
}

export type Callback = (api: Api) => void;
type Frames = { connectFrame(frame: HTMLIFrameElement): () => void };

export interface Beside {
  readonly preload: (url: string) => void;
  readonly pinned: (version: string) => Promise<Release>;
  readonly connectAll: () => void;
  readonly call: (callback: Callback, tries?: number) => void;
}

/** Of every other file of this release, written here by `build/release.ts`. */
declare const FILES: Readonly<Record<string, string>>;
const files = FILES;

/** Milliseconds between tries. */
const AGAIN = 4_000;

export function help({ origin, current, check, run, load }: Tools): Beside {
  const base = `${origin}/widget/v1/`;
  const hashes: Record<string, string | undefined> = {};
  const learn = (release: Release): Release => {
    for (const file of Object.keys(release.files)) hashes[base + release.folder + file] = release.files[file];
    return release;
  };
  // The loader checks with them too.
  current.files = { ...files, ...current.files };
  const newest = learn({ ...current });

  const connectFrame: Api["connectFrame"] = async (frame) => {
    const frames = (await run(newest, "frame-host.js")) as Frames;
    return frames.connectFrame(frame);
  };
  const seen = new WeakSet<HTMLIFrameElement>();
  const connectAll = (): void => {
    for (const frame of document.querySelectorAll("iframe")) {
      if (!frame.src.startsWith(`${origin}/job-map-iframe/`) || seen.has(frame)) continue;
      seen.add(frame);
      connectFrame(frame).catch(() => {
        seen.delete(frame);
        setTimeout(connectAll, AGAIN);
      });
    }
  };
  const makeApi = (app: App): Api => ({
    mount(element, options) {
      const place = typeof element === "string" ? document.querySelector<HTMLElement>(element) : element;
      if (!place) throw new Error(`[Jobmap] Element not found: ${element}.`);
      return app.mount(place, { host: origin, ...options });
    },
    addLanguage: app.addLanguage,
    connectFrame,
  });

  return {
    // What is asked for again has another address, and the same bytes.
    preload: (url) => check(url, hashes[url.replace(/\?.*|(?<!:)\/(?=\/)/g, "")]),
    pinned: async (version) => {
      const reply = await fetch(`${base}manifest.json?${current.folder}`, { credentials: "omit" });
      const { releases }: { releases: Readonly<Record<string, Release>> } = await reply.json();
      const release = releases[version];
      if (!release) throw new Error(`Release ${version} does not exist.`);
      return learn(release);
    },
    connectAll,
    call: function call(callback, tries = 0) {
      void load("", tries).then(
        (app) => callback(makeApi(app)),
        () => setTimeout(call, AGAIN, callback, tries + 1),
      );
    },
  };
}
