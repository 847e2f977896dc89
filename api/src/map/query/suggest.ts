import { firstWhere } from "../core/search.ts";
import type { Suggestion } from "../core/types.ts";
import { fold } from "../core/words.ts";
import type { Labels, Vocabulary } from "../store/vocabulary.ts";

/** New texts are searched one by one, up to this many, before they are sorted in. */
const MAX_PENDING = 512;

/** Titles and companies by the prefix of any of their words. Case and accents are ignored. */
export class Suggester {
  readonly #titles: Endings<string>;
  readonly #companies: Endings<number>;

  constructor({ titles, companies }: Vocabulary) {
    this.#titles = new Endings(titles);
    this.#companies = new Endings(companies);
  }

  /** Most jobs first; a third are companies if there are enough of both. */
  find(text: string, limit: number): Suggestion[] {
    const prefix = fold(text.trim()).replace(/\s+/g, " ");
    if (prefix === "" || limit < 1) return [];
    const titles = this.#titles.find(prefix, limit);
    const companies = this.#companies.find(prefix, limit);
    const companyShare = Math.min(companies.length, Math.max(Math.floor(limit / 3), limit - titles.length));
    return [
      ...titles
        .slice(0, limit - companyShare)
        .map(({ text, count }) => ({ kind: "title" as const, text, count })),
      ...companies
        .slice(0, companyShare)
        .map(({ key, text, count }) => ({ kind: "company" as const, text, count, companyId: key })),
    ].sort((a, b) => b.count - a.count);
  }
}

/** A label with its folded text from one of its words to the end. */
interface Ending {
  readonly ending: string;
  readonly label: number;
  /** Edition of the label when it had this text. */
  readonly edition: number;
  /** Whether it is the whole text. */
  readonly isWhole: boolean;
}

interface Match<K> {
  readonly key: K;
  readonly text: string;
  readonly count: number;
}

/** All endings of all labels, sorted, so that those with the same prefix are adjacent. */
class Endings<K extends string | number> {
  readonly #labels: Labels<K>;
  #sorted: Ending[] = [];
  /** The labels of the sorted endings. */
  #sortedLabels = new Uint32Array(0);
  /** Labels whose endings are not sorted in yet. */
  readonly #pending = new Set<number>();

  constructor(labels: Labels<K>) {
    this.#labels = labels;
    for (let label = 0; label < labels.size; label++) this.#pending.add(label);
    this.#sortIn();
    labels.listeners.push((label) => this.#pending.add(label));
  }

  /** The labels with the most jobs; those that start with `prefix` come before those in which a later word does. */
  find(prefix: string, limit: number): Match<K>[] {
    if (this.#pending.size > MAX_PENDING) this.#sortIn();
    const best: Ending[] = [];
    const start = this.#firstFrom(prefix);
    const end = start + firstWhere(this.#sorted.length - start, (i) => !this.#startsWith(start + i, prefix));
    // One letter begins a large part of all endings: most are passed over by their number of jobs alone.
    let least = 0;
    for (let i = start; i < end; i++) {
      if (this.#labels.count(this.#sortedLabels[i]!) < least) continue;
      this.#keepBest(this.#sorted[i]!, best, limit);
      if (best.length === limit) least = this.#labels.count(best[limit - 1]!.label);
    }
    for (const label of this.#pending)
      for (const ending of this.#endingsOf(label))
        if (ending.ending.startsWith(prefix)) this.#keepBest(ending, best, limit);
    return best.flatMap(({ label }) => {
      const key = this.#labels.key(label);
      return key === undefined
        ? []
        : [{ key, text: this.#labels.text(label), count: this.#labels.count(label) }];
    });
  }

  #keepBest(candidate: Ending, best: Ending[], limit: number): void {
    const last = best[limit - 1];
    if (last !== undefined && this.#compare(candidate, last) >= 0) return;
    if (this.#labels.count(candidate.label) === 0 || !this.#isCurrent(candidate)) return;
    const same = best.findIndex(({ label }) => label === candidate.label);
    if (same >= 0) {
      if (this.#compare(candidate, best[same]!) >= 0) return;
      best.splice(same, 1);
    }
    const place = best.findIndex((other) => this.#compare(candidate, other) < 0);
    best.splice(place < 0 ? best.length : place, 0, candidate);
    best.length = Math.min(best.length, limit);
  }

  #compare(a: Ending, b: Ending): number {
    const byCount = this.#labels.count(b.label) - this.#labels.count(a.label);
    return (
      byCount || Number(b.isWhole) - Number(a.isWhole) || compareText(a.ending, b.ending) || a.label - b.label
    );
  }

  /** False once the label was released or has another text. */
  #isCurrent({ label, edition }: Ending): boolean {
    return this.#labels.edition(label) === edition;
  }

  #sortIn(): void {
    const added = [...this.#pending]
      .flatMap((label) => this.#endingsOf(label))
      .sort((a, b) => compareText(a.ending, b.ending));
    this.#pending.clear();
    const merged: Ending[] = [];
    let i = 0;
    for (const ending of this.#sorted) {
      if (!this.#isCurrent(ending)) continue;
      while (i < added.length && compareText(added[i]!.ending, ending.ending) < 0) merged.push(added[i++]!);
      merged.push(ending);
    }
    for (; i < added.length; i++) merged.push(added[i]!);
    this.#sorted = merged;
    this.#sortedLabels = Uint32Array.from(merged, ({ label }) => label);
  }

  #endingsOf(label: number): Ending[] {
    const text = fold(this.#labels.text(label));
    const edition = this.#labels.edition(label);
    const endings: Ending[] = [];
    for (const { index } of text.matchAll(/[\p{L}\p{N}]+/gu))
      endings.push({ ending: text.slice(index), label, edition, isWhole: index === 0 });
    return endings;
  }

  #startsWith(i: number, prefix: string): boolean {
    return this.#sorted[i]!.ending.startsWith(prefix);
  }

  #firstFrom(prefix: string): number {
    return firstWhere(this.#sorted.length, (i) => this.#sorted[i]!.ending >= prefix);
  }
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
