/**
 * The evergreen script of the two-line embed. It knows nothing but where the manifest is: `<job-map>` elements keep their
 * space and load the widget when they come near, frames of ours are connected, calls made before it are answered.
 */
import { COLUMNS_MEDIA_TYPE } from "../core/company-columns.ts";
import { defineElement, type Widget } from "./element.ts";

interface Release {
  /** Of the release, below the loader's own. */
  readonly folder: string;
  /** Loaded at once, in this order; the first is the entry. */
  readonly first: readonly string[];
  /** Subresource Integrity of every file. */
  readonly files: Readonly<Record<string, string>>;
}

interface Manifest {
  readonly version: string;
  readonly releases: Readonly<Record<string, Release>>;
}

type Frames = { connectFrame(frame: HTMLIFrameElement): () => void };
type Callback = (api: Api) => void;

interface Api {
  mount(element: HTMLElement | string, options: Readonly<Record<string, unknown>>): unknown;
  addLanguage(language: string, strings: unknown): void;
  connectFrame(frame: HTMLIFrameElement): Promise<() => void>;
}

interface Global {
  (callback: Callback): void;
  q?: Callback[];
  /** Makes the browser check a chunk's bytes before it runs them. */
  preload?: (url: string) => void;
  /** Jobs that were asked for together with the code that reads them, by address. */
  early?: Record<string, Promise<Response>>;
}

const page = window as unknown as { JobMap?: Global };
const script = document.currentScript;

if (script instanceof HTMLScriptElement && !page.JobMap?.preload) {
  const base = new URL(".", script.src).href;
  const { origin } = new URL(base);
  const hashes: Record<string, string> = {};
  const loaded: Record<string, Promise<Release>> = {};
  let manifest: Promise<Manifest> | undefined;

  const preload = (url: string): void => {
    const integrity = hashes[url];
    if (!integrity) return;
    delete hashes[url];
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", crossOrigin: "", integrity, href: url });
    if (script.nonce) link.nonce = script.nonce;
    document.head.append(link);
  };

  const find = (version: string): Promise<Release> => {
    manifest ??= fetch(`${base}manifest.json`, { credentials: "omit" }).then((reply) => reply.json());
    loaded[version] ??= manifest
      .then(({ version: newest, releases }) => {
        const release = releases[version || newest];
        if (!release) throw new Error(`There is no release ${version}.`);
        for (const file in release.files) hashes[base + release.folder + file] = release.files[file] ?? "";
        return release;
      })
      .catch((error: unknown) => {
        delete loaded[version];
        manifest = undefined;
        throw error;
      });
    return loaded[version];
  };

  const load = <T>(version: string, files: (release: Release) => readonly string[]): Promise<T> =>
    find(version).then((release) => {
      const urls = files(release).map((file) => base + release.folder + file);
      for (const url of urls) preload(url);
      return import(urls[0] ?? "") as Promise<T>;
    });
  const loadWidget = (version: string): Promise<Widget & Pick<Api, "addLanguage">> =>
    load(version, ({ first }) => first);
  const connectFrame: Api["connectFrame"] = (frame) =>
    load<Frames>("", () => ["frame-host.js"]).then((frames) => frames.connectFrame(frame));

  const waiting = page.JobMap?.q ?? [];
  const call: Global = (callback) =>
    void loadWidget("").then((widget) =>
      callback({
        mount(element, options) {
          const place = typeof element === "string" ? document.querySelector<HTMLElement>(element) : element;
          if (!place) throw new Error(`[Jobmap] There is no element ${element}.`);
          return widget.mount(place, { host: origin, ...options });
        },
        addLanguage: widget.addLanguage,
        connectFrame,
      }),
    );
  call.preload = preload;
  page.JobMap = call;
  waiting.forEach(call);

  const early: Record<string, Promise<Response>> = {};
  call.early = early;
  const askEarly = ({ company, host }: Readonly<Record<string, unknown>>): void => {
    if (typeof company !== "string" || host !== origin) return;
    const url = `${origin}/api/v1/map/company/${encodeURIComponent(company)}`;
    early[url] ??= fetch(url, { credentials: "omit", headers: { Accept: COLUMNS_MEDIA_TYPE } });
    early[url].catch(() => {});
  };
  defineElement({
    load(version, options) {
      askEarly(options);
      return loadWidget(version);
    },
    defaults: { host: origin, nonce: script.nonce },
  });

  const seen = new WeakSet<HTMLIFrameElement>();
  const connectAll = (): void => {
    for (const frame of document.querySelectorAll("iframe")) {
      if (!frame.src.startsWith(`${origin}/job-map-iframe/`) || seen.has(frame)) continue;
      seen.add(frame);
      connectFrame(frame).catch(() => {});
    }
  };
  connectAll();
  document.addEventListener("DOMContentLoaded", connectAll);
}
