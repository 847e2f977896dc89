import { postingRecords } from "../import/feeds/html.ts";
import { jsonRecords } from "../import/feeds/json.ts";
import { POSTING } from "../import/feeds/posting.ts";
import { cleanText } from "../import/parse/text.ts";
import { decodeEntities } from "../sanitize/html.ts";
import { linesOfHtml } from "./lines.ts";
import { type JobSource, sourceOfLines } from "./source.ts";

/** Elements that say nothing of the job, with all that is in them. */
const ASIDE = [
  "script",
  "style",
  "svg",
  "noscript",
  "template",
  "nav",
  "footer",
  "aside",
  "select",
  "iframe",
];
/** A link of one job among others. */
const JOB_PATH =
  /\/(?:jobs?|careers?|positions?|openings?|vacanc(?:y|ies)|postings?|requisitions?|o|p)\/[^?#]*[^/?#]|[?&](?:gh_jid|job_?id|jid|req_?id)=/i;
const NO_JOB_LINK =
  /^(?:apply|apply now|learn more|read more|see all|view all|all jobs|back|search|next|previous|home|more|share)\b/i;
const MAX_LINKS = 60;
const MAX_TITLE = 200;

/** What a page says, or a reply of an applicant tracking system. @param html or JSON, already decoded */
export function readPage(text: string): JobSource {
  if (/^\s*[[{]/.test(text)) return { ...sourceOfLines([]), records: jsonRecords(text) };
  const records = postingRecords(text).map((fields) => ({ format: POSTING.name, fields }));
  const body = withoutElements(text, ASIDE);
  return {
    lines: linesOfHtml(mainOf(named(body))),
    records,
    heading: oneLine(/<h1\b[^>]{0,2000}>([\s\S]{0,3000}?)<\/h1/i.exec(body)?.[1]),
    pageTitle: oneLine(metaOf(text, "og:title") ?? /<title\b[^>]{0,500}>([^<]{0,1000})/i.exec(text)?.[1]),
    siteName: oneLine(metaOf(text, "og:site_name")),
    links: linksOf(body),
    asksForSignIn: /<input\b[^>]{0,1000}\btype\s*=\s*["']?password/i.test(text),
  };
}

/** A text without some elements; one that is not closed ends with the text. Each character is looked at once for each name. */
function withoutElements(html: string, names: readonly string[]): string {
  return names.reduce((rest, name) => {
    const parts: string[] = [];
    const open = new RegExp(`<${name}(?=[\\s>/])`, "gi");
    const close = new RegExp(`</${name}\\s*>`, "gi");
    let from = 0;
    for (let found = open.exec(rest); found !== null; found = open.exec(rest)) {
      parts.push(rest.slice(from, found.index));
      close.lastIndex = found.index;
      if (close.exec(rest) === null) return parts.join(" ");
      from = close.lastIndex;
      open.lastIndex = from;
    }
    return [...parts, rest.slice(from)].join(" ");
  }, html);
}

/** Terms and values of a list are paragraphs here: they stand below each other. */
const named = (html: string) =>
  html.replace(/<(\/?)(?:dt|dd|th|label|address|header|main|article|figcaption)(?=[\s>])/gi, "<$1p");

/** The page's main part, if it says which that is. */
function mainOf(html: string): string {
  const at = /<main(?=[\s>])/i.exec(html)?.index;
  const end = at === undefined ? undefined : html.toLowerCase().indexOf("</main", at);
  return at === undefined || end === undefined || end < 0 ? html : html.slice(at, end);
}

function metaOf(html: string, name: string): string | undefined {
  for (const [tag] of html.matchAll(/<meta\b[^>]{0,3000}>/gi)) {
    if (!tag.includes(name)) continue;
    const content = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag);
    return content?.[1] ?? content?.[2];
  }
  return undefined;
}

function linksOf(html: string): JobSource["links"] {
  const found = new Map<string, string>();
  for (const [, , href = "", inner = ""] of html.matchAll(
    /<a\b[^>]{0,1000}?\bhref\s*=\s*(["'])([^"'<>]{1,2000})\1[^>]{0,1000}>([\s\S]{0,1500}?)<\/a/gi,
  )) {
    const text = oneLine(inner);
    if (!JOB_PATH.test(href) || NO_JOB_LINK.test(text) || !/\p{L}{3}/u.test(text) || found.has(href))
      continue;
    found.set(decodeEntities(href), text);
    if (found.size === MAX_LINKS) break;
  }
  return [...found].map(([href, text]) => ({ href, text }));
}

const oneLine = (html: string | undefined): string =>
  cleanText(decodeEntities((html ?? "").replace(/<[^<>]*>/g, " ")))
    .replace(/\s+/g, " ")
    .slice(0, MAX_TITLE);
