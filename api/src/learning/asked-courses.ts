import type { AskedCourse, HeldCourse } from "@jobmap/contract";
import { wordsOf } from "../map/index.ts";
import type { OwnCredential } from "./own-credentials.ts";

/** What a course is found by. */
export interface KnownCourse {
  readonly code: string;
  /** What listings call it. */
  readonly terms: readonly string[];
}

/** What a listing asks for. */
export interface AskingJob {
  readonly id: number;
  readonly title: string;
  readonly company: string;
  /** Licenses, certificates and skills in the listing's words. */
  readonly asks: readonly { readonly said: string; readonly isRequired: boolean }[];
}

/** What open saved jobs ask for that the catalog teaches: what somebody lacks, and what they have. */
export interface Asked {
  readonly asked: AskedCourse[];
  readonly held: HeldCourse[];
}

/**
 * Which courses teach what listings ask for, the most asked first. A listing asks for a course, and a profile has it, if a license,
 * certificate or skill has all words of a term one after the other; case, accents and plurals do not matter. Each listing counts once a
 * course, by what it requires before what it prefers.
 */
export function askedCourses(
  courses: readonly KnownCourse[],
  jobs: readonly AskingJob[],
  own: readonly OwnCredential[],
): Asked {
  const read = jobs.map((job) => ({
    job,
    asks: job.asks
      .map((ask) => ({ ...ask, words: wordsOf(ask.said) }))
      .toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired)),
  }));
  const mine = own.map((credential) => ({ ...credential, words: wordsOf(credential.said) }));
  const all = courses
    .map(({ code, terms }) => {
      const phrases = terms.map(wordsOf);
      const has = ({ words }: { words: readonly string[] }) =>
        phrases.some((phrase) => isWithin(phrase, words));
      const asking = read.flatMap(({ job: { id, title, company }, asks }) => {
        const ask = asks.find(has);
        return ask ? [{ id, title, company, said: ask.said, is_required: ask.isRequired }] : [];
      });
      return { code, term: terms[0] ?? code, jobs: asking, own: mine.filter(has) };
    })
    .filter(({ jobs: asking }) => asking.length > 0)
    .toSorted((one, other) => other.jobs.length - one.jobs.length);
  return {
    asked: all.flatMap(({ own: found, ...course }) =>
      found.some(counts) ? [] : [{ ...course, lapsed: lapseOf(found[0]) }],
    ),
    held: all.flatMap(({ code, term, jobs: asking, own: found }) => {
      const held = found.find(counts);
      return held ? [{ code, term, said: held.said, jobs: asking.length }] : [];
    }),
  };
}

const counts = ({ lapsed }: OwnCredential) => lapsed === null;

const lapseOf = (own: OwnCredential | undefined): AskedCourse["lapsed"] =>
  own?.lapsed ? { said: own.said, ...own.lapsed } : null;

function isWithin(phrase: readonly string[], words: readonly string[]): boolean {
  if (phrase.length === 0) return false;
  return words.some((_, at) => phrase.every((word, offset) => words[at + offset] === word));
}
