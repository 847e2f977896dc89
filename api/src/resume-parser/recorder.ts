import { RESUME_LIMITS } from "@jobmap/contract/resume-document";
import { type Box, unite } from "./text.ts";

/** Where a value of the document comes from, and how sure the parser is of it. */
export interface Finding {
  /** Of the value in the document, as errors name fields: `work[0].position`. */
  readonly path: string;
  /** From 0 to 1. */
  readonly confidence: number;
  /** One a page. */
  readonly boxes: readonly Box[];
}

/** From this confidence on, nobody is asked to look twice. */
export const SURE = 0.75;

export type Setter = (field: string, value: unknown, confidence: number, boxes: readonly Box[]) => void;

/** Collects what is found, value by value. */
export class Recorder {
  readonly #basics: Record<string, unknown> = {};
  readonly #sections = new Map<string, Record<string, unknown>[]>();
  readonly findings: Finding[] = [];

  /** A field of the basics; the first value stays. */
  readonly basic: Setter = (field, value, confidence, boxes) => {
    if (value === undefined || value === "" || field in this.#basics) return;
    this.#basics[field] = value;
    this.#note(`basics.${field}`, confidence, boxes);
  };

  /** A link of the basics. */
  profile(value: Readonly<Record<string, string>>, confidence: number, boxes: readonly Box[]): void {
    const all = this.#basics["profiles"];
    const profiles = Array.isArray(all) ? all : [];
    this.#basics["profiles"] = profiles;
    if (profiles.some((each) => each.url === value["url"])) return;
    profiles.push(value);
    this.#note(`basics.profiles[${profiles.length - 1}]`, confidence, boxes);
  }

  /** A new entry of a section; it exists once a field of it is set. */
  entry(section: string): Setter {
    let at = -1;
    return (field, value, confidence, boxes) => {
      if (value === undefined || value === "" || (Array.isArray(value) && value.length === 0)) return;
      const entries = this.#sections.get(section) ?? [];
      if (at < 0 && entries.length >= RESUME_LIMITS.entries) return;
      this.#sections.set(section, entries);
      if (at < 0) at = entries.push({}) - 1;
      const entry = entries[at];
      if (!entry || field in entry) return;
      entry[field] = value;
      this.#note(`${section}[${at}].${field}`, confidence, boxes);
    };
  }

  get tree(): Readonly<Record<string, unknown>> {
    const basics = Object.keys(this.#basics).length > 0 ? { basics: this.#basics } : {};
    return { ...basics, ...Object.fromEntries(this.#sections) };
  }

  #note(path: string, confidence: number, boxes: readonly Box[]): void {
    this.findings.push({ path, confidence, boxes: unite(boxes) });
  }
}
