/**
 * Reports to the server, for the employer, that a visit to this page had no map or had it late. Part of files that are
 * loaded only then.
 */

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
  /** The embed, whose events are listened to. */
  readonly element: Element;
  readonly company: string;
  readonly host: string;
  readonly nonce: unknown;
  /** Called once; a Content-Security-Policy violation overrides its answer. */
  readonly why: (origin: string) => Reason | Promise<Reason>;
}

/** Milliseconds after which a map that has not loaded is reported as failed. */
const REPORT_TIMEOUT_MS = 20_000;
const MAX_LENGTH = 200;
/** Key of the set of failures this page has reported, shared by all files of the widget. */
const TOLD = Symbol.for("jobmap.told");

/** Reports once per visit, page and company: when the map appears, when the visitor leaves, or after the timeout. */
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
      // The server cannot be reached: report again if the map appears after all.
      isTold = policy !== "";
    }
    // A policy with `connect-src` may still allow our scripts: the report is sent as the preload of a script that is
    // not run.
    if (policy === "connect-src") askForScript();
    if (isTold) life.abort();
  };
  const timer = setTimeout(tell, REPORT_TIMEOUT_MS, false);
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

/** The page that has the embed, without its query. Undefined on our own pages, which do not report. */
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
