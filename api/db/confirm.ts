import { createInterface } from "node:readline/promises";
import type { Contents } from "./installation.ts";
import { SchemaError } from "./schema.ts";

export interface Question {
  readonly url: string;
  readonly found: Contents;
  /** The planned action, as a sentence. */
  readonly what: string;
  /** The database's name, if it was given on the command line. */
  readonly answer: string | undefined;
  say(text: string): void;
}

/** Asks for the database's name and continues only if it is typed correctly. @throws SchemaError if it is not */
export async function confirmByName({ url, found, what, answer, say }: Question): Promise<void> {
  const { host, pathname } = new URL(url);
  const name = pathname.slice(1);
  say(`The database "${name}" at ${host} is in use:`);
  if (found.productionSince)
    say(`  it has been in production since ${found.productionSince.toISOString().slice(0, 10)}`);
  for (const [rows, count] of Object.entries(found.rows)) say(`  ${rows}: ${count.toLocaleString("en-US")}`);
  say(what);
  const typed = answer ?? (await readLine(`Type ${name} to continue: `));
  if (typed.trim() !== name)
    throw new SchemaError(
      `That is not the database's name, so nothing was done. Make a backup first: npm run backup`,
    );
}

/** Reads one line of input; an empty string if there is no terminal. */
async function readLine(question: string): Promise<string> {
  // The terminal edits the line itself; Ctrl-C there goes to the command that started this process.
  const lines = createInterface({ input: process.stdin, output: process.stdout, terminal: false });
  try {
    const ended = new Promise<string>((resolve) => lines.once("close", () => resolve("")));
    return await Promise.race([lines.question(question), ended]);
  } finally {
    lines.close();
  }
}
