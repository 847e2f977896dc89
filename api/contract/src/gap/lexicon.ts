import { tokensOf } from "./tokens.ts";

/** What a listing may ask for, and a resume may say. */
export const TERM_KINDS = [
  "software",
  "skill",
  "credential",
  "degree",
  "language",
  "work",
  "experience",
] as const;
export type TermKind = (typeof TERM_KINDS)[number];

export interface Term {
  /** Stable while its label is: lists are compared by it. */
  readonly id: string;
  readonly label: string;
  readonly kind: TermKind;
  /** Labels of what somebody who has this has as well: with a CDL, a driver's license. */
  readonly implies: readonly string[];
}

/**
 * How a phrase must be written to be meant. `weak` ones are words of everyday language too ("Word", "Go"): written like this, and with
 * something beside them that shows what is meant.
 */
export type Look = "any" | "exact" | "weak";

export interface Phrase {
  readonly term: Term;
  readonly text: string;
  readonly look: Look;
}

const LOOKS: Readonly<Record<string, Look>> = { "^": "exact", "?": "weak" };

/**
 * Reads a list of terms, one a line: `Label: other words, Exact Case^, Weak? > Implied label`. The label itself is a phrase as well, and
 * takes the same marks; `*` before it says that it is only a label.
 */
export function readLexicon(kind: TermKind, source: string): Phrase[] {
  return source
    .split("\n")
    .filter((line) => line.trim() !== "")
    .flatMap((line) => {
      const [names = "", implied = ""] = line.split(">");
      const colon = names.indexOf(": ");
      const first = (colon < 0 ? names : names.slice(0, colon)).trim();
      const others = colon < 0 ? [] : parts(names.slice(colon + 1));
      const isPhrase = !first.startsWith("*");
      const label = first.replace(/^\*|[\^?]$/g, "");
      const term: Term = { id: `${kind}:${label.toLowerCase()}`, label, kind, implies: parts(implied) };
      return [...(isPhrase ? [first] : []), ...others].map((phrase) => ({
        term,
        text: phrase.replace(/[\^?]$/, ""),
        look: LOOKS[phrase.at(-1) ?? ""] ?? "any",
      }));
    });
}

const parts = (list: string) =>
  list
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** A node of the automaton: what may follow, and what ends here. */
interface Node {
  readonly next: Map<string, Node>;
  readonly phrases: Phrase[];
}

/** Phrases by their words, as a trie. */
export class Lexicon {
  readonly #root: Node = { next: new Map(), phrases: [] };
  readonly #byLabel = new Map<string, Term>();

  constructor(phrases: readonly Phrase[]) {
    for (const phrase of phrases) this.#add(phrase);
  }

  #add(phrase: Phrase): void {
    let node = this.#root;
    for (const { key } of tokensOf(phrase.text)) {
      let next = node.next.get(key);
      if (!next) {
        next = { next: new Map(), phrases: [] };
        node.next.set(key, next);
      }
      node = next;
    }
    if (node !== this.#root) node.phrases.push(phrase);
    if (!this.#byLabel.has(phrase.term.label)) this.#byLabel.set(phrase.term.label, phrase.term);
  }

  get root(): Node {
    return this.#root;
  }

  term(label: string): Term | undefined {
    return this.#byLabel.get(label);
  }

  /** Everything that having a term means, itself included. */
  implied(term: Term): Set<string> {
    const ids = new Set<string>();
    const add = (each: Term | undefined) => {
      if (!each || ids.has(each.id)) return;
      ids.add(each.id);
      for (const label of each.implies) add(this.#byLabel.get(label));
    };
    add(term);
    return ids;
  }
}
