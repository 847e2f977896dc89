import type { DemoJob } from "../../../db/demo/job.ts";
import type { SearchWorld } from "../demo-jobs.ts";
import type { JudgedSearch } from "./judged-search.ts";

/** How many results of a search are judged. */
const DEPTH = 10;

export interface Score {
  readonly text: string;
  readonly total: number;
  /** Normalized discounted cumulative gain of the first ten: 1 for the best possible order. */
  readonly ndcg: number;
  /** 1 / rank of the first job that was nearly or fully meant, 0 if none is among the first ten. */
  readonly reciprocalRank: number;
}

/** Finds the ids of the jobs that answer a text, best first, and how many there are. */
export type Search = (text: string) => { readonly ids: readonly number[]; readonly total: number };

/** The product's own search. */
export function searchOf({ index, reader }: SearchWorld): Search {
  return (text) => {
    const { clauses, asked, without, ranking, payFloor, isUnknown } = reader.read(text);
    const filter = { clauses: isUnknown ? asked : clauses, without, ...(payFloor !== null && { payFloor }) };
    return index.list(filter, { sort: "relevance", ranking, limit: DEPTH });
  };
}

/** Scores a search engine on judged searches. */
export function measure(searches: readonly JudgedSearch[], search: Search, { jobs }: SearchWorld): Score[] {
  return searches.map(({ text, grade }) => {
    const { ids, total } = search(text);
    const given = ids.slice(0, DEPTH).map((id) => {
      const job = jobs.get(id);
      return job ? grade(job) : 0;
    });
    const first = given.findIndex((own) => own >= 2);
    return {
      text,
      total,
      ndcg: gain(given) / Math.max(gain(bestOf(jobs.values(), grade)), Number.EPSILON),
      reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    };
  });
}

/** The grades of the best ten jobs, best first. */
function bestOf(jobs: Iterable<DemoJob>, grade: JudgedSearch["grade"]): number[] {
  const counts = [0, 0, 0, 0];
  for (const job of jobs) counts[grade(job)] = (counts[grade(job)] ?? 0) + 1;
  return counts
    .flatMap((count, own) => new Array<number>(Math.min(count, DEPTH)).fill(own))
    .reverse()
    .slice(0, DEPTH);
}

/** Discounted cumulative gain (Järvelin and Kekäläinen, 2002) with exponential gains. */
function gain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0);
}

/** Mean of the searches' scores, and the share of searches that find nothing. */
export function summarize(scores: readonly Score[]) {
  const mean = (value: (score: Score) => number): number =>
    scores.reduce((sum, score) => sum + value(score), 0) / scores.length;
  return {
    searches: scores.length,
    ndcg: mean(({ ndcg }) => ndcg),
    reciprocalRank: mean(({ reciprocalRank }) => reciprocalRank),
    zeroResults: mean(({ total }) => (total === 0 ? 1 : 0)),
  };
}
