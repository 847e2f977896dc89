/** Tells the server, for the employer, that a visit to this page had no map, or had it late. Part of files that are loaded when that happens. */

/** The reported failure; `api/contract` has the list of reasons. */
export type Reason =
  | "connect-src"
  | "script-src"
  | "blocked-by-client"
  | "http-4xx"
  | "http-5xx"
  | "integrity"
  | "garbled"
  | "stalled"
  | "script-error"
  | "connection";

export interface Failing {
  /** The embed, where its events are heard. */
  readonly element: Element;
  readonly company: string;
  readonly host: string;
  readonly nonce: unknown;
  /** Asked once; a policy that is seen at work knows better. */
  readonly why: (origin: string) => Reason | Promise<Reason>;
}

/** Timeout in milliseconds after which a map that has not loaded is reported as failed. */
const SETTLED = 20_000;
const MAX_LENGTH = 200;
/** The failures this page has reported, from any of the files. */
const TOLD = Symbol.for("jobmap.told");

/** Once a visit, page and company: when the map has come, the visitor leaves, or nothing changes any more. */
export function tellFailure({ element, company, host, nonce, why }: Failing): void {
  const { origin } = new URL(host);
  const page = pageOf(origin);
  if (page === undefined || !navigator.onLine || element.closest('[report="off"]')) return;
  if (!isFirst(`${company} ${page}`)) return;

  const reason = Promise.resolve(why(origin)).catch(() => "connection");
  const life = new AbortController();
  const { signal } = life;
  let policy = "";
  let isTold = false;
  const tell = async (recovered: boolean): Promise<void> => {
    if (isTold) return;
    isTold = true;
    clearTimeout(timer);
    try {
      if (policy !== "connect-src") await post({ page, reason: policy || (await reason), recovered });
    } catch {
      // Nobody is reached: when the map is there after all, somebody is.
      isTold = policy !== "";
    }
    // The policy that refuses all the rest lets scripts of ours through. This one is not run.
    if (policy === "connect-src") askForScript();
    if (isTold) life.abort();
  };
  const timer = setTimeout(tell, SETTLED, false);
  element.addEventListener("jobmap:ready", () => void tell(true), { signal });
  addEventListener("pagehide", () => void tell(false), { signal });
  document.addEventListener(
    "securitypolicyviolation",
    ({ blockedURI, effectiveDirective, disposition }) => {
      const [directive] = /^(connect|script)-src/.exec(effectiveDirective) ?? [];
      if (!directive || disposition !== "enforce" || !blockedURI.startsWith(origin)) return;
      policy ||= directive;
      void tell(false);
    },
    { signal },
  );

  async function post(failure: object): Promise<void> {
    await fetch(`${origin}/api/v1/map/company/${encodeURIComponent(company)}/failure`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(failure),
      credentials: "omit",
      referrerPolicy: "no-referrer",
      keepalive: true,
    });
  }

  function askForScript(): void {
    const link = document.createElement("link");
    const href = `${origin}/widget/v1/failure/${encodeURIComponent(company)}.js?page=${encodeURIComponent(page ?? "")}`;
    const rel = "modulepreload";
    Object.assign(link, { rel, crossOrigin: "", referrerPolicy: "no-referrer", nonce, href });
    link.onload = link.onerror = () => link.replaceWith();
    document.head.append(link);
  }
}

/** The page that has the embed, without its query. Pages and frames of ours are whole without the widget. */
function pageOf(ours: string): string | undefined {
  const { protocol, origin, pathname } = location;
  if (!/^https?:$/.test(protocol) || origin === ours) return;
  return (origin + pathname).slice(0, MAX_LENGTH);
}

function isFirst(key: string): boolean {
  const known: unknown = Reflect.get(window, TOLD);
  const told = known instanceof Set ? known : new Set<string>();
  Reflect.set(window, TOLD, told);
  return !told.has(key) && told.add(key).size > 0;
}
