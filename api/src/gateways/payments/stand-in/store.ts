import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";

/** A row as it now is; its body is null once it was removed. */
export interface StoredRow {
  readonly table: string;
  readonly id: string;
  readonly body: unknown;
}

/** Where the stand-in keeps its state: Stripe does not forget when our process restarts. */
export interface Store {
  /** All rows, each as last written, in the order in which they were first written. */
  read(): readonly StoredRow[];
  /** Writes the rows that one request changed, all or none. */
  write(rows: readonly StoredRow[]): void;
}

export const memoryStore = (): Store => ({ read: () => [], write: () => {} });

const Change = z.array(z.object({ table: z.string(), id: z.string(), body: z.unknown() }));

/** A file with one line a change, for one process. It is rewritten without outdated rows when it is read. */
export function fileStore(path: string): Store {
  return {
    read() {
      if (!existsSync(path)) return [];
      const latest = new Map<string, StoredRow>();
      for (const line of readFileSync(path, "utf8").split("\n"))
        for (const row of rowsOf(line)) latest.set(`${row.table} ${row.id}`, row);
      const rows = [...latest.values()].filter(({ body }) => body !== null);
      writeFileSync(`${path}.new`, rows.map((row) => `${JSON.stringify([row])}\n`).join(""), { mode: 0o600 });
      renameSync(`${path}.new`, path);
      return rows;
    },
    write(rows) {
      mkdirSync(dirname(path), { recursive: true });
      appendFileSync(path, `${JSON.stringify(rows)}\n`, { mode: 0o600 });
    },
  };
}

/** A process that is killed while it writes leaves half a line, whose request was not answered. */
function rowsOf(line: string): readonly StoredRow[] {
  try {
    return Change.parse(JSON.parse(line));
  } catch {
    return [];
  }
}
