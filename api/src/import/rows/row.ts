import type { Field } from "../fields.ts";
import { WARNINGS, type Warning, type WarningKind } from "../job.ts";
import { plain, prose } from "../parse/text.ts";
import type { Mapping } from "../recognize.ts";

/** What a fact was made from: the non-empty fields that were read, and the rules that were applied. */
export interface FactSource {
  readonly fields: ReadonlySet<Field>;
  readonly rules: readonly string[];
}

/** Sources of facts by their names. */
export type FactTrace = ReadonlyMap<string, FactSource>;

/** A row accessed through the mapping; collects warnings, and the source of each fact. */
export class Row {
  readonly #cells: readonly string[];
  readonly #mapping: Mapping;
  readonly warnings: Warning[] = [];
  readonly trace = new Map<string, { readonly fields: Set<Field>; readonly rules: string[] }>();
  #fact: { readonly fields: Set<Field>; readonly rules: string[] } | undefined;

  constructor(cells: readonly string[], mapping: Mapping) {
    this.#cells = cells;
    this.#mapping = mapping;
  }

  /** Makes a fact; the fields read and rules applied meanwhile are recorded as its source. */
  fact<T>(name: string, make: () => T): T {
    const outer = this.#fact;
    this.#fact = this.trace.get(name) ?? { fields: new Set(), rules: [] };
    this.trace.set(name, this.#fact);
    try {
      return make();
    } finally {
      this.#fact = outer;
    }
  }

  /** Records a rule that the current fact is made by. */
  rule(text: string): void {
    this.#fact?.rules.push(text);
  }

  /** Records that the current fact also depends on a field that another fact has read. */
  rests(field: Field): void {
    this.#raw(field);
  }

  /** The field's text on one line; "" if there is no such column or the cell is effectively empty. */
  text(field: Field): string {
    return plain(this.#raw(field));
  }

  /** The field's text, without recording it as a source of the current fact. */
  peek(field: Field): string {
    const fact = this.#fact;
    this.#fact = undefined;
    const text = this.text(field);
    this.#fact = fact;
    return text;
  }

  /** The field's text with its lines. */
  prose(field: Field): string {
    return prose(this.#raw(field));
  }

  /** Whether the cell says "none", which answers a question about requirements. */
  isNone(field: Field): boolean {
    return /^(?:none|ningun[oa]?|aucune?|keine?)\.?$/i.test((this.#raw(field) ?? "").trim());
  }

  has(field: Field): boolean {
    return this.#mapping.columns.has(field);
  }

  /** Header of the field's column, "" when it has none. */
  header(field: Field): string {
    return this.#mapping.columns.get(field)?.header ?? "";
  }

  warn(kind: WarningKind, field: Field, value = this.text(field)): void {
    this.warnings.push({ kind, column: this.header(field), value: value.slice(0, 200) });
    this.rule(WARNINGS[kind]);
  }

  #raw(field: Field): string | undefined {
    const column = this.#mapping.columns.get(field);
    const cell = column === undefined ? undefined : this.#cells[column.index];
    if (cell !== undefined && cell.trim() !== "") this.#fact?.fields.add(field);
    return cell;
  }
}
