import { LruCache } from "../core/cache.ts";
import type { Labels } from "../store/vocabulary.ts";

/** Scores whose points are kept: a reader of several pages, and of several readers the latest. */
const LIMIT = 16;

interface Points {
  readonly points: Float32Array;
  /** Edition of the label that the points were given to; 0 for none. */
  readonly editions: Uint32Array;
}

/** The points that titles or companies get, each computed once: many jobs share them. */
export class LabelScores<K extends string | number> {
  readonly #labels: Labels<K>;
  readonly #known = new LruCache<Points>(LIMIT);

  constructor(labels: Labels<K>) {
    this.#labels = labels;
  }

  /**
   * The points of each label.
   * @param key equal keys give each label the same points
   * @param score points of a label that is in use
   */
  of(key: string, score: (label: number) => number): (label: number) => number {
    const { points, editions } = this.#roomFor(key);
    const labels = this.#labels;
    return (label) => {
      const edition = labels.edition(label);
      if (editions[label] !== edition) {
        points[label] = score(label);
        editions[label] = edition;
      }
      return points[label]!;
    };
  }

  #roomFor(key: string): Points {
    const known = this.#known.get(key);
    const { size } = this.#labels;
    if (known !== undefined && known.points.length >= size) return known;
    const room = { points: new Float32Array(size + SPARE), editions: new Uint32Array(size + SPARE) };
    this.#known.set(key, room);
    return room;
  }
}

/** Labels that may be added before the points are computed anew. */
const SPARE = 1_024;
