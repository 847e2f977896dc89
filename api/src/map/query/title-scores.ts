import { LruCache } from "../core/cache.ts";
import type { Ranking } from "../core/types.ts";
import type { Labels } from "../store/vocabulary.ts";

/** Rankings whose points are kept: a reader of several pages, and of several readers the latest. */
const LIMIT = 16;

interface Points {
  readonly points: Float32Array;
  /** Edition of the label that the points were given to; 0 for none. */
  readonly editions: Uint32Array;
}

/** The points that rankings give to titles, each computed once: many jobs share a title. */
export class TitleScores {
  readonly #titles: Labels<string>;
  readonly #known = new LruCache<Points>(LIMIT);

  constructor(titles: Labels<string>) {
    this.#titles = titles;
  }

  /** The points of each title, by its label. */
  of({ key, scoreTitle }: Ranking): (label: number) => number {
    const { points, editions } = this.#roomFor(key);
    const titles = this.#titles;
    return (label) => {
      const edition = titles.edition(label);
      if (editions[label] !== edition) {
        points[label] = scoreTitle(titles.text(label));
        editions[label] = edition;
      }
      return points[label]!;
    };
  }

  #roomFor(key: string): Points {
    const known = this.#known.get(key);
    const { size } = this.#titles;
    if (known !== undefined && known.points.length >= size) return known;
    const room = { points: new Float32Array(size + SPARE), editions: new Uint32Array(size + SPARE) };
    this.#known.set(key, room);
    return room;
  }
}

/** Titles that may be added before the points are computed anew. */
const SPARE = 1_024;
