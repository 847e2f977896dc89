import type { Sequelize } from "sequelize";
import type { Others } from "../../test/payments/storm/others.ts";
import { type Product, startProduct } from "../../test/support/product.ts";

export interface ProcessesOptions {
  readonly count: number;
  readonly deathsPerChunk: number;
  readonly databaseUrl: string;
  readonly settings: Readonly<Record<string, string>>;
  /** Not through what breaks. */
  readonly database: Sequelize;
}

const QUEUES = ["stripe_events", "payment_tasks"];

/** Real processes of the product that are killed with SIGKILL while they work, and started again. */
export class Processes implements Others {
  readonly #options: ProcessesOptions;
  #all: Product[] = [];
  readonly #ready = new Set<Product>();
  readonly deathsPerChunk: number;
  deaths = 0;

  constructor(options: ProcessesOptions) {
    this.#options = options;
    this.deathsPerChunk = options.deathsPerChunk;
  }

  async start(): Promise<void> {
    const { count } = this.#options;
    const all = await Promise.all(Array.from({ length: count }, () => this.#startOne()));
    await Promise.all(all.map(({ ready }) => ready));
  }

  urls(): readonly string[] {
    return [...this.#ready].map(({ url }) => url);
  }

  async kill(random: () => number): Promise<void> {
    const ready = [...this.#ready];
    const victim = ready[Math.floor(random() * ready.length)];
    if (!victim) return;
    await new Promise((resolve) => setTimeout(resolve, random() * 300));
    await this.#end(victim);
    await this.#startOne();
  }

  async endLeases(): Promise<void> {
    for (const table of QUEUES)
      await this.#options.database.query(
        `UPDATE ${table} SET claimed_until = NULL, next_attempt_at = NULL WHERE status = 'QUEUED'`,
      );
  }

  async end(): Promise<void> {
    for (const product of [...this.#all]) await this.#end(product);
  }

  async #startOne(): Promise<Product> {
    const { databaseUrl, settings } = this.#options;
    const product = await startProduct({ databaseUrl, settings });
    this.#all.push(product);
    product.ready.then(
      () => this.#ready.add(product),
      () => {},
    );
    // Its connections may break while it starts; then it ends, as an operator's supervisor would see.
    void product.ended.then((code) => {
      this.#ready.delete(product);
      if (!this.#all.includes(product)) return;
      this.#all = this.#all.filter((each) => each !== product);
      if (code !== null) void this.#startOne();
    });
    return product;
  }

  async #end(product: Product): Promise<void> {
    this.#all = this.#all.filter((each) => each !== product);
    this.#ready.delete(product);
    product.kill("SIGKILL");
    await product.ended;
    this.deaths++;
  }
}
