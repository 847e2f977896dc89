import { findPeriod } from "./dates.ts";
import { fold, strip } from "./fold.ts";
import { isPlace } from "./places.ts";
import type { Recorder } from "./recorder.ts";
import { type Box, type Line, textOf } from "./text.ts";

interface Credential {
  readonly parts: readonly string[];
  readonly date?: string | undefined;
  readonly expires?: string | undefined;
  readonly number?: string | undefined;
  readonly boxes: readonly Box[];
}

const EXPIRES =
  /\b(?:exp(?:ires|iry|iration|\.)?(?: date)?|valid (?:until|through|thru|to)|renewal|vence|valid[oa] hasta)\s*:?\s*/i;
const ISSUED = /\b(?:issued|obtained|earned|completed|emitid[oa])(?: on| in)?\s*:?\s*$/i;
const NUMBER =
  /(?:\b(?:license|lic\.?|credential(?: id)?|certificate|cert\.?|member|licencia|n[uú]mero)\s*)?(?:#|\bno\.?\s|\bnumber:?\s|\bnum\.?\s|\bid:?\s)\s*:?\s*([A-Z0-9][A-Z0-9.-]{3,24})\b/i;
/** What stands between a name and its issuer, the surest first: a resume that has commas there has dashes in the names. */
const SEPARATORS = [/\s*[|·•]\s*|\s{2,}/, /,\s+(?!(?:inc|llc|ltd|co|corp)\b)/i, /\s+[–—-]\s+/] as const;
/** "BLS (American Heart Association)", but not "Certified Developer (CKAD)". */
const IN_BRACKETS = /^(.*\S)\s*\((?![A-Z0-9.-]{1,8}\))([^()]+)\)$/;

/** Of the largest distance of lines: less than this goes on with the credential above. */
const NEAR = 0.82;
/** Of the widest line: a line as wide as this may go on in the next one. */
const FULL = 0.6;
/** The share of lines that must start a credential, where distances say which do. */
const MIN_STARTS = 0.25;

/** Lines of certificates and licenses. A line that continues the one before, with its issuer or its date, belongs to it. */
function credentialsOf(lines: readonly Line[]): Credential[] {
  const found: Credential[] = [];
  const [model] = lines;
  const largest = Math.max(...lines.slice(isBroken(lines) ? 0 : 1).map(({ gap }) => (gap < 4 ? gap : 0)));
  const starts = lines.filter(({ gap }, i) => i === 0 || gap >= NEAR * largest).length;
  const tells = starts >= MIN_STARTS * lines.length;
  const widest = Math.max(...lines.map(({ box }) => box.width));
  for (const [at, line] of lines.entries()) {
    const next = readCredential(textOf(line), [line.box]);
    const last = found.at(-1);
    const isNear = tells && line.gap < NEAR * largest;
    const isOther = model !== undefined && !isLike(line, model);
    // Where a page ends, only the look of a line says what it belongs to.
    const isClose = line.gap < 2.2 || (line.gap === Infinity && isOther && last?.parts.length === 1);
    if (!last || !model || line.isBullet || !isClose || !(isNear || isOther)) {
      found.push(next);
      continue;
    }
    const isName = isNear && model.isBold && line.isBold && last.parts.length === 1;
    const above = lines[at - 1];
    const isFull = above !== undefined && above.box.width > FULL * widest && isLike(line, above);
    found[found.length - 1] = {
      parts:
        isName || (isFull && isMore(last, next))
          ? joined(last.parts, next.parts)
          : [...last.parts, ...next.parts],
      date: last.date ?? next.date,
      expires: last.expires ?? next.expires,
      number: last.number ?? next.number,
      boxes: [...last.boxes, ...next.boxes],
    };
  }
  return found;
}

/** The rest of a name or an issuer that had no room in its line. */
const isMore = (last: Credential, next: Credential) =>
  last.parts.length === 2 &&
  next.parts.length === 1 &&
  !last.date &&
  !next.number &&
  !isJurisdiction(next.parts[0] ?? "");

const joined = (parts: readonly string[], more: readonly string[]) => [
  ...parts.slice(0, -1),
  `${parts.at(-1)} ${more.join(", ")}`,
];

/** Whether a page ends between pairs of lines, the first of each with a date: then no distance between two of them is left. */
const isBroken = (lines: readonly Line[]) =>
  lines.some(({ gap }, i) => i > 0 && gap === Infinity) &&
  lines.every(({ cells }, i) => cells.length > 1 === (i % 2 === 0));

