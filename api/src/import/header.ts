import { FIELD_NAMES, type Field } from "./fields.ts";
import { dateField } from "./header-dates.ts";
import { isReferencePay, payFields } from "./header-pay.ts";
import { type HeaderCandidate, type HeaderReading, isPlaceField, type PlaceField } from "./header-reading.ts";
import { wordsOf } from "./parse/text.ts";
import { EMPLOYER, isOtherRole, ownerOf, roleOf, withoutRole } from "./roles.ts";

/** The parts of the employer's address, which are fields of the company. */
export const EMPLOYER_PLACE: Partial<Record<PlaceField, Field>> = {
  location: "company_street",
  street: "company_street",
  locality: "company_locality",
  region: "company_region",
  postal_code: "company_postal_code",
  country: "company_country",
};

const BY_NAME = new Map<string, Field[]>();
for (const [field, names] of Object.entries(FIELD_NAMES) as [keyof typeof FIELD_NAMES, string][]) {
  for (const name of names.split(",")) {
    const key = name.replaceAll(" ", "");
    BY_NAME.set(key, [...(BY_NAME.get(key) ?? []), field]);
  }
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(","));
/** Words that add nothing to the other words of a header. */
const NEUTRAL = set(
  "job,jobs,position,posting,vacancy,listing,advert,advertisement,opening,requisition,req,the,a,of,for,your,our,this,field,primary,main,full,required,text,value,string,column,enter,please,optional,name,offer,puesto,oferta,poste,offre,stelle,de,del,la,el,le,du,des,der,die",
);
/** Phone numbers are not imported. */
const PHONE = set("phone,telephone,tel,fax,mobile,telefono,telefon");
/** Words for a number of places, which is not a place. */
const COUNTING = set("total,count,number,num,nbr");
/** Beside a word for the employer these still mean its name ("company_title"). */
const NAMING = set("name,names,title,label,legal,full,display,nom,nombre,bezeichnung");
/** Fields of a column with a word for the employer, besides its name and its address. */
const OF_EMPLOYER: ReadonlySet<Field> = new Set([
  "company",
  "company_website",
  "industry",
  "apply_email",
  "apply_url",
  "requisition_id",
  "salary",
  "salary_min",
  "salary_max",
  "salary_unit",
  "salary_currency",
]);

/** What a header means by its name. Text in parentheses counts less than the rest. */
export function readHeader(header: string): HeaderReading {
  const bare = header.replace(/\([^()]*\)|\[[^[\]]*\]/g, " ");
  const words = wordsOfHeader(header);
  const bareWords = bare === header ? words : wordsOfHeader(bare);
  const role = roleOf(words);
  const found = new Map(candidatesOf(words).map(({ field, score }) => [field, score]));
  if (bare !== header) {
    for (const { field, score } of candidatesOf(bareWords)) {
      found.set(field, Math.max(score * 0.9, found.get(field) ?? 0));
    }
  }
  const candidates = [...found].map(([field, score]) => ({ field, score })).sort((a, b) => b.score - a.score);
  const part = candidates.map(({ field }) => field).find(isPlaceField) ?? partOf(words);
  const isForeign =
    (candidates.length === 0 && (isOtherRole(role) || role === "employer")) || isReferencePay(words);
  return { words, candidates, role, owner: ownerOf(words), part, isForeign };
}

function wordsOfHeader(header: string): string[] {
  return wordsOf(header.replace(/[*:]+\s*$/, "")).filter(
    (word) => !/^\d{1,2}$/.test(word) || /\d{2}/.test(word),
  );
}

function candidatesOf(words: readonly string[]): HeaderCandidate[] {
  if (words.length === 0) return [];
  const role = roleOf(words);
  const found = new Map<Field, number>();
  const add = (field: Field, score: number) => found.set(field, Math.max(score, found.get(field) ?? 0));
  for (const field of namedBy(words)) add(field, 1);
  // A name known as a whole, such as "contact email", is matched as a whole.
  if (isOtherRole(role) || words.some((word) => PHONE.has(word)))
    return [...found].map(([field, score]) => ({ field, score }));
  if (
    words.some((word) => EMPLOYER.has(word)) &&
    words.every((word) => EMPLOYER.has(word) || NAMING.has(word))
  ) {
    add("company", 0.9);
  }
  if (role !== undefined) {
    const part = partOf(words);
    const field = role === "employer" && part !== undefined ? EMPLOYER_PLACE[part] : part;
    if (field !== undefined) add(field, 0.95);
  }
  for (const { field, score } of payFields(words)) add(field, score);
  const date = role === "employer" ? undefined : dateField(words);
  if (date !== undefined) add(date, 0.9);
  const counts = words.some((word) => COUNTING.has(word));
  const addUnlessOthers = (field: Field, score: number) => {
    if (counts && isPlaceField(field)) return;
    if (role !== "employer" || OF_EMPLOYER.has(field)) add(field, score);
  };
  if (!isReferencePay(words)) {
    for (const field of namedBy(words.filter((word) => !NEUTRAL.has(word)))) addUnlessOthers(field, 0.8);
    for (const { field, score } of partialNames(words)) addUnlessOthers(field, score);
  }
  return [...found].map(([field, score]) => ({ field, score }));
}

function namedBy(words: readonly string[]): readonly Field[] {
  return BY_NAME.get(words.join("")) ?? [];
}

/** Fields named by a sequence of words in the header; a single word counts only when it is the last. */
function partialNames(words: readonly string[]): HeaderCandidate[] {
  const found: HeaderCandidate[] = [];
  for (let length = words.length - 1; length >= 1; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      if (length === 1 && from + length !== words.length) continue;
      for (const field of namedBy(words.slice(from, from + length))) {
        found.push({ field, score: length > 1 ? 0.6 : 0.5 });
      }
    }
  }
  return found;
}

const WHOLE_PLACE = set("location,locations,place,site,lugar,lieu");

/** The part of an address that remains when the words for its owner are removed. */
function partOf(words: readonly string[]): PlaceField | undefined {
  const rest = withoutRole(words);
  if (rest.length === words.length) return undefined;
  if (rest.length === 0) return WHOLE_PLACE.has(words.at(-1) ?? "") ? "location" : undefined;
  return namedBy(rest).find(isPlaceField);
}
