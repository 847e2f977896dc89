/** Receives the tiles, and is notified when one is evicted. */
export interface TileKeeper {
  add(key: string, bytes: Uint8Array<ArrayBuffer>): void;
  forget(key: string): void;
}

const MAX_TILES = 160;
/** A tile that did not come is asked for again after so long, and after twice as long each time. */
const RETRY_MS = 15_000;
const MAX_RETRY_MS = 240_000;

/** Fetches each tile once, hands it to its keeper, and keeps the names of the last ones used. */
export class TileCache<T> {
  readonly #keeper: TileKeeper;
  readonly #life: AbortSignal;
  readonly #onArrival: () => void;
  /** Undefined while a tile is under way, null when it could not be had. */
  readonly #tiles = new Map<string, T | null | undefined>();
  readonly #read: (bytes: Uint8Array) => T;
  readonly #failures = new Map<string, number>();
  #underWay = 0;
  #hasFailed = false;

  /** @param read what the page itself needs of a tile: its names */
  constructor(keeper: TileKeeper, life: AbortSignal, onArrival: () => void, read: (bytes: Uint8Array) => T) {
    this.#read = read;
    this.#keeper = keeper;
    this.#life = life;
    this.#onArrival = onArrival;
  }

  get isIdle(): boolean {
    return this.#underWay === 0;
  }

  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** The names of a tile; undefined while it is not there, and then it is fetched unless it was. */
  get(key: string, url: string): T | undefined {
    const names = this.#tiles.get(key);
    if (names === undefined) {
      if (!this.#tiles.has(key)) void this.#fetch(key, url);
      return undefined;
    }
    if (names === null) return undefined;
    this.#tiles.delete(key);
    this.#tiles.set(key, names);
    return names;
  }

  clear(): void {
    this.#tiles.clear();
  }

  async #fetch(key: string, url: string): Promise<void> {
    this.#tiles.set(key, undefined);
    this.#underWay++;
    try {
      const reply = await fetch(url, { signal: this.#life });
      if (!reply.ok) throw new Error(`Base map: ${reply.status}`);
      const bytes = new Uint8Array(await reply.arrayBuffer());
      this.#tiles.set(key, this.#read(bytes));
      this.#failures.delete(key);
      this.#keeper.add(key, bytes);
      this.#forget();
    } catch {
      if (this.#life.aborted) return;
      this.#tiles.set(key, null);
      this.#hasFailed = true;
      this.#retryLater(key);
    } finally {
      this.#underWay--;
    }
    this.#onArrival();
  }

  /** The map shows what it has meanwhile. */
  #retryLater(key: string): void {
    const failures = this.#failures.get(key) ?? 0;
    this.#failures.set(key, failures + 1);
    const timer = setTimeout(
      () => {
        if (this.#tiles.get(key) !== null) return;
        this.#tiles.delete(key);
        this.#onArrival();
      },
      Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** failures),
    );
    this.#life.addEventListener("abort", () => clearTimeout(timer), { once: true });
  }

  #forget(): void {
    for (const [key, names] of this.#tiles) {
      if (this.#tiles.size <= MAX_TILES) return;
      if (names === undefined) continue;
      this.#tiles.delete(key);
      this.#keeper.forget(key);
    }
  }
}
