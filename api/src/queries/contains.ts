/** A `LIKE` pattern that finds `text` anywhere in a column, literally: its wildcards are escaped. */
export function contains(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
}
