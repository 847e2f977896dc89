import type { NamedPlace } from "../../places/named-places.ts";
import type { Knowledge } from "../knowledge.ts";
import { type Span, scoreOf } from "./meaning.ts";
import type { Token } from "./tokens.ts";

const PREPOSITIONS: ReadonlySet<string> = new Set([
  "in",
  "near",
  "at",
  "around",
  "by",
  "within",
  "en",
  "cerca",
]);
/** Words of the longest town's and the longest region's name. */
const MAX_TOWN_WORDS = 4;
const MAX_REGION_WORDS = 3;
const MAX_AREA_WORDS = 4;
/** Inhabitants of a city that is meant rather than the state of its name. */
const MEANT_TOWN = 1_000_000;
/** Inhabitants from which a town is meant without being said to be a place: by a word that could not be a job's, or several. */
const KNOWN_TOWN = 20_000;
const KNOWN_NAME = 5_000;
/** Inhabitants from which a town is meant by its name alone, though that is also a job's word: Boston and Phoenix. */
const GREAT_TOWN = 300_000;
/** Inhabitants from which a town is meant after "in", though its name is also a job's word: Reading and Mobile, not Training. */
const LARGE_TOWN = 50_000;

/** The places that tokens from `at` on may name, with what introduces them. */
export function* readPlaces(tokens: readonly Token[], at: number, knowledge: Knowledge): Generator<Span> {
  const intro = readIntro(tokens, at);
  const isSaid = intro.length > 0;
  const from = at + intro.length;
  const span = (place: NamedPlace, to: number, bonus: number): Span => ({
    at,
    length: to - at,
    meaning: { kind: "place", place, distanceMiles: intro.distanceMiles },
    score: scoreOf(to - at, bonus),
  });
  const first = tokens[from];
  if (first === undefined || (isSaid && first.isBroken)) return;
  const { places } = knowledge;
  const postcode = /^\d{5}$/.test(first.text) ? places.postcode(first.text) : undefined;
  if (postcode) yield span(postcode, from + 1, STATED);
  for (let length = MAX_AREA_WORDS; length > 0; length--) {
    const words = tokens.slice(from, from + length);
    if (words.length < length || words.some(({ isBroken }, i) => i > 0 && isBroken)) continue;
    const area = places.area(nameOf(tokens, from, length));
    const isJob =
      length === 1 && !isSaid
        ? isJobWord(first.word, knowledge)
        : knowledge.occupations.has(words.map(({ word }) => word).join(" "));
    if (area && !isJob) yield span(area, from + length, STATED);
  }
  for (let length = 1; length <= MAX_REGION_WORDS && from + length <= tokens.length; length++) {
    // New York is rather the city.
    if ((places.town(nameOf(tokens, from, length))?.population ?? 0) >= MEANT_TOWN) continue;
    // "in me", "near me": small words after a preposition are regions only in capitals.
    const isRegion =
      (isSaid && (length > 1 || first.isUpper || !SMALL_WORDS.has(first.text))) ||
      (length === 1 && isLastAndNoJob(tokens, from, knowledge));
    const region = places.region(nameOf(tokens, from, length), isRegion);
    if (region) yield span(region.place, from + length, STATED);
  }
  yield* partsOfPlaces(tokens, from, span, knowledge);
  for (let length = 1; length <= MAX_TOWN_WORDS && from + length <= tokens.length; length++) {
    const name = nameOf(tokens, from, length);
    const after = from + length;
    for (let more = 1; more <= MAX_REGION_WORDS && after + more <= tokens.length; more++) {
      const region = places.region(nameOf(tokens, after, more), true);
      const town = region && places.town(name, region.code);
      if (!town) continue;
      const zip = /^\d{5}$/.test(tokens[after + more]?.text ?? "") ? 1 : 0;
      yield span(town, after + more + zip, STATED);
    }
    const town = places.town(name);
    if (town && isMeant(town, tokens.slice(from, after), isSaid, knowledge))
      yield span(town, after, isSaid ? STATED : BARE);
  }
}

