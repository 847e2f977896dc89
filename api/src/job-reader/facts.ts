import type { ReadFrom } from "@jobmap/contract/job-reading";
import type { Field } from "../import/fields.ts";

/** A value as the source writes it, under the importer's name for it. */
export interface Fact {
  readonly value: string;
  readonly source: ReadFrom;
  /** The key, field or label that it stands behind; empty where there is none. */
  readonly label: string;
  /** The words around it. */
  readonly quote: string;
  readonly confidence: number;
}

/** Names of the importer's fields, and of lists that no importer reads. */
export type FactName = Field | "licences";

/** What was read, the surest value of each field. */
export class Facts {
  readonly #facts = new Map<FactName, Fact>();

  /** Keeps the first of equally sure values. */
  add(name: FactName, fact: Fact): void {
    const known = this.#facts.get(name);
    if (fact.value.trim() !== "" && (known === undefined || known.confidence < fact.confidence))
      this.#facts.set(name, { ...fact, quote: shortened(fact.quote) });
  }

  get(name: FactName): Fact | undefined {
    return this.#facts.get(name);
  }

  has(...names: readonly FactName[]): boolean {
    return names.some((name) => this.#facts.has(name));
  }

  entries(): [FactName, Fact][] {
    return [...this.#facts];
  }
}

const MAX_QUOTE = 500;

const shortened = (quote: string) =>
  quote.length <= MAX_QUOTE ? quote : `${quote.slice(0, MAX_QUOTE).replace(/\s+\S*$/, "")}…`;
