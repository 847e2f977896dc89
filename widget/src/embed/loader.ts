/**
 * The evergreen script of the two-line embed. It knows the newest release: `<job-map>` elements keep their space, show their first view and
 * load the widget when they come near. Everything that need not load at once is in its second file, `beside.ts`.
 */
import type { App, Beside, Callback, Release } from "./beside.ts";
import type { Rescuer } from "./bring.ts";
import { defineElement, NAME, type Widget } from "./element.ts";
import { type Painter, showFirstView } from "./show-first.ts";

/** The newest, written here by `build/release.ts`: code need not wait for the manifest. */
declare const RELEASE: Release;
const current = RELEASE;

interface Global {
  (callback: Callback): void;
  q?: Callback[];
  preload?: (url: string) => void;
}

/** Where an address of ours begins; plugins that combine or copy scripts give them addresses of their own. */
const OWN = /^(https?:\/\/[^/]+)\/widget\/v1\/loader/;
const RETRY_INTERVAL_MS = 4e3;
/** Milliseconds between looks for a server's address. */
const ADDRESS_INTERVAL_MS = 400;
const LOOKS = 9;
const page = window as unknown as { JobMap?: Global };
const { currentScript } = document;

function start(origin: string): void {
  const base = `${origin}/widget/v1/`;
  const nonce = currentScript?.nonce;
  const asked = new Set<string>();

  const check = (href: string, integrity: string | undefined): void => {
    if (!integrity || asked.has(href)) return;
    const link = document.createElement("link");
    // Until it is there each import brings its own check: what failed one is forgotten, and would be fetched without.
    const onload = (): unknown => asked.add(href);
    Object.assign(link, { rel: "modulepreload", crossOrigin: "", integrity, href, nonce, onload });
    document.head.append(link);
  };
  const run = <T>({ folder, files }: Release, name: string): Promise<T> => {
    const url = base + folder + name;
    check(url, files[name]);
    return import(url) as Promise<T>;
  };

  let helped: Promise<Beside> | undefined;
  const help = (): Promise<Beside> =>
    (helped ??= run<typeof import("./beside.ts")>(current, "beside.js").then(
      (beside) => {
        const found = beside.help({ origin, current, check, run, load });
        call.preload = found.preload;
        return found;
      },
      (error: unknown) => {
        helped = undefined;
        throw error;
      },
    ));
  const load = async (version: string, tries: number): Promise<App & Widget> => {
    // Browsers and caches remember what failed. One more slash is another address of all that is in the folder.
    if (tries) current.folder += "/";
    const helping = help();
    const release = version ? await (await helping).pinned(version) : current;
    const [app] = await Promise.all([
      run<App & Widget>(release, "app.js"),
      // What comes later is not checked without it, and comes.
      tries || helping.catch(() => {}),
    ]);
    return app;
  };

  // A form or a script of the page may be called JobMap too.
  const waiting: unknown = page.JobMap?.q;
  const call: Global = (callback) =>
    void help().then(
      (beside) => beside.call(callback),
      () => setTimeout(call, RETRY_INTERVAL_MS, callback),
    );
  page.JobMap = call;
  if (Array.isArray(waiting)) for (const callback of waiting) call(callback);

  defineElement({
    load,
    // Its hash comes with the other half.
    rescuer: () => help().then(() => run<Rescuer>(current, "rescue.js")),
    show: showFirstView(() => run<Painter>(current, "first.js")),
    defaults: { host: origin, nonce },
  });

  const look = (): void => {
    if (document.querySelector("iframe[src*=job-map-iframe]"))
      help().then(
        (beside) => beside.connectAll(),
        () => {},
      );
  };
  look();
  // Of each frame, whenever it comes, and of all else: loads do not bubble, but they are seen on their way down.
  document.addEventListener("load", look, true);
}

/** From a script of ours; where it was inlined, combined or moved, from the element. */
function begin(looks: number): void {
  let origin: string | undefined;
  for (const one of document.querySelectorAll("script,job-map"))
    origin ??= OWN.exec(Reflect.get(one, "src") ?? `${one.getAttribute("host")}/widget/v1/loader`)?.[1];
  if (customElements.get(NAME)) return;
  if (origin) start(origin);
  else if (looks < LOOKS) setTimeout(begin, ADDRESS_INTERVAL_MS, looks + 1);
  // biome-ignore lint/suspicious/noConsole: the person who looks after the page reads it there
  else console.error('[Jobmap] Say host="https://…" on <job-map>');
}

begin(0);
