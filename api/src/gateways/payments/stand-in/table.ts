import { z } from "zod";
import { Fault } from "./wire/fault.ts";

interface Row {
  readonly id: string;
}

/** Objects of one kind. Rows are replaced, never changed, so that whoever holds one holds it as it was. */
export class Table<T extends Row> {
  readonly name: string;
  readonly #rows = new Map<string, T>();
  /** Ids by the other name that rows of this kind are looked up by. */
  readonly #ids = new Map<string, string>();
  readonly #nameOf: (row: T) => string | null | undefined;
  readonly #changed: (table: string, id: string, row: T | null) => void;
  readonly #stored = z.custom<T>((row) => typeof row === "object" && row !== null && "id" in row);

  constructor(
    name: string,
    changed: (table: string, id: string, row: T | null) => void,
    nameOf: (row: T) => string | null | undefined = () => null,
  ) {
    this.name = name;
    this.#changed = changed;
    this.#nameOf = nameOf;
  }

  get size(): number {
    return this.#rows.size;
  }

  /** In the order of creation. */
  values(): readonly T[] {
    return [...this.#rows.values()];
  }

  find(id: string): T | undefined {
    return this.#rows.get(id);
  }

  /** The row with the other name. */
  findBy(name: string): T | undefined {
    const id = this.#ids.get(name);
    return id === undefined ? undefined : this.#rows.get(id);
  }

  /** @throws Fault as Stripe does for an unknown id; `param` is the parameter that named it */
  get(id: string, param = "id"): T {
    const row = this.#rows.get(id);
    if (row) return row;
    throw new Fault(404, `No such ${this.name}: '${id}'`, { code: "resource_missing", param });
  }

  put<R extends T>(row: R): R {
    this.#set(row);
    this.#changed(this.name, row.id, row);
    return row;
  }

  change(id: string, change: Partial<T>): T {
    return this.put({ ...this.get(id), ...change });
  }

  remove(id: string): void {
    if (this.#rows.delete(id)) this.#changed(this.name, id, null);
  }

  /** Puts back a row that was stored; one that was removed is null. */
  restore(body: unknown): void {
    if (body !== null) this.#set(this.#stored.parse(body));
  }

  #set(row: T): void {
    this.#rows.set(row.id, row);
    const name = this.#nameOf(row);
    if (typeof name === "string") this.#ids.set(name, row.id);
  }
}
