import { type JobIndex, wordsOf } from "../map/index.ts";
import { skillKey } from "./parse/spans.ts";

/** Milliseconds for which a new skill may not be suggested. */
const RENEW_MS = 60_000;

/** The skills that jobs name, by their beginnings. */
export class SkillNames {
  #sorted: readonly string[] = [];
  #madeFor: JobIndex | undefined;
  #madeAt = 0;

  /** Skills that begin with a text, in the words of the index. */
  begin(index: JobIndex, text: string, limit: number): string[] {
    this.#renew(index);
    const begin = wordsOf(text).join(" ");
    if (begin.length < 2) return [];
    const found: string[] = [];
    for (let at = this.#firstFrom(begin); found.length < limit && this.#sorted[at]?.startsWith(begin); at++)
      found.push(this.#sorted[at] ?? "");
    return found;
  }

  #renew(index: JobIndex): void {
    const now = performance.now();
    if (this.#madeFor === index && now - this.#madeAt < RENEW_MS) return;
    const prefix = skillKey("");
    const names: string[] = [];
    for (const key of index.values("concept"))
      if (key.startsWith(prefix)) names.push(key.slice(prefix.length));
    this.#sorted = names.sort();
    this.#madeFor = index;
    this.#madeAt = now;
  }

  #firstFrom(text: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sorted[middle] ?? "") < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
