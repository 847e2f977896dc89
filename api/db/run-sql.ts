/** Runs one statement of plain SQL; values are passed as replacements, never concatenated into the text. */
export type RunSql = (statement: string, replacements?: readonly unknown[]) => Promise<void>;
