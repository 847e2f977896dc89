/**
 * The loader's second file: everything that neither the first view nor the map and list need to wait for. The hashes of all later files,
 * pinned versions, frames, and the page's calls.
 */
import type { addLanguage } from "../core/strings.ts";
import type { Handle } from "./handle.ts";

/** One immutable folder of files, as `build/release.ts` writes it. */
export interface Release {
  /** Folder of the release, relative to the loader. */
  folder: string;
  /** Subresource Integrity hashes of all files; the loader itself contains those of the files it loads. */
  files: Readonly<Record<string, string>>;
}

/** Functions that the loader provides. */
export interface Tools {
  readonly origin: string;
  readonly current: Release;
  /** Makes the browser verify a file's bytes before running them. */
  readonly check: (url: string, integrity: string | undefined) => void;
  readonly run: (release: Release, file: string) => Promise<unknown>;
  readonly load: (version: string, tries: number) => Promise<App>;
}

/** The parts of `mount.ts` that pages may use. */
export interface App {
  mount(element: HTMLElement, options: Readonly<Record<string, unknown>>): Handle;
  readonly addLanguage: typeof addLanguage;
}

/** The argument of a page's `JobMap((api) => …)` callback. */
export interface Api {
  mount(element: HTMLElement | string, options: Readonly<Record<string, unknown>>): Handle;
  readonly addLanguage: typeof addLanguage;
  /** Connects one of our frames. The loader does so by itself for the frames it finds. */
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

/** Hashes of the other files of this release, inserted here by `build/release.ts`. */
declare const FILES: Readonly<Record<string, string>>;
const files = FILES;

/** Milliseconds between attempts. */
const RETRY_INTERVAL_MS = 4_000;

export function help({ origin, current, check, run, load }: Tools): Beside {
  const base = `${origin}/widget/v1/`;
  const hashes: Record<string, string | undefined> = {};
  const learn = (release: Release): Release => {
    for (const file of Object.keys(release.files)) hashes[base + release.folder + file] = release.files[file];
    return release;
  };
  // The loader verifies with them as well.
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
        setTimeout(connectAll, RETRY_INTERVAL_MS);
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
    // A retry uses a different URL for the same bytes.
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
        () => setTimeout(call, RETRY_INTERVAL_MS, callback, tries + 1),
      );
    },
  };
}
