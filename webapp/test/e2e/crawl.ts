/** A page as search engines and screen readers begin with it. */
interface Reading {
  readonly path: string;
  readonly status: number;
  /** What is wrong with it. */
  readonly problems: readonly string[];
  /** Root-relative addresses that it links to, without fragments. */
  readonly links: readonly string[];
  /** The address that it says is its own. */
  readonly canonical: string;
}

export interface Crawl {
  /** By address, without the query. */
  readonly pages: ReadonlyMap<string, Reading>;
  /** `from → to: what is wrong`. */
  readonly problems: readonly string[];
}

/** Pages of one kind, such as jobs, that are looked at. */
const PAGES_A_KIND = 6;
/** Their addresses have one part that names a row; each language has its own. */
const KINDS = ["job", "company", "jobs", "jobmap", "blogs", "directions", "legal"].flatMap((kind) => [
  new RegExp(`^/${kind}/.`),
  new RegExp(`^/es/${kind}/.`),
]);
/** Files and API replies: they must exist, and are no pages of the web app. */
const NO_PAGE = /^\/(?:api|feeds|files|assets|widget|cards|resume-samples)\//;
/** Leads away, to whoever signs people in. */
const AWAY = /^\/auth\//;

/** Follows every link of every page from some addresses on, over HTTP, as a visitor without an account. */
export async function crawl(origin: string, from: readonly string[], { follow = true } = {}): Promise<Crawl> {
  const pages = new Map<string, Reading>();
  const problems: string[] = [];
  const seen = new Map<string, string>(from.map((path) => [path, "the start"]));
  const queue = [...from];
  const kinds = new Map<RegExp, number>();
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const page = await read(origin, path);
    const [plain = ""] = path.split("?");
    if (!pages.has(plain)) pages.set(plain, page);
    problems.push(...page.problems.map((problem) => `${seen.get(path)} → ${path}: ${problem}`));
    for (const link of follow ? page.links : []) {
      if (seen.has(link) || AWAY.test(link)) continue;
      seen.set(link, path);
      const kind = KINDS.find((one) => one.test(link));
      if (kind) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      // Searches are pages of a kind, too.
      const isOneOfMany =
        (kind && (kinds.get(kind) ?? 0) > PAGES_A_KIND) || (/\?/.test(link) && !isFirstOf(link, seen));
      if (!isOneOfMany) queue.push(link);
    }
  }
  return { pages, problems };
}

/** Whether no other address of the same page with a query was seen before. */
function isFirstOf(link: string, seen: ReadonlyMap<string, string>): boolean {
  const [plain = ""] = link.split("?");
  for (const other of seen.keys()) if (other.startsWith(`${plain}?`)) return other === link;
  return true;
}

async function read(origin: string, path: string): Promise<Reading> {
  const response = await fetch(origin + path, { redirect: "manual", headers: { Accept: "text/html" } });
  const { status } = response;
  const nothing = { path, status, links: [], canonical: "" };
  const location = response.headers.get("location");
  if (location !== null) {
    await response.body?.cancel();
    const to = new URL(location, origin + path);
    if (to.origin !== origin) return { ...nothing, problems: [] };
    const isLost = to.pathname === "/";
    return {
      ...nothing,
      problems: isLost ? ["leads to / as no page does"] : [],
      links: isLost ? [] : [to.pathname + to.search],
    };
  }
  const text = await response.text();
  if (status !== 200) return { ...nothing, problems: [`answers ${status}`] };
  if (NO_PAGE.test(path) || !response.headers.get("content-type")?.startsWith("text/html"))
    return { ...nothing, problems: [] };
  return {
    path,
    status,
    problems: problemsOf(text),
    links: linksOf(text, origin + path),
    canonical: canonicalOf(text),
  };
}

function problemsOf(text: string): string[] {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const isOpen = !/<meta name="robots" content="noindex/.test(text);
  return [
    ...(count(/<h1[\s>]/g) === 1 ? [] : [`has ${count(/<h1[\s>]/g)} first headings`]),
    ...(/<title>[^<]{3,}<\/title>/.test(text) ? [] : ["has no title"]),
    ...(/<html[^>]* lang="[a-z]{2}/.test(text) ? [] : ["does not say its language"]),
    ...(!isOpen || /<meta name="description" content="[^"]{20,}"/.test(text) ? [] : ["has no description"]),
    ...(!isOpen || canonicalOf(text) !== "" ? [] : ["has no canonical address"]),
  ];
}

const canonicalOf = (text: string) => /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1] ?? "";

function linksOf(text: string, base: string): string[] {
  const found = [...text.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(
    ([, href = ""]) => new URL(href.replaceAll("&amp;", "&"), base),
  );
  const own = found.filter(({ origin }) => origin === new URL(base).origin);
  return [...new Set(own.map(({ pathname, search }) => pathname + search))];
}