/** Words before a place for a part of it, which is searched as the whole: "north Texas", "downtown Seattle". */
const PARTS: ReadonlySet<string> = new Set(
  "north south east west central northern southern eastern western northeast northwest southeast southwest upstate downtown uptown midtown".split(
    " ",
  ),
);

/** Places of which only a part is named. */
function* partsOfPlaces(
  tokens: readonly Token[],
  from: number,
  span: (place: NamedPlace, to: number, bonus: number) => Span,
  { places, occupations }: Knowledge,
): Generator<Span> {
  if (!PARTS.has(tokens[from]?.text ?? "") || tokens[from + 1]?.isBroken) return;
  const isState = tokens[from]?.text === "upstate";
  for (let length = 1; length <= MAX_REGION_WORDS && from + length < tokens.length; length++) {
    const name = nameOf(tokens, from + 1, length);
    const town = isState ? undefined : places.town(name);
    const isKnown = (town?.population ?? 0) >= LARGE_TOWN && !occupations.has(name);
    const region = places.region(name, isState);
    const place =
      isKnown && (town?.population ?? 0) >= MEANT_TOWN
        ? town
        : (region?.place ?? (isKnown ? town : undefined));
    if (place) yield span(place, from + 1 + length, 1);
  }
}

/** Whether a token ends the text behind a job's words and could not be a job itself: "welder OH", "nurse PA", not "urgent care PA". */
function isLastAndNoJob(tokens: readonly Token[], at: number, { occupations }: Knowledge): boolean {
  const [before, own] = [tokens[at - 1], tokens[at]];
  if (before === undefined || own?.text.length !== 2 || at !== tokens.length - 1) return false;
  if (SMALL_WORDS.has(own.text) || !occupations.isWord(before.word)) return false;
  return occupations.has(before.word) || !occupations.has(own.word);
}

const SMALL_WORDS: ReadonlySet<string> = new Set(["me", "in", "or", "hi", "ok", "as", "de", "la", "id"]);

const STATED = 9;
const BARE = 2;

/** Whether a town is meant whose name stands without its region. */
function isMeant(
  { population }: NamedPlace,
  tokens: readonly Token[],
  isSaid: boolean,
  { occupations, concepts }: Knowledge,
): boolean {
  if (tokens.some(({ isBroken }, i) => i > 0 && isBroken)) return false;
  const words = tokens.map(({ word }) => word);
  if (words.length > 1) return population >= (isSaid ? 0 : KNOWN_NAME) && !occupations.has(words.join(" "));
  const isJob = isJobWord(words[0] ?? "", { occupations, concepts });
  if (isSaid) return !isJob || population >= LARGE_TOWN;
  return population >= (isJob ? GREAT_TOWN : KNOWN_TOWN);
}

/** Whether a word is one of jobs or their conditions. */
function isJobWord(
  word: string,
  { occupations, concepts }: Pick<Knowledge, "occupations" | "concepts">,
): boolean {
  return occupations.isWord(word) || concepts.at([word], 0).length > 0;
}

/** "within 10 miles of", "30 miles from". */
const DISTANCE = /^(within |in |under )?(\d{1,3}) (?:miles?|mi) (?:of|from|around|near)\b/;

interface Intro {
  readonly length: number;
  readonly distanceMiles: number | undefined;
}

/** "near", "within 10 miles of". */
function readIntro(tokens: readonly Token[], at: number): Intro {
  const texts = tokens.slice(at, at + 4).map(({ text }) => text);
  const first = texts[0] ?? "";
  const [, before = "", miles] = DISTANCE.exec(texts.join(" ")) ?? [];
  if (miles !== undefined) return { length: before === "" ? 3 : 4, distanceMiles: Number(miles) };
  return { length: PREPOSITIONS.has(first) ? 1 : 0, distanceMiles: undefined };
}

/** Tokens as they are typed. */
export function nameOf(tokens: readonly Token[], at: number, length: number): string {
  return tokens
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(" ");
}
