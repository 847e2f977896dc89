/** Runs one statement of plain SQL; values go in as replacements, never into the text. */
export type RunSql = (statement: string, replacements?: readonly unknown[]) => Promise<void>;
