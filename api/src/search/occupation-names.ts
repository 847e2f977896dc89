import { readOccupations } from "./lexicon/occupations.ts";
import { TitleOccupations } from "./title-occupations.ts";

/** An O*NET occupation: its code and its name, "Registered Nurses". */
export interface NamedOccupation {
  readonly code: string;
  readonly name: string;
}

let titles: TitleOccupations | undefined;

/** What a listing's employer says that it is, or else what its title names; null if neither is known. */
export function occupationOf(job: {
  readonly occupationCode: string | null;
  readonly title: string;
}): NamedOccupation | null {
  titles ??= new TitleOccupations(readOccupations());
  return nameOccupation(job.occupationCode ?? titles.of(job.title)[0] ?? "") ?? null;
}

/** The occupation of a code; undefined for a code that is none. */
export function nameOccupation(code: string): NamedOccupation | undefined {
  const name = readOccupations().titleOf(code);
  return name === undefined ? undefined : { code, name };
}
