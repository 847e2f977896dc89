import { EMAIL, PHONE, URL } from "./contact-patterns.ts";
import { strip, tidy } from "./fold.ts";
import { isPlace, isRemote, readPlace } from "./places.ts";
import type { Recorder } from "./recorder.ts";
import { type Box, type Line, type LinkArea, textOf } from "./text.ts";

const NETWORKS: readonly [RegExp, string, RegExp][] = [
  [/linkedin\.com/i, "LinkedIn", /linkedin\.com\/(?:in|pub)\/([^/?#\s]+)/i],
  [/github\.com/i, "GitHub", /github\.com\/([^/?#\s]+)\/?$/i],
  [/gitlab\.com/i, "GitLab", /gitlab\.com\/([^/?#\s]+)\/?$/i],
  [/(?:twitter|(?:^|\/\/|www\.)x)\.com/i, "X", /(?:twitter|x)\.com\/([^/?#\s]+)\/?$/i],
  [/stackoverflow\.com/i, "Stack Overflow", /users\/(\d+)/i],
  [/orcid\.org/i, "ORCID", /orcid\.org\/([\dX-]+)/i],
  [/behance\.net/i, "Behance", /behance\.net\/([^/?#\s]+)/i],
  [/dribbble\.com/i, "Dribbble", /dribbble\.com\/([^/?#\s]+)/i],
  [/medium\.com/i, "Medium", /medium\.com\/(@?[^/?#\s]+)/i],
];
const LABEL =
  /^(?:e-?mail|phone|tel(?:ephone)?|mobile|cell|address|location|website|web|linkedin|github|t|e|m|p|a|w|correo(?: electr[oó]nico)?|tel[eé]fono|direcci[oó]n|m[oó]vil)\s*[.:]\s*/i;

/** @param lines before the first heading, and of sections about contact; links: of the whole file */
export function readContact(
  lines: readonly Line[],
  all: readonly Line[],
  links: readonly LinkArea[],
  recorder: Recorder,
): void {
  const texts = lines.flatMap((line) =>
    line.cells.map((cell) => ({ text: cell.text, boxes: cell.runs.map(({ box }) => box), line })),
  );
  readEmail(texts, all, links, recorder);
  readPhone(texts, recorder);
  readLinks(
    texts,
    links.filter(({ page }) => page === 0),
    recorder,
  );
  const parts = texts.flatMap(({ text, boxes }) =>
    text
      .split(/\s+[|·•∙⋅–—]\s+|\s*[|•·]\s*|\s{3,}/)
      .map((part) => ({ text: strip(part.replace(LABEL, "")), boxes })),
  );
  const place =
    parts.find(({ text }) => isPlace(text) && !isRemote(text)) ?? parts.map(placeAtEnd).find(Boolean);
  if (place) recorder.basic("location", locationOf(place.text), 0.9, place.boxes);
}

interface Part {
  readonly text: string;
  readonly boxes: readonly Box[];
}

/** "12 Main Street, Boston, MA 02110" */
function placeAtEnd({ text, boxes }: Part): Part | undefined {
  const last = text.split(/,\s+/).slice(-2).join(", ");
  return last !== text && isPlace(last) && text.length < 90 ? { text: last, boxes } : undefined;
}

function locationOf(text: string): Record<string, string> {
  const place = readPlace(text);
  const isState = /^[A-Z]{2}$/.test(place.region ?? "") && place.region !== "UK";
  return { ...place, ...(isState && { countryCode: "US" }) };
}

function readEmail(
  texts: readonly Part[],
  all: readonly Line[],
  links: readonly LinkArea[],
  recorder: Recorder,
): void {
  const own = texts
    .map(({ text, boxes }) => ({ value: EMAIL.exec(text)?.[0], boxes }))
    .find(({ value }) => value);
  if (own) {
    recorder.basic("email", own.value, 0.98, own.boxes);
    return;
  }
  const link = links.find(({ url }) => /^mailto:/i.test(url));
  const address = link && EMAIL.exec(decodeAddress(link.url.slice(7)))?.[0];
  if (link && address) {
    recorder.basic("email", address, 0.95, [link]);
    return;
  }
  const mails = all.flatMap((line) => {
    const value = EMAIL.exec(textOf(line))?.[0];
    return value ? [{ value, line }] : [];
  });
  const [only, ...more] = mails;
  // An address of a reference is not the person's.
  if (only && more.length === 0) recorder.basic("email", only.value, 0.7, [only.line.box]);
}

function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readPhone(texts: readonly Part[], recorder: Recorder): void {
  for (const { text, boxes } of texts) {
    const found = PHONE.exec(text.replace(EMAIL, " "))?.[0];
    const digits = found?.replaceAll(/\D/g, "") ?? "";
    const isYears = /^(?:19|20)\d{2}\s*[-–]\s*(?:19|20)\d{2}$/.test(found?.trim() ?? "");
    if (!found || isYears || digits.length < 7 || digits.length > 16) continue;
    recorder.basic("phone", tidy(found), 0.95, boxes);
    return;
  }
}

function readLinks(texts: readonly Part[], links: readonly LinkArea[], recorder: Recorder): void {
  const written = texts.flatMap(({ text, boxes }) =>
    [...text.replaceAll(new RegExp(EMAIL, "gu"), " ").matchAll(new RegExp(URL, "giu"))].map(([url]) => ({
      url: url.replace(/[.,;]$/, ""),
      boxes,
    })),
  );
  const opened = links
    .filter(
      (link) =>
        /^https?:/i.test(link.url) && texts.some(({ boxes }) => boxes.some((box) => touches(box, link))),
    )
    .map((link) => ({ url: link.url, boxes: [link] }));
  const seen = new Set<string>();
  for (const { url, boxes } of [...opened, ...written]) {
    const bare = url
      .replace(/^https?:\/\/(?:www\.)?|^www\./i, "")
      .replace(/\/$/, "")
      .toLowerCase();
    if ([...seen].some((other) => other.startsWith(bare))) continue;
    seen.add(bare);
    const whole = /^https?:/i.test(url) ? url : `https://${url}`;
    const network = NETWORKS.find(([pattern]) => pattern.test(url));
    if (!network) recorder.basic("url", whole, 0.85, boxes);
    else {
      const username = network[2].exec(url)?.[1];
      recorder.profile({ network: network[1], ...(username && { username }), url: whole }, 0.95, boxes);
    }
  }
}

function touches(box: Box, link: LinkArea): boolean {
  return (
    box.page === link.page &&
    box.x < link.x + link.width &&
    link.x < box.x + box.width &&
    box.y < link.y + link.height &&
    link.y < box.y + box.height + 2
  );
}