const isLike = (line: Line, model: Line) =>
  line.isBullet === model.isBullet &&
  line.isBold === model.isBold &&
  line.isItalic === model.isItalic &&
  Math.abs(line.fontSize - model.fontSize) < 0.4;

function readCredential(text: string, boxes: readonly Box[]): Credential {
  let rest = text;
  const take = (index: number, length: number) => {
    rest = `${rest.slice(0, index)} | ${rest.slice(index + length)}`;
  };
  const expiry = EXPIRES.exec(rest);
  const expires = expiry && findPeriod(rest.slice(expiry.index + expiry[0].length));
  if (expiry && expires) take(expiry.index, expiry[0].length + expires.index + expires.length);
  const number = NUMBER.exec(rest);
  if (number && /\d/.test(number[1] ?? "")) take(number.index, number[0].length);
  const period = findPeriod(rest);
  if (period) {
    const lead = ISSUED.exec(rest.slice(0, period.index));
    take(lead?.index ?? period.index, period.index + period.length - (lead?.index ?? period.index));
  }
  return {
    parts: partsOf(rest),
    date: period?.isSingle ? period.end : period?.start,
    expires: expires?.end ?? (period && !period.isSingle && !period.isOpen ? period.end : undefined),
    number: number && /\d/.test(number[1] ?? "") ? number[1] : undefined,
    boxes,
  };
}

function partsOf(text: string): string[] {
  for (const separator of SEPARATORS) {
    const parts = text.split(separator).map(trimmed).filter(Boolean);
    if (parts.length > 1) return parts;
  }
  const [, name, issuer] = IN_BRACKETS.exec(trimmed(text)) ?? [];
  return (name && issuer ? [name, issuer] : [trimmed(text)]).filter(Boolean);
}

/** Without what is left over at its ends; brackets that are closed stay. */
const trimmed = (text: string) =>
  /\([^()]*\)\s*$/.test(text) ? `${strip(text.replace(/\)\s*$/, ""))})` : strip(text);

const LICENSE = /\b(?:license[ds]?|licensure|licencia)\b/;

/** Certificates and licenses: what has a license's number, or calls itself one, is a license. */
export function readCredentials(
  lines: readonly Line[],
  section: "certificates" | "licenses",
  recorder: Recorder,
): void {
  for (const { parts, date, expires, number, boxes } of credentialsOf(lines)) {
    const [name, ...others] = parts;
    if (!name || name.length > 140 || !/\p{L}{2}/u.test(name)) continue;
    const isLicense = section === "licenses" || LICENSE.test(fold(name));
    const set = recorder.entry(isLicense ? "licenses" : "certificates");
    set(isLicense ? "type" : "name", name, 0.9, boxes);
    if (isLicense) {
      const said = others.flatMap((part) => part.split(/,\s+/));
      const [place, authority] = [said.find(isJurisdiction), said.find((part) => !isJurisdiction(part))];
      set("jurisdiction", place, 0.8, boxes);
      set("authority", authority, 0.7, boxes);
      set("number", number, 0.9, boxes);
      set("issued", date, 0.75, boxes);
    } else {
      set("issuer", others[0], 0.75, boxes);
      set("credentialId", number, 0.85, boxes);
      set("date", date, 0.9, boxes);
    }
    set("expires", expires, 0.85, boxes);
  }
}

const isJurisdiction = (text: string) =>
  isPlace(text) || isPlace(`City, ${text}`) || /^state of /i.test(text);

const ROLE = /\b(?:member|fellow|chair|president|secretary|treasurer|board|volunteer|officer)\b/i;

/** Memberships: an organization, a role, since when. */
export function readAffiliations(lines: readonly Line[], recorder: Recorder): void {
  for (const line of lines) {
    const { parts, boxes } = readCredential(textOf(line), [line.box]);
    const period = findPeriod(textOf(line));
    const roleAt = parts.findIndex((part) => ROLE.test(part) && part.length < 40);
    const organization = parts.find((_, i) => i !== roleAt);
    if (!organization || organization.length > 140) continue;
    const set = recorder.entry("affiliations");
    set("organization", organization, 0.8, boxes);
    set("role", parts[roleAt], 0.8, boxes);
    if (!period || period.isSingle) continue;
    set("startDate", period.start, 0.85, boxes);
    if (!period.isOpen) set("endDate", period.end, 0.85, boxes);
  }
}
