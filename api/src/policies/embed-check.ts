import type { EmbedCheck } from "@jobmap/contract";
import { blockedBy } from "./embed-policy.ts";
import { startTags, type Tag } from "./html-tags.ts";

/** A page as it was read. */
export interface ReadPage {
  readonly address: string;
  readonly html: string;
  /** Its `Content-Security-Policy`, as a header. */
  readonly policy: string | null;
}

/** Whose map is looked for. */
export interface Sought {
  /** Origin of this server. */
  readonly origin: string;
  /** Its names in addresses and elements: username and slug. */
  readonly names: readonly string[];
  readonly isHidden: boolean;
  /** Origins that may frame the company's map; none means any. */
  readonly sites: readonly string[];
}

const NAMES: ReadonlySet<string> = new Set(["script", "job-map", "iframe", "a", "meta"]);

/** What a page has of a company's map, by its text alone: nothing of it is run. */
export function checkEmbed(page: ReadPage, sought: Sought): EmbedCheck {
  const { address } = page;
  const tags = startTags(page.html, NAMES);
  const urlIn = (tag: Tag, attribute: string): URL | null => {
    const text = tag.attributes.get(attribute);
    const url = text === undefined ? null : URL.parse(text, address);
    return url?.host === new URL(sought.origin).host ? url : null;
  };
  const named = (name: string) => tags.filter((tag) => tag.name === name);
  const elements = named("job-map").map((tag) => tag.attributes.get("company")?.trim() ?? "");
  const frames = named("iframe").flatMap((tag) => framed(urlIn(tag, "src")));
  const loader = named("script").find((tag) => urlIn(tag, "src")?.pathname.startsWith("/widget/"));
  const policies = [
    page.policy,
    ...named("meta")
      .filter(({ attributes }) => attributes.get("http-equiv")?.toLowerCase() === "content-security-policy")
      .map(({ attributes }) => attributes.get("content") ?? ""),
  ].filter((policy) => policy !== null);
  const blocked = (directives: Parameters<typeof blockedBy>[1]) => [
    ...new Set(policies.flatMap((policy) => blockedBy(policy, directives, sought.origin, loader))),
  ];
  const own = sought.names.map((name) => name.toLowerCase());
  const isOwn = (name: string) => own.includes(name.toLowerCase());
  const result = (found: EmbedCheck["found"], more: Partial<EmbedCheck> = {}): EmbedCheck => {
    const about = { missing: null, other_company: null, blocked_by: [], is_unlisted: false, ...more };
    const isThere = found === "SCRIPT" || found === "FRAME";
    const isFree = about.missing === null && about.blocked_by.length === 0 && !about.is_unlisted;
    return {
      address,
      found,
      ...about,
      is_hidden: sought.isHidden,
      works: isThere && isFree && !sought.isHidden,
    };
  };

  if (elements.some(isOwn))
    return result("SCRIPT", {
      missing: loader ? null : "LOADER",
      blocked_by: loader ? blocked(["script-src", "connect-src"]) : [],
    });
  if (frames.some(isOwn))
    return result("FRAME", {
      blocked_by: blocked(["frame-src"]),
      is_unlisted: sought.sites.length > 0 && !sought.sites.includes(new URL(address).origin),
    });
  const other = [...elements, ...frames].find((name) => name !== "");
  if (other !== undefined) return result("OTHER_COMPANY", { other_company: other.slice(0, 120) });
  if (named("a").some((tag) => shared(urlIn(tag, "href")).some(isOwn))) return result("LINK");
  return result("NOTHING", { missing: loader ? "ELEMENT" : null });
}

/** The company that a frame shows, if it is one of this server's. */
const framed = (url: URL | null) => nameIn(url, /^\/job-map-iframe\/([^/]+)\/?$/);

/** The company whose page a link leads to. */
const shared = (url: URL | null) => nameIn(url, /^\/job-?map\/([^/]+)\/?$/);

function nameIn(url: URL | null, path: RegExp): string[] {
  const [, company] = path.exec(url?.pathname ?? "") ?? [];
  return company === undefined ? [] : [company];
}
