import MiniSearch from "minisearch";
import type { IndexedJob } from "../../src/map/index.ts";
import { usedBytes } from "../map/memory.ts";
import { type Engine, PAGE } from "./engine.ts";

interface Document {
  readonly id: number;
  readonly title: string;
  readonly other: string;
}

/** The search library of npm, asked for all words as they are: neither beginnings nor other spellings. */
export function miniSearch(): Engine {
  const before = usedBytes();
  const engine = new MiniSearch<Document>({ fields: ["title", "other"] });
  const find = (text = "") => engine.search(text, { combineWith: "AND", boost: { title: 4 } });
  return {
    setup:
      "all words asked for, titles count fourfold; its order is its own (BM25+), so how many of the 20 are the same is told",
    add: (jobs: readonly IndexedJob[]) =>
      engine.addAll(
        jobs.map(({ id, title, company, words }) => ({ id, title, other: `${company} ${words}` })),
      ),
    finish: () => undefined,
    asks: {
      words: ({ filter }) => {
        const { length } = find(filter.text);
        return () => ({ exact: String(length) });
      },
      relevant: ({ filter }) => {
        const top = find(filter.text).slice(0, PAGE);
        return () => ({ top: top.map(({ id }) => Number(id)) });
      },
    },
    bytes: () => usedBytes() - before,
    close: () => undefined,
  };
}
