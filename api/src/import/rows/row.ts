import type { Field } from "../fields.ts";
import type { Warning, WarningKind } from "../job.ts";
import { plain, prose } from "../parse/text.ts";
import type { Mapping } from "../recognise.ts";

/** A row seen through the mapping; collects what had to be left out of it. */
export class Row {
  readonly #cells: readonly string[];
  readonly #mapping: Mapping;
  readonly warnings: Warning[] = [];

  constructor(cells: readonly string[], mapping: Mapping) {
    this.#cells = cells;
    this.#mapping = mapping;
  }

  /** The field's text on one line; "" when there is no such column or the cell says nothing. */
  text(field: Field): string {
    return plain(this.#raw(field));
  }

  /** The field's text with its lines. */
  prose(field: Field): string {
    return prose(this.#raw(field));
  }

  /** True when the cell says "none", which answers a question about requirements. */
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
  }

  #raw(field: Field): string | undefined {
    const column = this.#mapping.columns.get(field);
    return column === undefined ? undefined : this.#cells[column.index];
  }
}
