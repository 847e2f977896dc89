/**
 * The evergreen script of the two-line embed. It knows the newest release, and where the manifest with all others is: `<job-map>`
 * elements keep their space, show their first view and load the widget when they come near, frames of ours are connected, calls
 * made before it are answered.
 */

import { defineElement, type ElementSettings, type Widget } from "./element.ts";
import type { Api } from "./mount.ts";
import { showFirstView } from "./show-first.ts";

interface Release {
  /** Of the release, below the loader's own. */
  readonly folder: string;
  /** Loaded at once, in this order; the first is the entry. */
  readonly first: readonly string[];
  /** Subresource Integrity of every file; in the loader of what is loaded at once. */
  readonly files: Readonly<Record<string, string>>;
}

/** The newest, written here by `build/release.ts`: code need not wait for the manifest. */
declare const RELEASE: Release;
const current = RELEASE;

interface Manifest {
  readonly version: string;
  readonly releases: Readonly<Record<string, Release>>;
}

type Frames = { connectFrame(frame: HTMLIFrameElement): () => void };
type Callback = (api: Api) => void;

interface App extends Widget {
  makeApi(host: string, connectFrame: Api["connectFrame"]): Api;
}

interface Global {
  (callback: Callback): void;
  q?: Callback[];
  /** Makes the browser check a chunk's bytes before it runs them. */
  preload?: (url: string) => void;
}

const page = window as unknown as { JobMap?: Global };
const script = document.currentScript;

if (script instanceof HTMLScriptElement && !page.JobMap?.preload) {
  const base = new URL(".", script.src).href;
  const { origin } = new URL(base);
  const hashes: Record<string, string> = {};
  let manifest: Promise<Manifest> | undefined;

  const asked = new Set<string>();

  const learn = (release: Release): Release => {
    for (const file of Object.keys(release.files))
      hashes[base + release.folder + file] = release.files[file] ?? "";
    return release;
  };
  const preload = (url: string): void => {
    // What is asked for again has a query, and the same bytes.
    const integrity = hashes[url.split("?")[0] ?? ""];
    if (!integrity || asked.has(url)) return;
    asked.add(url);
    const link = document.createElement("link");
    Object.assign(link, {
      rel: "modulepreload",
      crossOrigin: "",
      integrity,
      href: url,
      nonce: script.nonce,
      // What is imported again after that would else not be checked again.
      onerror: () => asked.delete(url),
    });
    document.head.append(link);
  };
  const run = <T>({ folder }: Release, files: readonly string[]): Promise<T> => {
    const urls = files.map((file) => base + folder + file);
    urls.forEach(preload);
    return import(urls[0] ?? "") as Promise<T>;
  };

  const find = async (version: string): Promise<Release> => {
    // By the release, so that no older copy of it is taken from a cache.
    manifest ??= fetch(`${base}manifest.json?${current.folder}`, { credentials: "omit" }).then((reply) =>
      reply.json(),
    );
    try {
      const { version: newest, releases } = await manifest;
      const release = releases[version || newest];
      if (!release) throw new Error(`No release ${version}.`);
      return learn(release);
    } catch (error) {
      manifest = undefined;
      throw error;
    }
  };

  const loadWidget = async (version: string): Promise<App> => {
    const found = find(version);
    // The newest begins to travel at once; what it loads later is checked by the manifest.
    const release = version ? await found : learn(current);
    const [app] = await Promise.all([run<App>(release, release.first), found]);
    return app;
  };
  const connectFrame: Api["connectFrame"] = (frame) =>
    find("")
      .then((release) => run<Frames>(release, ["frame-host.js"]))
      .then((frames) => frames.connectFrame(frame));

  const waiting = page.JobMap?.q ?? [];
  const call: Global = (callback) =>
    void loadWidget("").then(({ makeApi }) => callback(makeApi(origin, connectFrame)));
  call.preload = preload;
  page.JobMap = call;
  waiting.forEach(call);

  const show: ElementSettings["show"] = (element, options, signal) =>
    options["host"] === origin
      ? showFirstView(element, options, signal, () => run(learn(current), ["first.js"]))
      : undefined;
  defineElement({ load: loadWidget, show, defaults: { host: origin, nonce: script.nonce } });

  const seen = new WeakSet<HTMLIFrameElement>();
  const connectAll = (): void => {
    for (const frame of document.querySelectorAll("iframe")) {
      if (!frame.src.startsWith(`${origin}/job-map-iframe/`) || seen.has(frame)) continue;
      seen.add(frame);
      connectFrame(frame).catch(() => {});
    }
  };
  connectAll();
  addEventListener("DOMContentLoaded", connectAll);
}
